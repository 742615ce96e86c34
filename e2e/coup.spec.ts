import { expect } from '@playwright/test';
import { addBot, host, playOut } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 400_000 });

test(
  'three phones and a bot play a whole game, though a phone reloads and the server dies',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    try {
      const table = await host(browser, server.url, /Coup/);
      const screen = await (
        await browser.newContext({ viewport: { width: 960, height: 540 }, locale: 'en-GB' })
      ).newPage();
      await screen.goto(`${server.url}/screen/${table.code}`);
      await expect(screen.getByRole('img', { name: /Code to scan/ })).toBeVisible();

      const names = ['Mia', 'Tom', 'Lena'];
      const phones = await Promise.all(names.map((name, i) => Phone.new(browser, name, 11 + i)));
      for (const phone of phones) await phone.sit(server.url, table.code);
      await addBot(table.page);
      for (const phone of phones) await phone.ready();
      for (const name of names) await expect(screen.getByText(name, { exact: true })).toBeVisible();
      await table.page.getByRole('button', { name: 'Deal' }).click();
      for (const { page } of phones) await expect(page.getByRole('button', { name: 'Hold to peek' })).toBeVisible();
      const dealt = await phones[1]!.peek();
      expect(dealt.length).toBeGreaterThan(10);

      const [first, second] = phones as [Phone, Phone, Phone];
      const reload = async (): Promise<void> => {
        const title = await first.page.locator('mq-table h1').first().textContent();
        await first.page.reload();
        await expect(first.page.locator('mq-table')).toBeVisible();
        expect(title).toBeTruthy();
      };
      const powerCut = async (): Promise<void> => {
        await server.kill();
        await expect(second.page.getByText('Holding your seat')).toBeVisible();
        await server.start();
        for (const { page } of phones)
          await expect(page.getByText('Holding your seat')).toHaveCount(0, { timeout: 15_000 });
      };
      const pressed = await playOut(phones, {
        incidents: [
          { after: 6, happens: reload },
          { after: 12, happens: powerCut },
        ],
        patience: 330_000,
      });
      expect(pressed.length).toBeGreaterThan(12);

      const ends = await Promise.all(
        phones.map(async (it) => ((await it.outcome()) ?? '').replace(/^You win$/, `${it.name} wins`)),
      );
      expect(new Set(ends).size).toBe(1);
      expect(ends[0]).toMatch(/ wins$/);
      await expect(screen.getByRole('heading', { name: ends[0] })).toBeVisible();
      await expect(table.page.getByRole('heading', { name: ends[0] })).toBeVisible();

      // The deal can be verified, and the same people can play again.
      const file = await table.page.request.get(`${server.url}/api/tables/${table.code}/export`);
      expect(((await file.json()) as { format: string }).format).toBe('masque-table');
      await table.page.getByRole('button', { name: 'Play again' }).click();
      for (const { page } of phones) await expect(page.getByRole('button', { name: 'Hold to peek' })).toBeVisible();
    } finally {
      await server.close();
    }
  },
);
