import type { RoomView, TableLive, TableView } from '@masque/club';
import { expect, test } from 'vitest';
import { nextToWatch, TURN_MS, turned } from './rotation.ts';

const table = (n: number, rest: Partial<TableView> = {}): TableView =>
  ({ n, name: String(n), state: 'playing', seats: [{ member: 'm1' }, { member: 'm2' }], ...rest }) as TableView;
const room = (...tables: TableView[]): RoomView =>
  ({ tables: Object.fromEntries(tables.map((it) => [`t${it.n}`, it])) }) as unknown as RoomView;
const on = (rest: Partial<TableLive> = {}): TableLive => ({ title: 'round', ...rest });

test('screens prefer games near their end, then games that have begun, then nights, and never lobbies', () => {
  const tables = room(table(1), table(2), table(3), table(4, { state: 'lobby' }));
  const live = { t1: on(), t2: on({ out: [0] }), t3: on({ night: true }), t4: on() };
  expect(nextToWatch(tables, live, [], 0)).toBe('t2');
  expect(nextToWatch(tables, live, ['t2'], 0)).toBe('t1');
  expect(nextToWatch(tables, live, ['t2', 't1'], 0)).toBe('t3');
  expect(nextToWatch(room(table(3), table(4, { state: 'lobby' })), live, ['t3'], 0)).toBe('t3');
  expect(nextToWatch(room(table(4, { state: 'lobby' })), live, [], 0)).toBeNull();
});

test('the end of a game is news for a while, and then the last thing to watch', () => {
  const tables = room(table(1, { state: 'over' }), table(2));
  const live = { t1: on({ outcome: { winners: [0], reason: 'won', at: 1000 } }), t2: on() };
  expect([2000, 3_600_000].map((now) => nextToWatch(tables, live, [], now))).toEqual(['t1', 't2']);
});

test('the evening and the tables alternate; a closed table is dropped at once', () => {
  const tables = room(table(1), table(2));
  const live = { t1: on({ out: [0] }), t2: on() };
  const start = { table: null, since: 0, shown: [] as string[] };
  expect(turned(start, tables, live, TURN_MS.evening - 1)).toBe(start);
  const first = turned(start, tables, live, TURN_MS.evening);
  expect(first).toEqual({ table: 't1', since: TURN_MS.evening, shown: ['t1'] });
  expect(turned(first, room(table(2)), live, first.since + 1)).toMatchObject({ table: null, shown: ['t1'] });
  const back = turned(first, tables, live, first.since + TURN_MS.table);
  expect(back.table).toBeNull();
  expect(turned(back, tables, live, back.since + TURN_MS.evening).table).toBe('t2');
});
