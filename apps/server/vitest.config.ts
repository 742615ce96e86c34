import { mergeConfig } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';

// This suite is the longest, and spends much of its time waiting. With the single worker that two cores would get,
// every check would wait for it.
export default mergeConfig(fromSource, { test: { maxWorkers: 2 } });
