import { expect } from '@playwright/test';
import { addBot, host } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test('a phone runs dry in the middle of a game, and another one goes on', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const table = await host(browser, server.url, /^Coup/);
    const old = await Phone.new(browser, 'Mia', 1);
    await old.sit(server.url, table.code);
    await addBot(table.page);
    await old.ready();
    await table.page.getByRole('button', { name: 'Deal' }).click();
    const held = await old.peek();

    await old.page.getByRole('button', { name: 'About this game' }).click();
    await old.page.getByRole('button', { name: 'Use another device too' }).click();
    const code = old.page.getByText(/^[A-Z]{10}$/);
    await expect(code).toBeVisible();
    const address = `${server.url}/take/${await code.textContent()}?table=${table.code}`;

    const next = await Phone.new(browser, 'Mia', 2);
    await next.page.goto(address);
    await expect(next.page.getByText(/This device will play as Mia, with name, mask, seats/)).toBeVisible();
    await next.page.getByRole('button', { name: 'Continue as Mia' }).click();
    await next.page.waitForURL(`${server.url}/t/${table.code}`);
    expect(await next.peek()).toBe(held);

    // The code is used up: it cannot give anybody else the same identity.
    const thief = await Phone.new(browser, 'Eve', 3);
    await thief.page.goto(address);
    await expect(thief.page.getByRole('alert')).toContainText('has been used');
    await expect(thief.page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);

    // The old phone was lost: from now on, it only shows what anybody may see.
    await next.page.getByRole('button', { name: 'About this game' }).click();
    await next.page.getByRole('button', { name: 'Use another device too' }).click();
    await next.page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await next.page.getByRole('button', { name: 'Really sign them out?' }).click();
    await expect(next.page.getByText('All other devices are signed out.')).toBeVisible();
    await expect(old.page.locator('mq-private-area')).toHaveCount(0);
    await next.page.reload();
    expect(await next.peek()).toBe(held);
  } finally {
    await server.close();
  }
});

test(
  'a phone is lost in the middle of a game: the host gives its seat to another one',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    try {
      const table = await host(browser, server.url, /^Coup/);
      const old = await Phone.new(browser, 'Mia', 1);
      await old.sit(server.url, table.code);
      await addBot(table.page);
      await old.ready();
      await table.page.getByRole('button', { name: 'Deal' }).click();
      const held = await old.peek();

      // All that is known from the old phone is the code of the table.
      const next = await Phone.new(browser, 'Mia', 2);
      await next.page.goto(`${server.url}/t/${table.code}`);
      await next.page.getByRole('button', { name: 'I was here with another phone' }).click();
      await expect(next.page.getByRole('dialog', { name: 'Who were you?' })).toBeVisible();
      await next.page.locator('masque-was-here').getByRole('button', { name: 'Mia' }).click();
      await expect(next.page.getByText('The host has been asked.')).toBeVisible();
      await expect(next.page.locator('mq-private-area')).toHaveCount(0);
      await expect(table.page.getByText('Somebody on another phone says they are Mia.')).toBeVisible();
      await expect(table.page.getByRole('button', { name: 'It is not Mia' })).toBeVisible();
      await table.page.getByRole('button', { name: 'It is Mia' }).click();
      expect(await next.peek()).toBe(held);
      await expect(old.page.locator('mq-private-area')).toHaveCount(0);
      await expect(old.page.getByText('Your seat is on another phone now.')).toBeVisible();
      await expect(table.page.getByText('Somebody on another phone says they are Mia.')).toHaveCount(0);
    } finally {
      await server.close();
    }
  },
);

test('a phone is passed to a friend, and comes back', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${server.url}/club`);
    await page.getByRole('textbox', { name: 'Name of the club' }).fill('The Lantern');
    await page.getByRole('textbox', { name: 'Name of the evening' }).fill('Friday');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Open the doors' }).click();
    await page.waitForURL(/\/desk\/[A-Z]{4,5}$/);
    const code = page.url().split('/').at(-1)!;
    await page.goto(`${server.url}/c/${code}`);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Not Ada?' }).click();
    await page.getByRole('button', { name: /^Somebody new/ }).click();
    await page.waitForURL(`${server.url}/`);
    await page.goto(`${server.url}/c/${code}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoe');
    await page.getByRole('button', { name: 'Come in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Zoe, you are in' })).toBeVisible();
    await page.goto(`${server.url}/who?to=/c/${code}`);
    await page.getByRole('button', { name: 'Continue as Ada' }).click();
    await expect(page.getByRole('heading', { name: 'Ada, you are in' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('a camera that may not be used says why, and the code can be typed', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open();
  try {
    const context = await browser.newContext({ viewport: { width: 320, height: 568 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(page.getByText('over https only')).toBeVisible();
    await page.getByRole('button', { name: 'Type the code' }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
  } finally {
    await server.close();
  }
});
