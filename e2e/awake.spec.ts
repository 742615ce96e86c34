import { expect } from '@playwright/test';
import { host } from './support/evening.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test('without a wake lock, the first touch starts what keeps the screen on', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ held: true, seed: 'awake' });
  try {
    const { code } = await host(browser, server.url, /^Coup/);
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const first = await browser.newPage(phone);
    await first.goto(`${server.url}/t/${code}`);
    await first.getByLabel('Your name').fill('Ben');
    await first.getByLabel('Your name').press('Enter');
    await expect(first.getByRole('heading', { name: 'Seats' })).toBeVisible();
    // Opened again, by somebody who has pressed nothing yet.
    const page = await browser.newPage({ ...phone, storageState: await first.context().storageState() });
    // As over plain http.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await page.goto(`${server.url}/t/${code}`);
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();

    const video = page.locator('body > video');
    await expect(video).toHaveCount(0);
    await page.touchscreen.tap(195, 10);
    const plays = () =>
      video.evaluate((it: HTMLVideoElement) => !it.paused && !it.muted && !it.loop && it.currentTime > 0);
    await expect.poll(plays).toBe(true);
    // It never gets to its end.
    await video.evaluate((it: HTMLVideoElement) => (it.currentTime = it.duration - 4));
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeLessThan(10);
    await expect.poll(plays).toBe(true);
    await expect(page.getByText('may turn off')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
