import { defineConfig } from 'vitest/config';

// Real sockets on a machine that may be busy with other things.
export default defineConfig({ test: { testTimeout: 20_000 } });
