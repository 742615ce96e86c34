import { mergeConfig } from 'vitest/config';
import { fromSource } from '../../vite.shared.ts';

// What takes longer than a check should: run by `npm run test:packages`.
export default mergeConfig(fromSource, { test: { include: ['src/**/*.long.ts'] } });
