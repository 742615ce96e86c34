import { expect, type Browser, type Page } from '@playwright/test';
import { GuestClient } from '../apps/server/src/test/guest.ts';
import { accessible, accessibleStage } from './support/accessible.ts';
import { light, playOn, type Light } from './support/light.ts';
import { Looker } from './support/looker.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const open = async (browser: Browser, width: number, height: number, cookie?: string, url?: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' });
  if (cookie !== undefined && url !== undefined) {
    const [name, value] = cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url }]);
  }
  return context.newPage();
};

test('a small night: from the first scan to the standings', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(900_000);
  const server = await TestServer.open();
  const { url } = server;
  try {
    // Creating a club takes a minute.
    const ada = await open(browser, 1280, 800);
    await ada.goto(url);
    await ada.getByRole('link', { name: 'Host an evening' }).click();
    await ada.getByRole('textbox', { name: 'Name of the club' }).fill('The Lantern');
    await ada.getByRole('textbox', { name: 'Name of the evening' }).fill('Friday at the Lantern');
    await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await accessible(ada, 'a new evening');
    await ada.getByRole('button', { name: 'Open the doors' }).click();
    await ada.waitForURL(/\/desk\/[A-Z]{4,5}$/);
    const code = ada.url().split('/').at(-1)!;
    const board = await open(browser, 1920, 1080);
    await board.goto(`${url}/board/${code}`);
    await expect(board.getByText('No table is open yet.')).toBeVisible();

    // Sixteen people come in: one with a browser and fifteen without.
    const noor = await open(browser, 390, 844);
    await noor.goto(`${url}/c/${code}`);
    await noor.getByRole('textbox', { name: 'Your name' }).fill('Noor');
    await accessible(noor, 'the door');
    await noor.getByRole('button', { name: 'Come in', exact: true }).click();
    await expect(noor.getByRole('heading', { name: 'Noor, you are in' })).toBeVisible();
    await expect(board.locator('.newest')).toContainText('Noor');
    const names = 'Ben Cleo Dov Eda Fay Gus Hal Ines Jo Kit Lou Max Nan Oz Pat'.split(' ');
    const people: Light[] = [];
    for (const name of names) people.push(await light(url, code, name));
    await expect(ada.getByRole('heading', { name: 'Free 17' })).toBeVisible();
    await accessible(ada, 'the desk');

    // Three tables with different games at once.
    for (const game of [/^Coup/, /^Desperate Times/, /^Werewolves/]) {
      // With the keyboard, as with the mouse.
      await ada.getByRole('button', { name: 'Open a table' }).focus();
      await ada.keyboard.press('Enter');
      const choice = ada.locator('masque-ruleset masque-game-list').getByRole('button', { name: game });
      await choice.focus();
      await ada.keyboard.press('Enter');
      await expect(ada.locator('masque-ruleset')).toHaveCount(0);
    }
    await expect(ada.locator('masque-desk-table')).toHaveCount(3);
    const [ben] = people as [Light];
    const tables = ben.guest;
    await tables.until(() => Object.keys(tables.doc!.room.tables).length === 3);
    const [coup, desperate, village] = [1, 2, 3].map((n) => tables.table(n)) as [string, string, string];
    const seat = async (who: Light, table: string): Promise<void> => {
      const reply = await who.guest.do({ do: 'sit', table });
      expect(reply).toMatchObject({ t: 'ok' });
    };
    for (const it of people.slice(0, 3)) await seat(it, coup);
    for (const it of people.slice(3, 6)) await seat(it, desperate);
    for (const it of people.slice(6, 12)) await seat(it, village);

    const { picture } = new Looker();
    await picture('laptop-evening-desk', ada);
    await picture('screen-evening', board);

    // The host moves somebody to another table by pressing the person, then a seat. Her phone follows on its own.
    await ada.getByRole('button', { name: /^Noor/ }).click();
    await ada.locator('masque-desk-table').nth(0).locator('button.wanted').first().click();
    await noor.waitForURL(/\/t\/[A-Z]{4,5}$/);
    await ada.locator('masque-desk-table').nth(0).getByRole('button', { name: /Noor/ }).click();
    await noor.waitForURL(new RegExp(`/c/${code}$`));
    // The desk may hear of it after her phone.
    await expect(ada.locator('masque-desk-table').nth(0).getByRole('button', { name: /Noor/ })).toHaveCount(0);
    await ada.getByRole('button', { name: /^Noor/ }).click();
    await ada.locator('masque-desk-table').nth(1).locator('button.wanted').first().click();
    await noor.waitForURL(/\/t\/[A-Z]{4,5}$/);
    const at = noor.url();

    // There is a second host, and the first host's laptop breaks.
    await ada.getByRole('button', { name: 'The evening', exact: true }).click();
    await accessible(ada, 'the evening on the desk');
    await ada.locator('masque-desk-evening').getByRole('button', { name: 'Make a link' }).click();
    const link = await ada.locator('masque-desk-evening .address.hosts').innerText();
    const [address, invite] = link.split('#host=') as [string, string];
    // The address must work on other devices, whatever name the host's own device uses for this server.
    const info = (await (await fetch(`${url}/api/clubs/${code}`)).json()) as { address: string };
    expect(address).toBe(`http://${info.address}/c/${code}`);
    expect(await tables.do({ do: 'cohost', invite })).toMatchObject({ t: 'ok' });
    await tables.until(() => tables.you!.host);
    await ada.keyboard.press('Escape');
    await ada.context().close();
    const desk = await open(browser, 820, 1180, ben.cookie, url);
    await desk.goto(`${url}/desk/${code}`);
    await expect(desk.getByRole('heading', { name: 'Friday at the Lantern' })).toBeVisible();

    // Deal at all three tables.
    for (const table of [coup, desperate, village]) {
      const host = await GuestClient.join(url, code, ben.cookie, 'desk');
      expect(await host.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
      // On a busy machine, a turn must not end while the host is looked at.
      if (table === coup) expect(await host.do({ do: 'more', table, seconds: 600 })).toMatchObject({ t: 'ok' });
      host.close();
    }
    await desk.getByRole('radio', { name: /^Running/ }).check({ force: true });
    await expect(desk.locator('masque-desk-table')).toHaveCount(3);
    await accessible(desk, 'the desk on a tablet');
    // By keyboard: before the host goes on, the desk says what that does; she waits after all.
    const running = desk.locator('masque-desk-table').first();
    await running.getByRole('button', { name: 'Go on', exact: true }).focus();
    await desk.keyboard.press('Enter');
    await expect(running.getByText(/Everybody is told/)).toBeVisible();
    await expect(running.getByRole('button', { name: 'Go on now' })).toBeFocused();
    await accessible(desk, 'going on');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await expect(running.getByRole('button', { name: 'Go on', exact: true })).toBeFocused();

    // The big screen shows a table, then the evening again.
    const shows = await GuestClient.join(url, code, ben.cookie, 'desk');
    expect(await shows.do({ do: 'screen', show: coup })).toMatchObject({ t: 'ok' });
    await expect(board.locator('masque-stage mq-stage')).toBeVisible();
    await accessibleStage(board);
    expect(await shows.do({ do: 'screen', show: 'evening' })).toMatchObject({ t: 'ok' });
    await expect(board.locator('.codebig')).toContainText(code);
    shows.close();

    // The first host comes back with another laptop, in the middle of three games: the other host says that it is she.
    const laptop = await open(browser, 1280, 800);
    await laptop.goto(`${url}/c/${code}`);
    await laptop.getByRole('button', { name: 'I was here with another phone' }).click();
    await laptop.locator('masque-claim').getByRole('button', { name: /^Ada/ }).click();
    await laptop.locator('masque-claim').getByRole('button', { name: 'Ask the hosts' }).click();
    await desk.getByRole('button', { name: 'Yes, it is', exact: true }).click();
    await expect(laptop.getByRole('heading', { name: 'Ada, you are in' })).toBeVisible();
    await laptop.goto(`${url}/desk/${code}`);
    await expect(laptop.locator('masque-desk-table')).toHaveCount(3);

    // Noor's phone dies. Another one asks for her seat, the host agrees, and it shows the same cards.
    const hand = async (page: Page): Promise<string> => {
      await expect(page.getByText('Select a Supporter').first()).toBeVisible();
      await page.getByRole('button', { name: 'Open to choose' }).click();
      await expect(page.locator('mq-private-area button.cardpick').first()).toBeVisible();
      return (await page.locator('mq-private-area button.cardpick').allInnerTexts()).join('|');
    };
    const held = await hand(noor);
    const other = await open(browser, 320, 568);
    await other.goto(`${url}/c/${code}`);
    await accessible(other, 'the door on a small phone');
    await other.getByRole('button', { name: 'I was here with another phone' }).click();
    await other.locator('masque-claim').getByRole('button', { name: /Noor/ }).click();
    await other.locator('masque-claim').getByRole('button', { name: 'Ask the hosts' }).click();
    await expect(desk.getByText(/Somebody on another phone says they are/)).toBeVisible();
    await desk.getByRole('button', { name: 'Yes, it is', exact: true }).click();
    await other.getByRole('link', { name: 'To the table' }).click();
    await other.waitForURL(at);
    expect(await hand(other)).toBe(held);
    // The old phone no longer has an identity.
    await noor.goto(`${url}/c/${code}`);
    await expect(noor.getByRole('textbox', { name: 'Your name' })).toBeVisible();

    // The first table plays to its end. Its result counts, and nothing does from tables that are still playing.
    const first = tables.doc!.room.tables[coup]!.code;
    const ended = await Promise.all(people.slice(0, 3).map((it) => playOn(url, first, it)));
    expect(ended).toEqual([true, true, true]);
    await tables.until(() => tables.doc!.room.played === 1);
    type Game = { players: { member?: string; name: string; place?: number; won: boolean }[] };
    const played = async (): Promise<Game[]> =>
      (await (await fetch(`${url}/api/clubs/${code}/games`)).json()) as Game[];
    /** Everybody's points: so many for the first three places, and one for every game played to its end. Noor leaves hers. */
    const sumsOf = (all: readonly Game[], places: readonly number[] = [5, 3, 2]): Map<string, number> => {
      const sums = new Map<string, number>();
      for (const { name, member, place } of all.flatMap((it) => it.players))
        if (member !== undefined)
          sums.set(name, (sums.get(name) ?? 0) + (name === 'Noor' ? 0 : (places[place! - 1] ?? 0) + 1));
      return sums;
    };
    const [game] = (await played()) as [Game];
    expect(sumsOf([game]).size).toBe(3);
    expect(game.players.filter((it) => it.won)).toHaveLength(1);

    // Another game at that table: three presses for the host, none for the others.
    const again = desk.locator('masque-desk-table', { hasText: 'Another game' });
    await again.getByRole('button', { name: 'Another game' }).click();
    await desk
      .locator('masque-ruleset')
      .getByRole('button', { name: /^Desperate Times/ })
      .click();
    // The desk turns by itself to where the cards can be dealt.
    await expect(desk.getByRole('radio', { name: 'What now?' })).toBeChecked();
    await desk.locator('.now').getByRole('button', { name: 'Deal' }).first().click();
    await tables.until(() => tables.doc!.room.tables[coup]!.state === 'playing');
    expect(tables.doc!.room.tables[coup]!.game).toBe('desperate-times');
    const seats = tables.doc!.room.tables[coup]!.seats.filter((it) => it?.member !== undefined && !it.bot);
    expect(seats).toHaveLength(3);

    // The other two end as well: at one of them a bot plays for Noor, who has gone to get some air.
    const stays = await GuestClient.join(url, code, ben.cookie, 'desk');
    expect(await stays.do({ do: 'standIn', member: stays.member('Noor'), on: true })).toMatchObject({ t: 'ok' });
    stays.close();
    const second = tables.doc!.room.tables[desperate]!.code;
    const three = [...people.slice(0, 3).map((it) => [first, it] as const), ...people.slice(3, 6).map((it) => [second, it] as const)]; // prettier-ignore
    expect(await Promise.all(three.map(([table, it]) => playOn(url, table, it)))).not.toContain(false);
    await tables.until(() => tables.doc!.room.played === 3);
    const sums = sumsOf(await played());
    const best = Math.max(...sums.values());

    // The standings are correct, and a past game can be looked back at.
    await other.goto(`${url}/c/${code}/standings`);
    const rows = other.locator('mq-sheet tbody tr:has(th)');
    await expect(rows).toHaveCount(sums.size);
    const seen = await rows.evaluateAll((all) =>
      all.map(
        (row) =>
          `${(row.querySelector('mq-link') as unknown as { label: string }).label} ${row.querySelector('.sum')!.textContent!.trim()}`,
      ),
    );
    expect(seen.sort()).toEqual([...sums].map(([name, sum]) => `${name} ${sum}`).sort());
    // After three games there are titles.
    await expect(other.locator('.honours li').first()).toBeVisible();
    // The big screen shows them as well.
    expect(await people[0]!.guest.do({ do: 'screen', show: 'standings' })).toMatchObject({ t: 'ok' });
    const shown = board.locator('masque-board-standings tbody tr');
    await expect(shown).toHaveCount(sums.size);
    await expect(shown.first().locator('.sum')).toHaveText(String(best));
    await expect(board.locator('.honours li').first()).toBeVisible();
    await accessible(board, 'the standings on the big screen');
    expect(await people[0]!.guest.do({ do: 'screen', show: 'evening' })).toMatchObject({ t: 'ok' });
    await expect(board.locator('.codebig')).toContainText(code);
    // A person's figures are one press away.
    await rows.getByRole('button', { name: 'Ben' }).click();
    await expect(other.locator('masque-club-person').getByText('2 games, ')).toBeVisible();
    const results = other.locator('masque-club-person').getByRole('figure', { name: 'Results by game' });
    // Lines have no area, so they do not count as visible.
    await expect(results.locator('.chart .ct-bar')).not.toHaveCount(0);
    await results.getByText('The figures').click();
    await expect(results.getByRole('row', { name: /^Coup/ })).toBeVisible();
    // So are those of the people they have met.
    await other.locator('masque-club-person').getByRole('button', { name: 'Cleo' }).click();
    await expect(other.getByRole('dialog', { name: 'Cleo' })).toBeVisible();
    await accessible(other, 'the figures of somebody');
    await other.keyboard.press('Escape');
    // The club changes its points, and past games are scored again.
    await desk.getByRole('button', { name: 'Points', exact: true }).click();
    const side = desk.locator('masque-desk-points mq-number').first();
    await side.getByRole('button').last().click();
    await desk.keyboard.press('Escape');
    await other.reload();
    const raised = Math.max(...sumsOf(await played(), [6, 3, 2]).values());
    await expect(other.locator('tbody .sum').first()).toHaveText(String(raised));
    await accessible(other, 'the standings');
    await other.setViewportSize({ width: 390, height: 844 });
    await other.getByRole('radio', { name: 'Games' }).check({ force: true });
    await other.getByRole('link', { name: 'Look back' }).last().click();
    await expect(other.locator('masque-replay')).toContainText('Ben');
    await expect(other.locator('input[type=file]')).toHaveCount(0);
    await other.getByRole('link', { name: 'To the games' }).click();
    await expect(other.getByRole('link', { name: 'Look back' })).toHaveCount(3);
    await accessible(board, 'the big screen');
    for (const it of people) it.guest.close();
  } finally {
    await server.close();
  }
});
