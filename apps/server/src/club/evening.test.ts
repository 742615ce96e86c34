import { goingOnAt } from '@masque/club';
import { isSame, type GoingOn, type TableExport } from '@masque/protocol';
import { checkMoves, recordingOf } from '@masque/replay';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { club, cookieOf, finish, guest } from '../test/evening.ts';
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
  await desk.do({ do: 'table', game: 'toy' });
  await ben.until(() => Object.keys(ben.doc!.room.tables).length === 1);
  const table = ben.table(1);
  const bots = (): number => desk.doc!.room.tables[table]!.seats.filter((it) => it?.bot).length;
  await ben.do({ do: 'sit', table });
  await cleo.do({ do: 'sit', table });
  await desk.until(() => desk.doc!.room.tables[table]!.seats.filter(Boolean).length === 2);
  expect(await desk.do({ do: 'fill', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 4);
  expect(await desk.do({ do: 'unfill', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => bots() === 0);
});

test('a ruleset sets the level of bots, both seated and new ones', async () => {
  const bot = { decide: () => null };
  const { url } = await house({ registered: [{ game: { ...toyGame, bots: { normal: bot, sleeper: bot } } }] });
  const { desk } = await club(url);
  await desk.do({ do: 'table', game: 'toy', bots: 'sleeper' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
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
  expect(await desk.do({ do: 'table', game: 'toy', name: 'Velvet' })).toMatchObject({ t: 'ok' });
  await ben.until(() => Object.keys(ben.doc!.room.tables).length === 1);
  const table = ben.table(1);
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

test('a host pauses, resumes, announces, and closes a table with a reason', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
  await ben.do({ do: 'sit', table });
  await desk.do({ do: 'fill', table });
  await desk.do({ do: 'deal', table });
  const seat = await Client.join(url, desk.doc!.room.tables[table]!.code, ben);
  expect(await desk.do({ do: 'pause', table, on: true })).toMatchObject({ t: 'ok' });
  await seat.until(() => seat.doc!.play!.paused === true);
  await desk.until(() => desk.doc!.live![table]!.paused === true);
  expect([desk.doc!.live![table]!.pausedBy, seat.doc!.lobby.pausedBy]).toEqual(['Ada', 'Ada']);
  expect(await desk.do({ do: 'goOn', table, seen: goingOnAt(desk.doc!.live![table]!) })).toMatchObject({
    code: 'no_clock',
  });
  await desk.do({ do: 'pause', table, on: false });
  expect(await desk.do({ do: 'say', text: 'Pizza is here' })).toMatchObject({ t: 'ok' });
  await seat.until(() => seat.doc!.lobby.notice?.text === 'Pizza is here');
  await ben.until(() => ben.doc!.room.said?.text === 'Pizza is here');
  expect(await desk.do({ do: 'untable', table, why: 'The cellar is flooded' })).toMatchObject({ t: 'ok' });
  await seat.until(() => seat.doc!.lobby.club?.closed === true);
  expect(seat.doc!.lobby.problems).toContainEqual({
    key: 'problem.closed.why',
    args: { why: 'The cellar is flooded' },
  });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 0);
  // The game has no result and does not count.
  expect(desk.doc!.room.played).toBe(0);
});

test.each([600_000, null])('a host goes on with a clock of %s ms, and the record says so', async (ms) => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  await desk.do({ do: 'table', game: 'toy', options: { ms } });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
  await ben.do({ do: 'sit', table });
  await desk.do({ do: 'fill', table });
  await desk.do({ do: 'deal', table });
  const tableCode = desk.doc!.room.tables[table]!.code;
  const seat = await Client.join(url, tableCode, ben);
  let seen: GoingOn = { asked: [] };
  for (let round = 1; round <= 3; round++) {
    await seat.until(() => seat.doc!.play!.offers.some(({ type, optional }) => type === 'play' && !optional));
    const { window } = seat.doc!.play!.offers.find(({ type }) => type === 'play')!;
    const before = seen;
    await desk.until(() => !isSame((seen = goingOnAt(desk.doc!.live?.[table] ?? {})), before));
    // A press from the round before comes too late.
    expect(await desk.do({ do: 'goOn', table, seen: before })).toMatchObject({ code: 'stale' });
    expect(await desk.do({ do: 'goOn', table, seen })).toMatchObject({ t: 'ok' });
    await seat.until(
      () =>
        seat.doc!.play!.outcome !== null ||
        seat.doc!.play!.offers.find(({ type }) => type === 'play')?.window !== window,
    );
  }
  await seat.until(() => seat.doc!.play!.outcome !== null);
  expect(seat.doc!.lobby.notice).toMatchObject({ text: 'Ada', went: true });
  const file = (await (await ask(url, `/api/tables/${tableCode}/export`)).json()) as TableExport;
  // The host has no seat at that table.
  expect(file.inputs.filter((it) => 'close' in it)).toEqual(
    [1, 2, 3].map(() => ({ at: expect.any(Number), close: true })),
  );
  const checking = checkMoves(file, recordingOf(file, toyGame));
  let checked = checking.next();
  while (!checked.done) checked = checking.next();
  expect(checked.value[0]).toMatchObject({ ok: true, says: { key: 'verify.clocks' } });
});

test('a host link makes the person who opens it a host, and is not in the club’s file', async () => {
  const { url } = await house();
  const { code, desk, cookie } = await club(url);
  const ben = await guest(url, code, 'Ben');
  expect(await ben.do({ do: 'invite' })).toMatchObject({ code: 'not_host' });
  expect(await desk.do({ do: 'invite' })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.invite !== null);
  const invite = desk.doc!.desk!.invite!;
  expect(await (await ask(url, `/api/clubs/${code}/file`, undefined, cookie)).text()).not.toContain(invite);
  expect(await ben.do({ do: 'cohost', invite })).toMatchObject({ t: 'ok' });
  await ben.until(() => ben.you!.host);
  await desk.until(() => desk.doc!.desk!.invite === null);
  const cleo = await guest(url, code, 'Cleo');
  expect(await cleo.do({ do: 'cohost', invite })).toMatchObject({ code: 'no_invite' });
});

test('a dead phone is replaced by the PIN or a host’s word, and the old one is disconnected', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const ben = await guest(url, code, 'Ben');
  const member = ben.you!.member!;
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
  await ben.do({ do: 'sit', table });
  await desk.do({ do: 'fill', table });
  await desk.do({ do: 'deal', table });
  await desk.until(() => desk.doc!.room.tables[table]!.state === 'playing');
  const at = desk.doc!.room.tables[table]!.code;
  const old = await Client.join(url, at, ben);
  const held = JSON.stringify(old.doc!.play!.table);

  // With a host's consent.
  const device = await visitor(url);
  const asked = await ask(url, `/api/clubs/${code}/claims`, { member }, device);
  const { claim } = (await asked.json()) as { claim: string };
  await desk.until(() => desk.doc!.desk!.claims[claim]?.member === member);
  const thief = await visitor(url);
  expect((await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, thief)).status).toBe(404);
  expect(await (await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device)).json()).toEqual({
    state: 'waiting',
  });
  expect(await desk.do({ do: 'claim', claim, yes: true })).toMatchObject({ t: 'ok' });
  await old.until(() => old.closed !== null);
  expect(old.closed!.code).toBe(4001);
  const taken = await ask(url, `/api/clubs/${code}/claims/${claim}`, undefined, device);
  expect(await taken.json()).toEqual({ state: 'yes' });
  const next = await Client.join(url, at, { cookie: cookieOf(taken) });
  expect(JSON.stringify(next.doc!.play!.table)).toBe(held);
  expect(next.doc!.you!.seat).toBe(old.doc!.you!.seat);
  // The old token is no longer valid.
  expect((await Client.join(url, at, ben)).doc!.you).toBeNull();

  // With the PIN, which only hosts see.
  const given = desk.doc!.desk!.pin;
  expect(given).toMatch(/^\d{6}$/);
  expect(await desk.do({ do: 'pin' })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.desk!.pin !== given);
  const { pin } = desk.doc!.desk!;
  const wrong = pin === '000000' ? '000001' : '000000';
  expect((await ask(url, `/api/clubs/${code}/claims`, { member, pin: wrong }, device)).status).toBe(403);
  // A whole club may enter it at once: only wrong PINs count towards the limit.
  for (let i = 0; i < 8; i++)
    expect((await ask(url, `/api/clubs/${code}/claims`, { member, pin }, await visitor(url))).status).toBe(200);
  const again = await ask(url, `/api/clubs/${code}/claims`, { member, pin }, await visitor(url));
  expect(await again.json()).toEqual({ claim: null });
  expect((await Client.join(url, at, { cookie: cookieOf(again) })).doc!.you!.seat).toBe(old.doc!.you!.seat);
});

test('a host who leads a game from the desk is neither free nor seated with the others', async () => {
  const { url } = await house();
  const { code, desk } = await club(url);
  const [ben, cleo] = [await guest(url, code, 'Ben'), await guest(url, code, 'Cleo')];
  await desk.do({ do: 'table', game: 'toy', options: { watched: true } });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 1);
  const table = desk.table(1);
  const master = () => desk.doc!.room.tables[table]!.master;
  await desk.until(() => master() === null);
  for (const it of [ben, cleo]) await it.do({ do: 'sit', table });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'refused' });
  expect(await ben.do({ do: 'lead', table, on: true })).toMatchObject({ code: 'not_host' });
  expect(await desk.do({ do: 'lead', table, on: true })).toMatchObject({ t: 'ok' });
  await desk.until(() => master() !== null);
  expect(master()).toEqual({ member: desk.you!.member });
  // A random draw gives no seat to a game master.
  expect(await desk.do({ do: 'seatAll', how: 'lot', tables: [table] })).toMatchObject({ code: 'no_seats' });
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'lead', table, on: false })).toMatchObject({ code: 'not_now' });
});
