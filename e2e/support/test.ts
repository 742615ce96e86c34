import { test as base } from '@playwright/test';

/**
 * A test whose pages are closed at its end. Otherwise, they would keep reconnecting to their server and slow down the
 * next test.
 */
export const test = base.extend<{ readonly closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((it) => it.close()));
    },
    { auto: true },
  ],
});
