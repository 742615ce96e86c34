import { expect } from '@playwright/test';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { tour } from './support/tour.ts';
import { test } from './support/test.ts';
import { walkAround } from './support/walk.ts';

test.describe.configure({ timeout: 400_000, mode: 'parallel' });

/** Upright, where it is also looked at with text twice as large, and on its side. */
const phones = [[390, 844], [844, 390]] as const; // prettier-ignore

for (const language of ['en', 'fr'] as const) {
  test(
    `no screen has an accessibility violation or is too wide (${language})`,
    { tag: '@long' },
    async ({ browser }) => {
      const server = await TestServer.open();
      const looker = new Looker();
      const wide: string[] = [];
      const crowded: string[] = [];
      try {
        await tour({
          browser,
          url: server.url,
          language,
          size: { width: 390, height: 844 },
          show: async ({ name, page }) => {
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (over > 0) wide.push(`${name}: ${over} px wider than the screen`);
            // Elements that are still fading in do not have their final contrast.
            await page.evaluate(() => {
              for (const it of document.getAnimations())
                if (it.effect?.getTiming().iterations !== Infinity) it.finish();
            });
            await looker.look(name, page);
            if (page.viewportSize()!.width < 400)
              crowded.push(...(await walkAround(page, name, { only: phones, scrolls: true })));
          },
        });
      } finally {
        await server.close();
      }
      expect(wide).toEqual([]);
      expect(crowded).toEqual([]);
      expect(looker.found).toEqual([]);
      expect(looker.names.length).toBeGreaterThan(18);
    },
  );
}
