import { mergeConfig } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';

export default mergeConfig(fromSource, { test: { environment: 'happy-dom', setupFiles: 'test/internals.ts' } });
