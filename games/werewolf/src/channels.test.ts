import { channelsFor, OMNISCIENT, readersOf, SPECTATOR, type Session } from '@masque/core';
import { expect, test } from 'vitest';
import { clock, village } from './village.fixture.ts';
import type { State } from './state.ts';

const square = (phase: 'DAY' | 'NIGHT', opts: Record<string, unknown> = {}, more: object = {}): Session<State> =>
  village('WOL WOL SEE BOD WIT HUN VIL VIL VIL', phase, opts, more);
const closeWave = (session: Session<State>): Session<State> => clock(session, 'wave');
/** `table` where it is only read, `table!` where one may write. */
const at = (session: Session<State>, viewer: number): string[] =>
  channelsFor(session, viewer).map(({ id, write }) => (write ? `${id}!` : id));

test('by day the village writes, and spectators read', () => {
  const day = square('DAY');
  expect([at(day, 0), at(day, 6), at(day, SPECTATOR), at(day, OMNISCIENT)]).toEqual([
    ['table!'],
    ['table!'],
    ['table'],
    ['table!'],
  ]);
});

test('the pack whispers while it hunts, without anybody else noticing', () => {
  const dusk = square('NIGHT');
  const hunt = closeWave(dusk);
  expect([0, 1, 2, 6, SPECTATOR].map((viewer) => at(dusk, viewer))).toEqual(Array(5).fill(['table']));
  expect([0, 1].map((seat) => at(hunt, seat))).toEqual(Array(2).fill(['table', 'pack!']));
  expect([2, 3, 4, 5, 6, 7, 8, SPECTATOR].map((viewer) => at(hunt, viewer))).toEqual(Array(8).fill(['table']));
  expect([readersOf(hunt, 'pack'), readersOf(hunt, 'table')]).toEqual([[0, 1], 'all']);
  expect([0, 6].map((seat) => at(closeWave(hunt), seat))).toEqual([['table'], ['table']]);
});

test('the dead write only to each other, and read the pack if they see everything', () => {
  const opened = (opts: Record<string, unknown>): Session<State> => closeWave(square('NIGHT', opts, { dead: [0, 6] }));
  expect([0, 6].map((seat) => at(opened({}), seat))).toEqual(Array(2).fill(['table', 'dead!']));
  expect(readersOf(opened({}), 'dead')).toEqual([0, 6]);
  expect(at(opened({ ghostView: 'all' }), 6)).toEqual(['table', 'dead!', 'pack']);
  expect(readersOf(opened({ ghostView: 'all' }), 'pack')).toEqual([0, 1, 6]);
});
