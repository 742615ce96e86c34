import { expect } from '@playwright/test';
import { resolve } from 'node:path';
import { addBot, host } from './support/evening.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const MASQUE_GAMES = resolve(import.meta.dirname, '../tools/create-masque-game/template/src/index.ts');

// The server is started four times, each time with different games.
test(
  'a game whose rules are gone says so on every screen, goes on when they are back, or is closed by its host',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open({ botSpeed: 100 });
    try {
      await server.kill();
      await server.start({ MASQUE_GAMES });
      const { page, code } = await host(browser, server.url, /^My game/);
      const screen = await (await browser.newContext()).newPage();
      for (let i = 0; i < 4; i++) await addBot(page);
      await page.getByRole('button', { name: 'Deal' }).click();
      await screen.goto(`${server.url}/screen/${code}`);
      await expect(screen.locator('mq-stage')).toBeVisible();

      await server.kill();
      await server.start();
      for (const it of [page, screen]) {
        await expect(it.getByRole('heading', { name: 'This game cannot go on at the moment' })).toBeVisible();
        await it.reload();
        await expect(it.getByText('Its rules are not installed on this server.')).toBeVisible();
      }

      await server.kill();
      await server.start({ MASQUE_GAMES });
      await expect(screen.locator('mq-stage')).toBeVisible();
      await expect(page.locator('masque-play')).toBeVisible();

      await server.kill();
      await server.start();
      await page.getByRole('button', { name: 'Close this game' }).click();
      await page.getByRole('button', { name: 'Really close it?' }).click();
      await page.getByRole('button', { name: 'Coup', exact: true }).click();
      await expect(page.getByText(`Coup, table ${code}`)).toBeVisible();
    } finally {
      await server.close();
    }
  },
);
