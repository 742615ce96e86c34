import { expect } from '@playwright/test';
import { GuestClient } from '../apps/server/src/test/guest.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

test(
  'seats by drag, by lot and by who has not met; friends apart; a line; a break',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open();
    const { url } = server;
    const guests: GuestClient[] = [];
    try {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const desk = await context.newPage();
      await desk.goto(`${url}/club`);
      await desk.getByRole('textbox', { name: 'Name of the club' }).fill('The Lantern');
      await desk.getByRole('textbox', { name: 'Name of the evening' }).fill('Friday');
      await desk.getByRole('textbox', { name: 'Your name' }).fill('Ada');
      await desk.getByRole('button', { name: 'Open the doors' }).click();
      await desk.waitForURL(/\/desk\/[A-Z]{4,5}$/);
      const code = desk.url().split('/').at(-1)!;
      const come = async (name: string): Promise<GuestClient> => {
        const me = await fetch(`${url}/api/me`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        const guest = await GuestClient.join(url, code, me.headers.get('set-cookie')!.split(';')[0]!);
        expect(await guest.do({ do: 'come', name })).toMatchObject({ t: 'ok' });
        guests.push(guest);
        return guest;
      };
      const ben = await come('Ben');
      const cleo = await come('Cleo');
      for (const name of ['Dov', 'Eda', 'Fay']) await come(name);
      await ben.until(() => Object.keys(ben.doc!.room.people).length === 6);
      const seated = (n: number): string[] =>
        ben.doc!.room.tables[ben.table(n)]!.seats.flatMap((it) =>
          it?.member === undefined ? [] : [ben.doc!.room.people[it.member]!.name],
        );
      const open = async (game: RegExp): Promise<void> => {
        await desk.getByRole('button', { name: 'Open a table' }).click();
        await desk.locator('masque-ruleset masque-game-list').getByRole('button', { name: game }).click();
        await expect(desk.locator('masque-ruleset')).toHaveCount(0);
      };
      await open(/^Coup/);
      await open(/^Coup/);
      await ben.until(() => Object.keys(ben.doc!.room.tables).length === 2);
      const tables = desk.locator('masque-desk-table');

      // By drag and drop. If the page scrolled after the press, the browser would drag whoever is then under it.
      await tables.nth(0).locator('article').hover();
      await desk.getByRole('button', { name: /^Ben/ }).dragTo(tables.nth(0).locator('article'));
      await ben.until(() => seated(1).includes('Ben'));

      // Name a table.
      await tables.nth(0).getByLabel('Name of the table').fill('Velvet');
      await desk.keyboard.press('Tab');
      await ben.until(() => ben.doc!.room.tables[ben.table(1)]!.name === 'Velvet');
      await expect(tables.nth(0).getByText('Velvet')).toBeVisible();

      // With the keyboard: Enter goes to the first free seat, arrow keys to the others, Escape deselects the person.
      const dov = desk.getByRole('button', { name: /^Dov/ });
      await dov.focus();
      await desk.keyboard.press('Enter');
      await expect(tables.nth(0).locator('button.wanted').first()).toBeFocused();
      await desk.keyboard.press('ArrowUp');
      await expect(tables.nth(1).locator('button.wanted').last()).toBeFocused();
      await desk.keyboard.press('Escape');
      await expect(dov).toBeFocused();
      await desk.keyboard.press('Enter');
      await expect(tables.nth(0).locator('button.wanted').first()).toBeFocused();
      await desk.keyboard.press('Enter');
      await ben.until(() => seated(1).includes('Dov'));
      // The next free person has the focus.
      await expect(desk.locator('.pick').first()).toBeFocused();

      // Two people who must not sit together, set in the list of everybody.
      await desk.getByRole('button', { name: 'Everybody here' }).click();
      const people = desk.locator('masque-desk-people');
      await people.getByRole('button', { name: /^Ben/ }).click();
      await people.getByRole('button', { name: 'Not with…' }).click();
      await people.getByRole('button', { name: /^Cleo/ }).click();
      await expect(people.getByText('rather not with Cleo')).toBeVisible();
      await desk.keyboard.press('Escape');
      await expect(people).toHaveCount(0);

      // Somebody who takes a break stays where she is; all others get a random seat.
      expect(await cleo.do({ do: 'rest', on: true })).toMatchObject({ t: 'ok' });
      await expect(desk.locator('.free').getByText('taking a break')).toBeVisible();
      await desk.getByRole('button', { name: 'Draw lots for the seats' }).click();
      await ben.until(() => seated(1).length + seated(2).length >= 4);
      expect([...seated(1), ...seated(2)]).not.toContain('Cleo');

      // After the break, she is seated away from Ben.
      expect(await cleo.do({ do: 'rest', on: false })).toMatchObject({ t: 'ok' });
      await expect(desk.locator('.free').getByText('taking a break')).toHaveCount(0);
      await desk.getByRole('button', { name: 'People who have not met' }).click();
      await ben.until(() => seated(2).includes('Cleo'));
      expect(seated(1)).not.toContain('Cleo');

      // The next game at a table that is playing has a line, which the desk shows.
      await desk.getByRole('button', { name: 'Deal', exact: true }).first().click();
      await ben.until(() => Object.values(ben.doc!.room.tables).some((it) => it.state === 'playing'));
      const late = await come('Gus');
      const [playing] = Object.entries(ben.doc!.room.tables).find(([, it]) => it.state === 'playing')!;
      expect(await late.do({ do: 'line', on: true, table: playing })).toMatchObject({ t: 'ok' });
      await expect(desk.getByText('One person is waiting for the next game.')).toBeVisible();
    } finally {
      for (const it of guests) it.close();
      await server.close();
    }
  },
);
