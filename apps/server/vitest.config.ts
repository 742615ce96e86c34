import { mergeConfig } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';

// The longest of all suites, and it waits a good deal: with the one worker that two cores give, every check waits for it.
export default mergeConfig(fromSource, { test: { maxWorkers: 2 } });
