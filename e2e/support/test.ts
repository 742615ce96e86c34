import { test as base } from '@playwright/test';

/**
 * A test whose pages are closed when it is over. Those of a test before it would go on looking for their server, and
 * take the time that this one needs.
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
