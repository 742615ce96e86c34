import { expect } from '@playwright/test';
import { addBot, host, playOut } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test(
  'phones give numbers to the deal, one is left out by name, and all check the end by themselves',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ held: true });
    try {
      const { page: laptop, code } = await host(browser, server.url, /^Coup/);
      const [mia, tom, lena] = await Promise.all(
        ['Mia', 'Tom', 'Lena'].map((name, n) => Phone.new(browser, name, n + 1)),
      );
      // Lena’s phone disappears before it can reveal its number.
      let revealed = 0;
      for (const { page, name } of [mia!, tom!, lena!])
        await page.routeWebSocket(/\/ws/, (socket) => {
          const line = socket.connectToServer();
          socket.onMessage((frame) => {
            const reveals = String(frame).includes('"do":"reveal"');
            if (reveals && name === 'Lena') return;
            line.send(frame);
            if (reveals) revealed++;
          });
        });
      for (const phone of [mia!, tom!, lena!]) await phone.sit(server.url, code);
      await addBot(laptop);
      for (const phone of [mia!, tom!, lena!]) await phone.ready();
      // Wait until the server has heard from every phone before the deal.
      await expect
        .poll(async () =>
          Promise.all([mia!, tom!, lena!].map((it) => it.page.evaluate(() => localStorage['masque.deals'] as string))),
        )
        .toEqual([1, 2, 3].map(() => expect.stringContaining('"sealed":true')));
      await laptop.getByRole('button', { name: 'Deal' }).click();
      // No time may pass before the others' numbers have arrived: each page makes a request after sending its own.
      await expect.poll(() => revealed).toBe(2);
      for (const { page } of [mia!, tom!]) await page.evaluate(async () => void (await fetch('/readyz')));
      await expect(async () => {
        await server.pass(2000);
        await expect(mia!.page.locator('mq-private-area')).toBeVisible({ timeout: 100 });
      }).toPass();
      for (const { page } of [mia!, tom!, lena!]) await expect(page.locator('mq-private-area')).toBeVisible();

      // All screens in the room show the same digits.
      await laptop.goto(`${server.url}/screen/${code}`);
      const aloud = /Check number (\d{4} \d{4})/.exec(
        (await laptop.getByText(/Check number/).textContent()) ?? '',
      )![1]!;
      await mia!.page.getByRole('button', { name: 'About this game' }).click();
      await expect(mia!.page.getByText(`Check number of this deal: ${aloud}`)).toBeVisible();
      await mia!.page.keyboard.press('Escape');

      await lena!.page.getByRole('button', { name: 'About this game' }).click();
      await lena!.page.getByRole('button', { name: 'Leave the game' }).click();
      await lena!.page.getByRole('button', { name: /Really leave/ }).click();
      await playOut([mia!, tom!], { pass: (left) => server.pass(left ? 30_000 : 2000), max: 6, patience: 200_000 });

      // There is no error, and Lena is named. The details are there for those who ask.
      const fair = mia!.page.locator('masque-fair');
      await expect(fair.locator('summary')).toContainText('Nothing suggests otherwise');
      await fair.locator('summary').click();
      for (const right of [
        /kept from before the deal/,
        /made of the house’s seed and the numbers of Mia and Tom/,
        /sealed numbers are those that this device saw/,
        /number of this device is in the deal/,
        /are those that this device received/,
        /No clock rang before it was due/,
        /moves follow the rules of Coup, version \d/,
      ])
        await expect(fair.locator('li.yes').filter({ hasText: right })).toHaveCount(1);
      await expect(fair.locator('li.unknown')).toHaveText(/Left out of the deal.*Lena/);
      await expect(fair.getByText(aloud)).toBeVisible();
      // The phone has played the moves again itself.
      await expect(fair.getByText('This device has played all the moves again itself')).toBeVisible();

      // If a server shows a different past, the report contains both the phone's and the record's version.
      const file = JSON.parse(await (await fetch(`${server.url}/api/tables/${code}/export`)).text()) as {
        names: string[];
        chain: string;
      };
      const kept = await tom!.page.evaluate(() => localStorage['masque.deals'] as string);
      const [last] = /"links":\[[^\]]*"([0-9a-f]{64})"\]/.exec(kept)!.slice(1);
      await tom!.page.route('**/export', (route) =>
        route.fulfill({ json: { ...file, names: file.names.with(0, file.names[1]!).with(1, file.names[0]!) } }),
      );
      await tom!.page.reload();
      const told = tom!.page.locator('masque-fair').getByRole('alert');
      await expect(told).toContainText('is not right');
      await expect(told).toContainText(/ends in [0-9a-f]{64}, but [0-9a-f]{64} is recorded/);
      await expect(told).toContainText(new RegExp(`This device received [0-9a-f]{64}, but .* make [0-9a-f]{64}`));
      expect(file.chain).toBe(last);
    } finally {
      await server.close();
    }
  },
);
