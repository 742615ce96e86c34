import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';

/** By this condition of their `exports`, packages of this workspace find each other's sources, not what is built. */
const source = '@masque/source';

/** What Vite and Vitest need in every package of the workspace. */
export const fromSource = defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  // A test that hangs is found all the same; one that is slow on a busy machine is no failure.
  test: {
    execArgv: [`--conditions=${source}`],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Node runs our TypeScript itself, in tests as well: there is nothing to transform, it starts from the compile
    // cache, and code that is called a million times is not slowed down by Vite's wrapping of imports.
    experimental: { viteModuleRunner: false },
  },
});

/** For packages with elements: Node does not know decorators. */
export const throughVite = mergeConfig(fromSource, { test: { experimental: { viteModuleRunner: true } } });

/** Tests of a game's elements, and those that replace modules, which Node cannot take back. */
const needsVite = ['src/ui/**/*.test.ts', 'src/**/newcomer.test.ts'];

/** For games: Node runs whatever it can. */
export const forGame = mergeConfig(fromSource, {
  test: {
    projects: [
      { extends: true, test: { name: 'node', exclude: needsVite } },
      { extends: true, test: { name: 'vite', include: needsVite, experimental: { viteModuleRunner: true } } },
    ],
  },
});
