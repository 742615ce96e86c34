import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../../clock/fake-clock.ts';
import { Client } from '../../test/client.ts';
import { club, guest, openTable } from '../../test/evening.ts';
import type { GuestClient } from '../../test/guest.ts';
import { house } from '../../test/house.ts';

/** An evening with a table of six, people at it and people in line, with a clock that the test controls. */
async function room(seated: number, waiting: readonly string[]) {
  const clock = fakeClock();
  const { url } = await house({ clock });
  // Batched changes are sent when the clock moves on.
  let step = 60;
  const ended = new AbortController();
  const ticking = (async () => {
    for (; !ended.signal.aborted; await setTimeout(5)) await clock.pass(step);
  })();
  onTestFinished(() => {
    ended.abort();
    return ticking;
  });
  /** Speeds up the clock until `until` resolves. */
  const hurry = async (until: () => Promise<void>): Promise<void> => {
    step = 5000;
    await until();
    step = 60;
  };
  const { code, desk } = await club(url);
  const { table } = await openTable(desk);
  const sitters = [];
  for (let i = 0; i < seated; i++) {
    const it = await guest(url, code, `Guest ${i}`);
    expect(await it.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
    sitters.push(it);
  }
  const line = [];
  for (const name of waiting) {
    const it = await guest(url, code, name);
    expect(await it.do({ do: 'line', on: true })).toMatchObject({ t: 'ok' });
    line.push(it);
  }
  /** The names of people who are called to the table. */
  const called = (): string[] =>
    Object.values(desk.doc!.room.people).flatMap((it) => (it.call?.table === table ? [it.name] : []));
  const until = (names: readonly string[]) => desk.until(() => called().join() === names.join());
  return { url, code, hurry, desk, table, sitters, line, until };
}

const seatsOf = (it: GuestClient, table: string): number =>
  it.doc!.room.tables[table]!.seats.filter((seat) => seat?.member !== undefined).length;

test('a seat that becomes free at a full table is kept for the first person in line, and nobody else', async () => {
  const { url, code, desk, table, sitters, line, until } = await room(6, ['Sam', 'Karl']);
  const [sam, karl] = line as unknown as [GuestClient, GuestClient];
  expect(await sitters[2]!.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  await until(['Sam']);
  expect(desk.doc!.room.people[sam.you!.member!]!.call).toMatchObject({ table });
  // Neither through the evening nor by the table's own code.
  expect(await karl.do({ do: 'sit', table })).toMatchObject({ t: 'refused', code: 'seat_kept' });
  const stranger = await guest(url, code, 'Yann');
  const at = await Client.join(url, desk.doc!.room.tables[table]!.code, stranger);
  expect(await at.do({ do: 'sit' })).toMatchObject({ code: 'seat_kept' });
  expect(await sam.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
  await until([]);
  await desk.until(() => seatsOf(desk, table) === 6);
  expect(desk.doc!.room.people[sam.you!.member!]!.line).toBeUndefined();
});

test('a bot makes room for a called person, even if they come by the code of the table', async () => {
  const { url, desk, table, line } = await room(2, ['Sam', 'Karl']);
  const [sam, karl] = line as unknown as [GuestClient & { cookie: string }, GuestClient & { cookie: string }];
  expect(await desk.do({ do: 'fill', table })).toMatchObject({ t: 'ok' });
  await desk.until(() => desk.doc!.room.tables[table]!.seats.every((it) => it !== null));
  expect(await desk.do({ do: 'call', member: sam.you!.member!, table })).toMatchObject({ t: 'ok' });
  const { code } = desk.doc!.room.tables[table]!;
  const uncalled = await Client.join(url, code, karl);
  expect(await uncalled.do({ do: 'sit' })).toMatchObject({ code: 'table_full' });
  const called = await Client.join(url, code, sam);
  expect(await called.do({ do: 'sit' })).toMatchObject({ t: 'ok' });
  await desk.until(() => seatsOf(desk, table) === 3);
});

test('a seat that is declined or not taken in time goes to the next in line, and nobody is asked twice', async () => {
  const { hurry, desk, table, sitters, line, until } = await room(6, ['Sam', 'Karl', 'Léa']);
  const [sam, karl, lea] = line as unknown as [GuestClient, GuestClient, GuestClient];
  expect(await sitters[0]!.do({ do: 'stand' })).toMatchObject({ t: 'ok' });
  await until(['Sam']);
  expect(await sam.do({ do: 'pass' })).toMatchObject({ t: 'ok' });
  await until(['Karl']);
  // Somebody who declines stays in line, and somebody who does not come is told so.
  expect(desk.doc!.room.people[sam.you!.member!]!.line).toBeDefined();
  expect(sam.you!.missed).toBeUndefined();
  await hurry(() => until(['Léa']));
  await karl.until(() => karl.you!.missed?.why === 'late');
  expect(desk.doc!.room.people[karl.you!.member!]!.line).toBeDefined();
  // The last one goes home, so anybody may take the seat.
  expect(await lea.do({ do: 'leave' })).toMatchObject({ t: 'ok' });
  await until([]);
  expect(await sam.do({ do: 'sit', table })).toMatchObject({ t: 'ok' });
});

test('a host calls anybody who is free; they are told if the game begins or the table closes in the meantime', async () => {
  const { desk, table, line, until } = await room(3, ['Sam', 'Karl']);
  const [sam, karl] = line as unknown as [GuestClient, GuestClient];
  const call = (who: GuestClient) => desk.do({ do: 'call', member: who.you!.member!, table });
  expect(await sam.do({ do: 'call', member: karl.you!.member!, table })).toMatchObject({ code: 'not_host' });
  expect(await call(sam)).toMatchObject({ t: 'ok' });
  await until(['Sam']);
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
  await sam.until(() => sam.you!.missed?.why === 'begun');
  expect(await call(karl)).toMatchObject({ code: 'no_seats' });

  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 2);
  const other = desk.table(2);
  const toOther = (who: GuestClient) => desk.do({ do: 'call', member: who.you!.member!, table: other });
  expect(await toOther(karl)).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'untable', table: other })).toMatchObject({ t: 'ok' });
  await karl.until(() => karl.you!.missed?.why === 'closed');

  // People who take a break or sit at a table are not called.
  expect(await sam.do({ do: 'rest', on: true })).toMatchObject({ t: 'ok' });
  await desk.do({ do: 'table', game: 'toy' });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 2);
  const third = desk.table(3);
  expect(await desk.do({ do: 'call', member: sam.you!.member!, table: third })).toMatchObject({ code: 'resting' });
  expect(await karl.do({ do: 'sit', table: third })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'call', member: karl.you!.member!, table: third })).toMatchObject({ code: 'seated' });
});

test('a spectator of a game is listed at the evening, and does not count as away', async () => {
  const { url, hurry, code, desk, table, sitters } = await room(3, []);
  expect(await desk.do({ do: 'deal', table })).toMatchObject({ t: 'ok' });
  const jonas = await guest(url, code, 'Jonas');
  const member = jonas.you!.member!;
  const at = desk.doc!.room.tables[table]!.code;
  const watches = await Client.join(url, at, { cookie: jonas.cookie, as: 'watch' });
  // A screen represents nobody, and a player who watches on another device does not count as a watcher.
  const screen = await Client.join(url, at, { cookie: jonas.cookie, as: 'screen' });
  const player = await Client.join(url, at, { cookie: sitters[0]!.cookie, as: 'watch' });
  jonas.close();
  await desk.until(() => desk.doc!.room.tables[table]!.watchers?.join() === member);
  const idle = await guest(url, code, 'Idle');
  idle.close();
  await hurry(() => desk.until(() => desk.doc!.room.people[idle.you!.member!]?.away === true));
  expect(desk.doc!.room.people[member]!.away).toBeUndefined();
  await watches.close();
  await desk.until(() => desk.doc!.room.tables[table]!.watchers === undefined);
  for (const it of [screen, player]) await it.close();
});
