import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

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
  },
});
