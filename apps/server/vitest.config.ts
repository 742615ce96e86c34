import { mergeConfig } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';

// Real sockets on a machine that may be busy with other things.
export default mergeConfig(fromSource, { test: { testTimeout: 20_000 } });
