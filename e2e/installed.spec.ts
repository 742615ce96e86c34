import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { addBot } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test(
  'the app opens without its server, and keeps nothing that was said to anybody',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ seed: 'installed', held: true });
    try {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'allow' });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      // From now on, the service worker handles every request.
      await page.reload();
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

      // Videos are asked for in parts.
      const video = readdirSync(new URL('../apps/web/dist/assets', import.meta.url)).find((it) => it.endsWith('.mp4'));
      const part = page.evaluate(async (path) => {
        const answer = await fetch(path, { headers: { range: 'bytes=0-99' } });
        return [answer.status, (await answer.arrayBuffer()).byteLength];
      }, `/assets/${video}`);
      expect(await part).toEqual([206, 100]);

      await page.getByRole('link', { name: 'Host a table' }).click();
      await page.getByRole('button', { name: 'Coup' }).click();
      await page.getByRole('button', { name: /^Open a table/ }).click();
      await page.waitForURL(/\/t\/[A-Z]{4,8}$/);
      await page.getByLabel('Your name').fill('Mia Secret');
      await page.getByRole('button', { name: 'Take a seat' }).click();
      await addBot(page);
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      const phone = new Phone(page, 'Mia Secret', 11);
      await expect(page.locator('mq-private-area')).toBeVisible();
      await phone.move(true);
      await page.reload();
      await expect(page.locator('mq-private-area')).toBeVisible();

      const kept = await page.evaluate(async () => {
        const all: { path: string; told: boolean }[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const text = await (await cache.match(request))!.text();
            all.push({ path: new URL(request.url).pathname, told: text.includes('Mia Secret') });
          }
        }
        return all;
      });
      expect(kept.length).toBeGreaterThan(20);
      expect(kept.filter(({ path, told }) => told || !(path === '/' || path.startsWith('/assets/')))).toEqual([]);

      await server.kill();
      await page.goto(`${server.url}/learn/coup`);
      await expect(page.locator('masque-app')).toBeAttached();
      await page.goto(server.url);
      await expect(page.getByRole('heading', { name: 'Masque' })).toBeVisible();
    } finally {
      await server.close();
    }
  },
);
