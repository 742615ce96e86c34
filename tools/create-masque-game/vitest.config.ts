import { configDefaults, mergeConfig } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';

// The game of the tutorial is put together in `test-results`, and tested by the test that puts it there.
export default mergeConfig(fromSource, { test: { exclude: [...configDefaults.exclude, 'test-results/**'] } });
