import { expect } from '@playwright/test';
import { host } from './support/evening.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test('without a wake lock, the first touch starts what keeps the screen on', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ held: true, seed: 'awake' });
  try {
    const { page, code } = await host(browser, server.url, /^Coup/);
    const phone = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    // As over plain http.
    await phone.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await phone.goto(`${server.url}/t/${code}`);
    await phone.getByLabel('Your name').fill('Ben');
    await phone.getByLabel('Your name').press('Enter');
    await expect(phone.getByRole('heading', { name: 'Seats' })).toBeVisible();
    await page.bringToFront();
    await phone.bringToFront();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Seats' })).toBeVisible();

    const video = phone.locator('body > video');
    await expect(video).toHaveCount(0);
    await phone.touchscreen.tap(195, 10);
    const plays = () =>
      video.evaluate((it: HTMLVideoElement) => !it.paused && !it.muted && !it.loop && it.currentTime > 0);
    await expect.poll(plays).toBe(true);
    // It never gets to its end.
    await video.evaluate((it: HTMLVideoElement) => (it.currentTime = it.duration - 4));
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeLessThan(10);
    expect(await plays()).toBe(true);
    await expect(phone.getByText('stays on')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
