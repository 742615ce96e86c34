import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, finish, guest, openTable } from '../test/evening.ts';
import { GuestClient } from '../test/guest.ts';
import { ask, house, toyGame, visitor } from '../test/house.ts';

test('a club is created, people come in, and everybody sees who is here', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  expect(desk.doc!.room).toMatchObject({ club: { name: 'The Lantern' }, evening: { name: 'Friday at the Lantern' } });
  expect(desk.you).toMatchObject({ name: 'Ada', host: true, here: true });

  const ben = await guest(url, code, 'Ben');
  await desk.until(() => desk.doc!.room.newest === ben.you!.member);
  const other = await GuestClient.join(url, code, await visitor(url));
  expect(await other.do({ do: 'come' })).toMatchObject({ code: 'name_needed' });
  expect(await other.do({ do: 'come', name: 'bén' })).toMatchObject({ code: 'name_known' });
  expect(await other.do({ do: 'come', name: 'Cleo', mask: 'owl' })).toMatchObject({ t: 'ok' });
  await other.until(() => other.doc!.room.people[other.you!.member!] !== undefined);
  // Tonight, the owl is the host's mask.
  expect(other.doc!.room.people[other.you!.member!]!.mask).not.toBe('owl');
  expect(await other.do({ do: 'lock', on: true })).toMatchObject({ code: 'not_host' });
  expect(await desk.do({ do: 'lock', on: true })).toMatchObject({ t: 'ok' });
  const late = await GuestClient.join(url, code, await visitor(url));
  expect(await late.do({ do: 'come', name: 'Dov' })).toMatchObject({ code: 'locked' });
  expect(await ben.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  expect(await ben.do({ do: 'come' })).toMatchObject({ code: 'locked' });
});

test('one press fills a table with bots, even if everybody present has a seat', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const { table } = await openTable(desk);
  const bots = (): number => desk.doc!.room.tables[table]!.seats.filter((it) => it?.bot).length;
  await ben.do({ do: 'sit', table });
  await cleo.do({ do: 'sit', table });
  await desk.until(() => desk.doc!.room.tables[table]!.seats.filter(Boolean).length === 2);
  expect(await desk.do({ do: 'fill', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 4);
  expect(await desk.do({ do: 'unfill', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 0);
  // Or one by one, there and back, even if they are not enough yet.
  expect(await ben.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  expect(await cleo.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'fill', table, n: 1 })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 1);
  const seat = desk.doc!.room.tables[table]!.seats.findIndex((it) => it?.bot);
  expect(await desk.do({ do: 'fill', table, n: 2 })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 2);
  expect(await desk.do({ do: 'unfill', table, seat })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 1);
});

test('a ruleset sets the level of bots, both seated and new ones', async () => {
  const bot = { decide: () => null };
  const { url } = await house({ registered: [{ game: { ...toyGame, bots: { normal: bot, sleeper: bot } } }] });
  const { desk } = await club(url);
  const { table } = await openTable(desk, { bots: 'sleeper' });
  await desk.until(() => desk.doc!.room.tables[table]!.bots === 'sleeper');
  expect(await desk.do({ do: 'game', table, game: 'toy', bots: 'genius' })).toMatchObject({ code: 'no_bot' });
  await desk.do({ do: 'fill', table, n: 3 });
  const at = await Client.join(url, desk.doc!.room.tables[table]!.code);
  const levels = () => at.doc!.lobby.seats.flatMap((it) => it.bot?.split(':')[0] ?? []);
  await at.until(() => levels().length === 3);
  expect(new Set(levels())).toEqual(new Set(['sleeper']));
  // Without a level, bots play at the default one again.
  await desk.do({ do: 'game', table, game: 'toy' });
  await at.until(() => !levels().includes('sleeper'));
  expect(await desk.do({ do: 'ruleset', name: 'Ours', game: 'toy', options: {}, bots: 'sleeper' })).toMatchObject({
    t: 'ok',
  });
  await desk.until(() => Object.values(desk.doc!.desk!.rulesets).some((it) => it.bots === 'sleeper'));
});

test('an evening opens tables, seats people, fills them with bots, deals, and counts the results', async () => {
  const { url } = await house();
  const { code, desk, cookie } = await club(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  const screen = await GuestClient.join(url, code, undefined, 'screen');
  expect(await ben.do({ do: 'table', game: 'toy' })).toMatchObject({ code: 'not_host' });
  const { table } = await openTable(desk, { name: 'Velvet' });
  expect(await ben.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'seat', member: desk.member('Cleo'), table })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'fill', table, n: 3 })).toMatchObject({ t: 'ok' });
  await screen.until(() => screen.doc!.room.tables[table]!.seats.filter(Boolean).length === 3);
  expect(screen.doc!.room.tables[table]).toMatchObject({
    name: 'Velvet',
    game: 'toy',
    seats: [{ member: ben.you!.member }, { member: cleo.you!.member }, { bot: true }],
  });

  // At an evening, phones do not follow what happens at tables; screens and desks do.
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
  await screen.until(() => screen.doc!.live![table]?.title !== undefined);
  await ben.until(() => ben.doc!.room.tables[table]!.state === 'playing');
  expect(ben.doc!.live).toBeUndefined();
  expect(ben.doc!.desk).toBeUndefined();
  expect(screen.doc!.desk).toBeUndefined();
  expect(await desk.do({ do: 'seat', member: desk.member('Ada'), table })).toMatchObject({ code: 'playing' });

  const at = ben.doc!.room.tables[table]!.code;
  const [one, two] = [await Client.join(url, at, ben), await Client.join(url, at, cleo)];
  expect(one.doc!.lobby.club).toEqual({ code, evening: 'Friday at the Lantern', table: 'Velvet' });
  await finish([one, two]);
  await desk.until(() => desk.doc!.room.played === 1);
  expect(desk.doc!.live![table]!.outcome).toBeDefined();

  type Page = { lines: { member: string; place: number; points: number }[]; people: Record<string, { name: string }> };
  const page = (await (await ask(url, `/api/clubs/${code}/standings`)).json()) as Page;
  expect(page.lines.map((it) => page.people[it.member]!.name).sort()).toEqual(['Ben', 'Cleo']);
  const sheet = await (await ask(url, `/api/clubs/${code}/standings.csv`)).text();
  expect(sheet).toMatch(/^Place,Name,Points,Games,Won,Rating\r\n1,(Ben|Cleo),\d+,1,/);
  const [game] = (await (await ask(url, `/api/clubs/${code}/games`)).json()) as { session: string }[];
  const file = (await (await ask(url, `/api/clubs/${code}/games/${game!.session}`)).json()) as { format: string };
  expect(file.format).toBe('masque-table');
  expect((await ask(url, `/api/clubs/${code}/games/unknown`)).status).toBe(404);

  // The same game again, with somebody who has waited for it; bots stay.
  const me = await GuestClient.join(url, code, cookie);
  expect(await me.do({ do: 'line', on: true, table })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'again', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  expect(desk.doc!.room.tables[table]!.seats).toContainEqual({ member: me.you!.member });
  expect(desk.doc!.room.tables[table]!.seats.filter((it) => it?.bot)).toHaveLength(1);
});
