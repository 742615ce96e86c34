import { expect } from '@playwright/test';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const built = resolve(import.meta.dirname, '../apps/server/dist-docs');
const pages = globSync('**/*.html', { cwd: built }).filter((it) => it !== '404.html');

test.skip(!existsSync(join(built, 'index.html')), 'the documentation is not built: npm run docs');

test(
  'the documentation is read with no other server: every page, link and picture, charts, icons, search',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(10 * 60_000);
    const server = await TestServer.open();
    const home = `${server.url}/docs/`;
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      const wrong: string[] = [];
      const page = await context.newPage();
      page.on('request', (it) => it.url().startsWith(server.url) || wrong.push(`asks ${it.url()}`));
      // This includes violations of the page's content security policy.
      page.on('console', (it) => it.type() === 'error' && wrong.push(`${page.url()}: ${it.text()}`));
      page.on('pageerror', (it) => wrong.push(`${page.url()}: ${it.message}`));
      page.on('response', (it) => it.status() >= 400 && wrong.push(`${it.status()} ${it.url()}`));

      expect(pages.length).toBeGreaterThan(100);
      const links = new Map<string, string>();
      for (const it of pages) {
        await page.goto(home + it);
        await expect(page.locator('.vp-doc h1, .VPHero').first()).toBeAttached();
        const found = await page.evaluate(() => ({
          links: [...document.querySelectorAll<HTMLAnchorElement>('main a[href], aside a[href], header a[href]')].map(
            ({ href }) => href,
          ),
          blank: [...document.images].filter((it) => it.complete && it.naturalWidth === 0).map(({ src }) => src),
        }));
        for (const href of found.links) if (href.startsWith(server.url)) links.set(href, it);
        wrong.push(...found.blank.map((src) => `${it}: no picture ${src}`));
      }
      expect(links.size).toBeGreaterThan(pages.length);
      for (const [href, from] of links) {
        const { pathname, hash } = new URL(href);
        const path = pathname.replace(/^\/docs\//, '');
        const file = join(built, path.endsWith('/') || path === '' ? `${path}index.html` : path);
        if (!existsSync(file)) wrong.push(`${from}: ${href} leads nowhere`);
        else if (hash && !readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(hash.slice(1))}"`))
          wrong.push(`${from}: ${href} has no such place`);
      }
      expect(wrong).toEqual([]);

      await page.goto(`${home}games/coup.html`);
      await expect(page.locator('.chart svg').first()).toBeVisible();
      await page.goto(`${home}reference/table.html`);
      expect(await page.locator('main img').count()).toBeGreaterThanOrEqual(10);
      await page.goto(`${home}reference/icons.html`);
      await page.getByLabel('Find an icon').fill('crown');
      await expect(page.locator('.icons code', { hasText: /^queen-crown$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('.VPLocalSearchBox input').fill('game master');
      await page
        .locator('.VPLocalSearchBox .result')
        .filter({ hasText: /^\W*Game masters\W*$/ })
        .click({ timeout: 10_000 });
      await expect(page).toHaveURL(/reference\/game-masters/);
      expect(wrong).toEqual([]);
    } finally {
      await server.close();
    }
  },
);
