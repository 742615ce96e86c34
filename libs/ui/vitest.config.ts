import { mergeConfig } from 'vitest/config';
import { throughVite } from '../../vite.shared.ts';

export default mergeConfig(throughVite, { test: { environment: 'happy-dom', setupFiles: 'test/internals.ts' } });
