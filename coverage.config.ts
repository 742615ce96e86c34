import { defineConfig, mergeConfig } from 'vitest/config';
import { throughVite } from './vite.shared.ts';

/**
 * How much of the core and the mechanics their own tests and those of the example game run: `npm run coverage`. The
 * floor rises with what is there; it never falls. Through Vite, whose positions in the code the counts are made for.
 */
export default defineConfig({
  test: {
    projects: ['libs/core', 'libs/mechanics', 'games/coup'].map((root) =>
      mergeConfig(throughVite, { root, test: { name: root } }),
    ),
    coverage: {
      provider: 'v8',
      include: ['libs/{core,mechanics}/src/**/*.ts'],
      exclude: ['**/*.{test,fixture}.ts', '**/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 97, functions: 93, branches: 92, statements: 95 },
    },
  },
});
