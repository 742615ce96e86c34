import { expect } from '@playwright/test';
import { crowding } from './support/crowding.ts';
import { openGallery } from './support/gallery.ts';
import { Looker } from './support/looker.ts';
import { test } from './support/test.ts';

/** Each state is checked in one of these looks; checking all states in all of them would be too many. */
const looks = [
  { language: 'en', size: { width: 390, height: 844 } },
  { language: 'fr', size: { width: 1280, height: 800 } },
  { language: 'fr', size: { width: 390, height: 844 } },
  { language: 'en', size: { width: 1280, height: 800 } },
] as const;

test('every component is accessible in every state', { tag: '@long' }, async ({ browser }) => {
  const gallery = await openGallery();
  try {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(gallery.url);
    const links = page.locator('mq-gallery a[href*="page="]');
    await expect(links.first()).toBeVisible({ timeout: 60_000 });
    const pages = await links.evaluateAll((all) => all.map((it) => new URL((it as HTMLAnchorElement).href).search));
    expect(pages.length).toBeGreaterThan(10);
    const looker = new Looker();
    for (const [i, search] of ['?page=', ...pages].entries()) {
      const { language, size } = looks[i % looks.length]!;
      await page.setViewportSize(size);
      await page.goto(`${gallery.url}${search}&lang=${language}`);
      await expect(page.locator('body > :not(script)').first()).toBeVisible();
      await looker.look(`${search} ${language} ${size.width}`, page);
    }
    expect(looker.found).toEqual([]);
    // The mark of a chosen card leaves its name readable.
    await page.goto(`${gallery.url}?page=&lang=fr`);
    const chosen = page.locator('mq-pick-card[chosen]').filter({ has: page.locator('.name') });
    const name = await chosen.locator('.name').evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    const mark = (await chosen.locator('.mark').boundingBox())!;
    expect(mark.y + mark.height <= name.top || mark.x >= name.right).toBe(true);
  } finally {
    await gallery.close();
  }
});

test('an open card in the middle of a small table lies on nobody', { tag: '@long' }, async ({ browser }) => {
  const gallery = await openGallery();
  try {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    for (const language of ['en', 'fr'])
      for (const seats of [2, 3, 4, 5, 6])
        for (const [width, height] of [
          [320, 568],
          [360, 640],
          [390, 844],
          [844, 390],
        ] as const) {
          // prettier-ignore
          await page.setViewportSize({ width, height });
          await page.goto(`${gallery.url}?page=coup-proof&seats=${seats}&lang=${language}`);
          await expect(page.locator('mq-ring')).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          const folder = process.env['SCREENS'];
          if (folder) await page.screenshot({ path: `${folder}/coup-proof-${seats}-${language}-${width}.png` });
          expect
            .soft(await page.evaluate(crowding, { atOnce: true }), `${seats} at ${width} (${language})`)
            .toEqual([]);
        }
  } finally {
    await gallery.close();
  }
});
