import { expect, type Browser } from '@playwright/test';
import { Client } from '../apps/server/src/test/client.ts';
import { club, guest } from '../apps/server/src/test/evening.ts';
import { accessible } from './support/accessible.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const phone = async (browser: Browser, url: string, path: string, cookie: string, width: number, height: number) => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' });
  const [name, value] = cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(url + path);
  return page;
};

test(
  'whoever waits in line is called to a seat that is kept: where, with whom, for how long; it is taken or goes on',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    const { url } = server;
    try {
      const { code, cookie, desk } = await club(url);
      await desk.do({ do: 'table', game: 'desperate-times', name: 'Market square' });
      await desk.do({ do: 'table', game: 'coup', name: 'Velvet' });
      await desk.until(() => Object.keys(desk.doc!.room.tables).length === 2);
      const [square, velvet] = [desk.table(1), desk.table(2)];
      const sitters = [];
      for (const name of ['Ines', 'Otto', 'Bo', 'Pia', 'Aïcha', 'Wilhelmina-Constantine']) {
        const it = await guest(url, code, name);
        expect(await it.do({ do: 'sit', table: square })).toMatchObject({ t: 'ok' });
        sitters.push(it);
      }
      const [sam, karl] = [await guest(url, code, 'Sam'), await guest(url, code, 'Karl')];
      for (const it of [sam, karl]) expect(await it.do({ do: 'line', on: true })).toMatchObject({ t: 'ok' });
      const first = await phone(browser, url, `/c/${code}`, sam.cookie, 320, 568);
      const second = await phone(browser, url, `/c/${code}`, karl.cookie, 390, 844);
      const board = await phone(browser, url, `/board/${code}`, cookie, 1280, 800);
      await expect(second.getByRole('heading', { name: '2nd in line' })).toBeVisible();
      // The mark between two people covers neither of them.
      const covers = await second.locator('.queue li').evaluateAll(([before, after]) => {
        const gap = after!.getBoundingClientRect().left - before!.getBoundingClientRect().right;
        const { left, width } = getComputedStyle(after!, '::before');
        return { before: parseFloat(left) < -gap, after: parseFloat(left) + parseFloat(width) > 0 };
      });
      expect(covers).toEqual({ before: false, after: false });

      // Somebody stands up: the first person in line is called, and everybody can see it.
      expect(await sitters[5]!.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
      await expect(first.getByRole('heading', { name: 'Sam, you are being called' })).toBeVisible();
      await expect(first.getByRole('heading', { name: 'Desperate Times' })).toBeVisible();
      await expect(first.getByText('The seat is kept for you, between Aïcha and Ines.')).toBeVisible();
      await expect(first.getByRole('list', { name: 'Your seat at the table' })).toContainText('Otto');
      await expect(first.locator('mq-taper')).toBeVisible();
      await accessible(first);
      await expect(second.getByText('If Sam lets it go, the seat is yours.')).toBeVisible();
      await accessible(second);
      await expect(board.locator('.newest')).toContainText('called to Market square');

      // In the meantime, the rules can be read; then the seat is given up with the keyboard.
      await first.getByRole('button', { name: 'How to play' }).click();
      await expect(first.getByRole('dialog', { name: 'How to play' })).toBeVisible();
      await first.keyboard.press('Escape');
      // The dialog gives the focus back when it has closed.
      await expect(first.getByRole('dialog', { name: 'How to play' })).toHaveCount(0);
      await first.getByRole('button', { name: /^Let it go/ }).focus();
      await first.keyboard.press('Enter');
      await expect(first.getByRole('heading', { name: '1st in line' })).toBeVisible();
      await second.getByRole('button', { name: 'Sit down' }).click();
      await second.waitForURL(/\/t\/[A-Z]{4,5}$/);

      // A host calls somebody; the game begins without them, and they are told.
      for (const it of sitters.slice(5)) expect(await it.do({ do: 'sit', table: velvet })).toMatchObject({ t: 'ok' });
      expect(await desk.do({ do: 'seat', member: desk.you!.member!, table: velvet })).toMatchObject({ t: 'ok' });
      expect(await desk.do({ do: 'call', member: sam.you!.member!, table: velvet })).toMatchObject({ t: 'ok' });
      await expect(first.getByRole('heading', { name: 'Coup' })).toBeVisible();
      expect(await desk.do({ do: 'deal', table: velvet })).toMatchObject({ t: 'ok' });
      await expect(first.getByText('The game has begun without you.')).toBeVisible();

      // A table is closed with a reason, which those who sit at it read where that sends them.
      expect(await desk.do({ do: 'untable', table: square, why: 'The cellar is flooded' })).toMatchObject({ t: 'ok' });
      await second.waitForURL(new RegExp(`/c/${code}$`));
      await expect(second.getByText('The host has closed this table: The cellar is flooded')).toBeVisible();
      await accessible(second);

      // People who watch are shown as watching.
      const watching = await Client.join(url, desk.doc!.room.tables[velvet]!.code, { cookie: sam.cookie, as: 'watch' });
      const host = await phone(browser, url, `/desk/${code}`, cookie, 1280, 800);
      await expect(host.locator('.running').getByText('Watched by Sam.')).toBeVisible();
      await accessible(host);
      await watching.close();
      for (const it of [...sitters, sam, karl, desk]) it.close();
    } finally {
      await server.close();
    }
  },
);
