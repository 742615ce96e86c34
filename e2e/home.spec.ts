import { expect } from '@playwright/test';
import { club, guest } from '../apps/server/src/test/evening.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test(
  'whoever is known finds the evening on the start page, and every way in on one line',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    const { url } = server;
    try {
      const { code, desk } = await club(url);
      const noor = await guest(url, code, 'Noor');
      const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
      const [name, value] = noor.cookie.split('=') as [string, string];
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      await page.goto(`${url}/c/${code}`);
      await expect(page.getByRole('heading', { name: 'Noor, vous voilà' })).toBeVisible();
      await page.goto(url);
      await expect(page.getByRole('link', { name: 'Entrer comme Noor' }).or(page.getByText('Friday at the Lantern')).first()).toBeVisible(); // prettier-ignore
      const lines = await page.locator('masque-home .hosts mq-button').evaluateAll((all) =>
        all.map((it) => {
          const label = it.shadowRoot!.querySelector('span')!;
          const range = document.createRange();
          range.selectNodeContents(label);
          return `${label.textContent}: ${new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size}`;
        }),
      );
      expect(lines).toEqual(['Entrer: 1', 'Scanner: 1', 'Ouvrir une table: 1', 'Ouvrir une soirée: 1']);
      // The evening has just been shown: nobody is told that nothing is open.
      await expect(page.getByText('Aucune table n’est ouverte.')).toHaveCount(0);
      desk.close();
      noor.close();
    } finally {
      await server.close();
    }
  },
);

test(
  'where the browser can install the app, one line offers it, and never again to whoever declines',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    try {
      const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      /** What a browser does once it finds that it can. Resolves with whether the page took it over. */
      const offer = (outcome: string): Promise<boolean> =>
        page.evaluate((chosen) => {
          const prompt = async (): Promise<void> => void (document.title = 'asked');
          const event = new Event('beforeinstallprompt', { cancelable: true });
          dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: chosen }) }));
          return event.defaultPrevented;
        }, outcome);
      const line = page.locator('masque-install');
      await page.goto(server.url);
      await expect(page.getByRole('link', { name: 'Host a table' })).toBeVisible();
      await expect(line).toHaveCount(0);
      expect(await offer('accepted')).toBe(true);
      await page.getByRole('button', { name: 'Install', exact: true }).click();
      await expect(line).toHaveCount(0);
      expect(await page.title()).toBe('asked');
      await page.reload();
      await expect(page.getByRole('link', { name: 'Host a table' })).toBeVisible();
      expect(await offer('dismissed')).toBe(true);
      await page.getByRole('button', { name: 'No, thanks' }).click();
      await expect(line).toHaveCount(0);
      expect(await offer('accepted')).toBe(true);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Host a table' })).toBeVisible();
      expect(await offer('accepted')).toBe(true);
      await page.waitForTimeout(300);
      await expect(line).toHaveCount(0);
    } finally {
      await server.close();
    }
  },
);

test('with the server gone, the next page says so, and comes once the server is back', async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(server.url);
    await expect(page.getByText('No table is open yet.')).toBeVisible();
    await server.kill();
    await page.getByRole('link', { name: 'Host a table' }).click();
    await expect(page.getByRole('alert').getByText('The server cannot be reached.')).toBeVisible();
    await server.start();
    await expect(page.getByRole('button', { name: /^Coup/ })).toBeVisible();
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
    await page.getByRole('button', { name: /^Coup/ }).click();
    await page.getByRole('button', { name: 'Open a table of Coup' }).click();
    await page.waitForURL(/\/t\/[A-Z]+$/);
  } finally {
    await server.close();
  }
});
