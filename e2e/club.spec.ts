import { expect, type Browser, type Page } from '@playwright/test';
import { GuestClient } from '../apps/server/src/test/guest.ts';
import { accessible } from './support/accessible.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const open = async (browser: Browser, width = 1280, height = 800): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' });
  return context.newPage();
};

/** Creates a club on its host's page. */
async function made(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/club`);
  await page.getByRole('textbox', { name: 'Name of the club' }).fill('The Lantern');
  await page.getByRole('textbox', { name: 'Name of the evening' }).fill('Friday');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Open the doors' }).click();
  await page.waitForURL(/\/desk\/[A-Z]{4,5}$/);
  return page.url().split('/').at(-1)!;
}

async function come(page: Page, url: string, code: string, name: string): Promise<void> {
  await page.goto(`${url}/c/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Come in', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${name}, you are in` })).toBeVisible();
}

test('a club moves to another server as a file, and a bad file says so', { tag: '@long' }, async ({ browser }) => {
  const first = await TestServer.open();
  const second = await TestServer.open();
  try {
    const ada = await open(browser);
    const code = await made(ada, first.url);
    await come(await open(browser, 390, 844), first.url, code, 'Ben');
    await ada.goto(`${first.url}/c/${code}/standings`);
    const saving = ada.waitForEvent('download');
    await ada.getByRole('link', { name: 'The whole club as a file' }).click();
    const file = await (await saving).path();

    const there = await open(browser, 390, 844);
    await there.goto(`${second.url}/club`);
    await there.getByText('Import a club from another server').click();
    const field = there.getByLabel('The file that a host saves there');
    await field.setInputFiles({ name: 'club.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(there.getByText('This is not the file of a club')).toBeVisible();
    await accessible(there);
    await field.setInputFiles(file);
    await there.waitForURL(/\/desk\/[A-Z]{4,5}$/);
    await expect(there.getByRole('heading', { name: 'The Lantern' })).toBeVisible();
    await there.getByRole('button', { name: 'Open the doors' }).click();
    await expect(there.getByRole('radio', { name: /^Free/ })).toBeVisible();

    // Ben is still a member: on this server, he asks to be himself again.
    const ben = await open(browser, 390, 844);
    await ben.goto(`${second.url}/c/${there.url().split('/').at(-1)!}`);
    await ben.getByRole('button', { name: 'I was here with another phone' }).click();
    await ben.locator('masque-claim').getByRole('textbox').fill('Ben');
    await ben.locator('masque-claim').getByRole('button', { name: 'Go on' }).click();
    await ben.locator('masque-claim').getByRole('button', { name: 'Ask the hosts' }).click();
    await there.getByRole('radio', { name: /^Running/ }).check({ force: true });
    await there.getByRole('button', { name: 'Yes, it is', exact: true }).click();
    await expect(ben.getByText('Good evening, Ben')).toBeVisible();
  } finally {
    await first.close();
    await second.close();
  }
});

test(
  'three taps change the game at a table; whoever gets up has the seat back',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    const { url } = server;
    try {
      const desk = await open(browser, 820, 1180);
      const code = await made(desk, url);
      const phones = [await open(browser, 390, 844), await open(browser, 320, 568)] as const;
      const [ben, cleo] = phones;
      await come(ben, url, code, 'Ben');
      await come(cleo, url, code, 'Cleo');
      const me = await fetch(`${url}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const dov = await GuestClient.join(url, code, me.headers.get('set-cookie')!.split(';')[0]!);
      expect(await dov.do({ do: 'come', name: 'Dov' })).toMatchObject({ t: 'ok' });
      await desk.getByRole('button', { name: 'Open a table' }).click();
      await desk.locator('masque-ruleset masque-game-list').getByRole('button', { name: /^Coup/ }).click();
      await dov.until(() => Object.keys(dov.doc!.room.tables).length === 1);
      expect(await dov.do({ do: 'sit', table: dov.table(1) })).toMatchObject({ t: 'ok' });
      for (const it of phones) {
        await it.getByRole('button', { name: 'Sit here' }).click();
        await it.waitForURL(/\/t\/[A-Z]{4,5}$/);
      }
      const at = ben.url();

      const table = desk.locator('masque-desk-table');
      await table.getByRole('button', { name: 'Deal', exact: true }).click();
      await expect(ben.locator('masque-play')).toBeVisible();

      // Ben stands up in the middle of the game, and gets his seat back on his own.
      await ben.goto(`${url}/c/${code}`);
      await ben.getByRole('button', { name: 'Get up' }).click();
      await expect(ben.getByRole('heading', { name: 'Ben, you are in' })).toBeVisible();
      await ben.getByRole('button', { name: 'Take my seat back' }).click();
      await ben.waitForURL(at);
      await expect(ben.locator('masque-play')).toBeVisible();
      await expect(ben.getByText('A bot is playing for you.')).toHaveCount(0);

      // Everybody leaves the game to bots, which finish it at once.
      expect(await dov.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
      for (const it of phones) {
        await it.goto(`${url}/c/${code}`);
        await it.getByRole('button', { name: 'Get up' }).click();
      }
      await desk.getByRole('radio', { name: /^Running/ }).check({ force: true });
      const change = desk.getByRole('button', { name: 'Another game' });
      await expect(change).toBeVisible({ timeout: 120_000 });
      // People who stood up are not dealt in again unless they sit down.
      for (const it of phones) await it.getByRole('button', { name: 'Next game' }).click();
      expect(await dov.do({ do: 'line', on: true, table: dov.table(1) })).toMatchObject({ t: 'ok' });
      await change.click();
      await desk
        .locator('masque-ruleset')
        .getByRole('button', { name: /^Desperate Times/ })
        .click();
      await desk.locator('.now').getByRole('button', { name: 'Deal' }).first().click();
      for (const it of phones) await it.waitForURL(at);
      await expect(ben.locator('masque-play')).toBeVisible();
      dov.close();
    } finally {
      await server.close();
    }
  },
);

test(
  'the big screen turns from the evening to a table, sounds and fills the screen; upright as well',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    const { url } = server;
    try {
      const desk = await open(browser);
      const code = await made(desk, url);
      const cookie = (await desk.context().cookies()).map((it) => `${it.name}=${it.value}`).join('; ');
      const host = await GuestClient.join(url, code, cookie, 'desk');
      for (const game of ['coup', 'werewolf']) expect(await host.do({ do: 'table', game })).toMatchObject({ t: 'ok' });
      await host.until(() => Object.keys(host.doc!.room.tables).length === 2);
      const board = await open(browser, 820, 1180);
      await board.goto(`${url}/board/${code}`);
      await expect(board.locator('.codebig')).toContainText(code);
      await accessible(board);
      // Nothing overlaps, in either orientation.
      const apart = async (): Promise<void> => {
        const boxes = await board
          .locator('.board > :is(section, masque-come-in, masque-board-people, footer)')
          .evaluateAll((all) =>
            all.map((it) => {
              const { left, right, top, bottom } = it.getBoundingClientRect();
              return { left, right, top, bottom };
            }),
          );
        expect(boxes).toHaveLength(4);
        boxes.forEach((a, i) =>
          boxes.slice(i + 1).forEach((b) => {
            const over = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            expect(over, JSON.stringify([a, b])).toBe(false);
          }),
        );
      };
      await apart();
      await board.setViewportSize({ width: 1920, height: 1080 });
      await apart();

      await board.mouse.move(400, 400);
      const sound = board.getByRole('button', { name: 'Sound' });
      await sound.click();
      await expect(sound).toHaveAttribute('aria-pressed', 'true');
      const full = board.getByRole('button', { name: 'Full screen' });
      await full.click();
      await expect(full).toHaveAttribute('aria-pressed', 'true');
      await full.click();
      await expect(full).toHaveAttribute('aria-pressed', 'false');

      const table = host.table(1);
      for (const it of [
        { do: 'fill', table },
        { do: 'deal', table },
        { do: 'screen', show: 'rotation' },
      ] as const)
        expect(await host.do(it)).toMatchObject({ t: 'ok' });
      // The evening is shown for a while, then the table.
      await expect(board.locator('.codebig')).toBeVisible();
      await expect(board.locator('masque-stage')).toBeVisible({ timeout: 60_000 });
      host.close();
    } finally {
      await server.close();
    }
  },
);
