import { expect } from '@playwright/test';
import { addBot, host } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test('a host keeps the door: not in the list, by knocking, by a password', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ held: true, seed: 'door' });
  try {
    const { page, code } = await host(browser, server.url, /^Coup/);
    await page.getByRole('button', { name: 'The door' }).click();
    await page.getByRole('switch', { name: 'In the list of tables' }).press('Space');
    await page.getByRole('radio', { name: 'If you agree' }).check({ force: true });
    await expect(page.getByText('waits until you let them in')).toBeVisible();
    await page.keyboard.press('Escape');

    const ben = await Phone.new(browser, 'Ben', 1);
    await ben.page.goto(`${server.url}/t/${code}`);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Knock' }).click();
    await expect(ben.page.getByText('You have knocked')).toBeVisible();
    await page.getByRole('button', { name: /^Let Ben in/ }).click();
    await ben.page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(ben.page.getByRole('heading', { name: 'Seats' })).toBeVisible();
    expect(await (await fetch(`${server.url}/api/tables`)).json()).toEqual([]);

    await page.getByRole('button', { name: 'The door' }).click();
    await page.getByRole('radio', { name: 'With a password' }).check({ force: true });
    await page.getByLabel('Password, at least').fill('red herring');
    await page.getByRole('button', { name: 'Set this password' }).click();
    await expect(page.getByText('This table has a password.')).toBeVisible();
    await page.getByRole('switch', { name: 'In the list of tables' }).press('Space');
    await page.keyboard.press('Escape');

    // The list of tables is cached for a second.
    await server.pass(1000);
    const cleo = await Phone.new(browser, 'Cleo', 2);
    await cleo.page.goto(server.url);
    await expect(cleo.page.getByText('· password')).toBeVisible();
    await cleo.page.goto(`${server.url}/t/${code}`);
    await cleo.page.getByLabel('Your name').fill('Cleo');
    await cleo.page.getByLabel('The password of this table').fill('red cabbage');
    await cleo.page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(cleo.page.getByText('That is not the password of this table.')).toBeVisible();
    await cleo.page.getByLabel('The password of this table').fill('red herring');
    await cleo.page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(cleo.page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test(
  'whoever has the code of a table watches: from the door, from the start page, in the middle of a game',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    try {
      const { page, code } = await host(browser, server.url, /^Coup/);
      const watcher = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      await watcher.goto(`${server.url}/t/${code}`);
      await watcher.getByRole('link', { name: 'Just watch' }).click();
      await expect(watcher.getByRole('heading', { name: 'Seats' })).toBeVisible();
      const phone = await Phone.new(browser, 'Mia', 1);
      await phone.sit(server.url, code);
      for (let i = 0; i < 2; i++) await addBot(page);
      await phone.ready();
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      const late = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      await late.goto(server.url);
      await late.getByRole('link', { name: `Watch Coup, table ${code}` }).click();
      const by = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      await by.goto(`${server.url}/t/${code}`);
      for (const it of [watcher, late, by]) {
        await expect(it.getByText('You are watching.')).toBeVisible();
        // The spectator sees what the room sees, and only the backs of cards.
        await expect(it.locator('mq-ring mq-card .back').first()).toBeVisible();
        await expect(it.locator('mq-private-area button.tray')).toHaveCount(0);
      }
    } finally {
      await server.close();
    }
  },
);
