import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { browserResults } from './scripts/lib/tally.mjs';

/** Every spec starts a server of its own, so nothing is started here. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  // Ends a test that hangs; how fast something is, benchmarks say.
  timeout: 300_000,
  // On a busy machine a screen may be a little behind.
  expect: { timeout: 15_000 },
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: browserResults.join('/') }]],
  use: {
    screenshot: 'only-on-failure',
    // It would keep files from one test's server for the next; `installed.spec.ts` lets it in.
    serviceWorkers: 'block',
    // A trace costs a test half as much time again: only a second try, in CI, is worth it.
    // Without pictures, which take as much again.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-compositing',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
