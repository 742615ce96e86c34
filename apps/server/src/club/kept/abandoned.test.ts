import { replay, type ClubInput, type TableNow } from '@masque/club';
import { sqliteStore } from '@masque/store';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../../clock/fake-clock.ts';
import { club, guest } from '../../test/evening.ts';
import { house } from '../../test/house.ts';
import { Client } from '../../test/client.ts';
import { GuestClient } from '../../test/guest.ts';
import { ABANDONED_MS, abandoned, LEFT_MS } from './abandoned.ts';

test('a table at which nobody has been for an hour is closed, also by a server that was restarted meanwhile', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'masque-')), 'masque.db');
  const clock = fakeClock();
  const first = await house({ store: await sqliteStore(data), clock });
  // What is gathered is sent all the same.
  const tick = (): (() => void) => {
    const ticking = setInterval(() => void clock.pass(100), 10);
    return () => clearInterval(ticking);
  };
  let stop = tick();
  onTestFinished(() => stop());
  const { code, cookie, desk } = await club(first.url);
  const ben = await guest(first.url, code, 'Ben');
  const cleo = await guest(first.url, code, 'Cleo');
  const later = clock.now() + 3 * ABANDONED_MS;
  for (const name of ['Empty', 'Seated', 'Waited for', 'Planned']) await desk.do({ do: 'table', game: 'toy', name });
  await desk.until(() => Object.keys(desk.doc!.room.tables).length === 4);
  const [empty, seated, awaited, planned] = [1, 2, 3, 4].map((n) => desk.table(n)) as [string, string, string, string];
  await desk.do({ do: 'fill', table: empty });
  expect(await ben.do({ do: 'sit', table: seated })).toMatchObject({ t: 'ok' });
  expect(await cleo.do({ do: 'line', on: true, table: awaited })).toMatchObject({ t: 'ok' });
  expect(await desk.do({ do: 'begins', table: planned, on: later })).toMatchObject({ t: 'ok' });
  stop();
  await clock.pass(ABANDONED_MS - 120_000);
  expect(Object.keys(desk.doc!.room.tables)).toHaveLength(4);
  // What the host says to all is no use of a table.
  stop = tick();
  await desk.do({ do: 'say', text: 'Supper!' });
  stop();
  await first.close();
  const second = await house({ store: await sqliteStore(data), clock });
  stop = tick();
  const back = await GuestClient.join(second.url, code, cookie, 'desk');
  const there = await Client.join(second.url, back.doc!.room.tables[seated]!.code);
  stop();
  for (let i = 0; i < 4; i++) await clock.pass(60_000);
  await back.until(() => Object.keys(back.doc!.room.tables).length === 3);
  expect(Object.keys(back.doc!.room.tables).sort()).toEqual([seated, awaited, planned].sort());
  expect(back.doc!.desk!.vanished).toMatchObject({ n: 1, name: 'Empty' });
  await there.close();
  // Everybody goes home, and nobody closes the evening. Whoever opens a table the day after reads what has happened.
  const at = back.doc!.room.tables[awaited]!.code;
  await second.close();
  const dayAfter = fakeClock(clock.now() + LEFT_MS);
  const store = await sqliteStore(data);
  // Other evenings were closed since.
  const closed = { club: { id: 'other', closed: true } };
  for (let i = 0; i < 600; i++)
    await store.saveTable({ id: `closed ${i}`, code: null, state: 'lobby', savedAt: clock.now() + i, data: closed }, 0);
  const third = await house({ store, clock: dayAfter });
  await dayAfter.pass(ABANDONED_MS);
  const late = await Client.join(third.url, at);
  expect(late.doc!.lobby.club).toMatchObject({ closed: true });
  expect(late.doc!.lobby.problems).toContainEqual('problem.closed.idle');
});

const HOUR = ABANDONED_MS;
const opened: readonly ClubInput[] = [
  { t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' },
  { t: 'member', at: 0, member: 'm1', person: 'p1', name: 'Ada', mask: 'owl' },
  { t: 'host', at: 0, member: 'm1', on: true },
  { t: 'member', at: 0, member: 'm2', person: 'p2', name: 'Ben', mask: 'fox' },
  { t: 'open', at: 0, evening: 'e3', name: 'Friday' },
  { t: 'here', at: 0, member: 'm1' },
  { t: 'table', at: 0, table: 't4', code: 'VELA', name: '1' },
];

/** Is the table closed at that hour? */
const isClosed = (hour: number, change: Partial<TableNow> = {}, also: readonly ClubInput[] = [], empty = false) => {
  const brief = { code: 'VELA', game: 'toy', state: 'lobby', min: 2, max: 6, seats: [null, null] } as const;
  const now: TableNow = { brief, live: {}, usedAt: 0, ...change };
  return abandoned(replay([...opened, ...also]), new Map([['t4', now]]), { at: hour * HOUR, empty }).length > 0;
};

test('what a host has prepared stays until people have been there for an hour', () => {
  const came: ClubInput = { t: 'here', at: 4 * HOUR, member: 'm2' };
  expect([isClosed(1), isClosed(1, { fresh: true }), isClosed(9, { fresh: true })]).toEqual([true, false, false]);
  expect([isClosed(4.9, { fresh: true }, [came]), isClosed(5, { fresh: true }, [came])]).toEqual([false, true]);
  expect([isClosed(25, { fresh: true }), isClosed(25, { fresh: true }, [], true)]).toEqual([false, true]);
});

test('a day after the last person left, only games that are being played stay', () => {
  const seats = [{ member: 'm2' }, null];
  const at = (state: 'lobby' | 'playing'): Partial<TableNow> => ({
    brief: { code: 'VELA', game: 'toy', state, min: 2, max: 6, seats },
  });
  const closed = [isClosed(23, at('lobby'), [], true), isClosed(24, at('lobby')), isClosed(24, at('lobby'), [], true)];
  expect(closed).toEqual([false, false, true]);
  expect(isClosed(99, at('playing'), [], true)).toBe(false);
});
