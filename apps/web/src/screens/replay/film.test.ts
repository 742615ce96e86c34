import type { Table } from '@masque/core';
import { diff, type Replay } from '@masque/protocol';
import { expect, test } from 'vitest';
import { chapterAt, develop, lastStop, nextStop, stepIn, stopsOf } from './film.ts';

const duke = { id: 'duke', name: 'duke' };
const tables: readonly Table[] = ['one', 'one', 'two'].map((title, n) => ({
  title,
  active: [0],
  seats: [
    { seat: 0, cards: [{ state: 'down', ref: 0, ...(n === 2 && { face: duke }) }] },
    { seat: 1, cards: [{ state: 'down' }] },
  ],
  zones: [{ id: 'deck', label: 'deck', cards: [{ state: 'down', face: duke }] }],
  privateArea: { cards: [{ state: 'down', ref: 0, face: duke }] },
  timer: { since: 0, at: 5 },
  stats: [{ icon: 'crown', label: 'stat', value: n }],
  ...(n === 1 && { night: true }),
}));

const seenAs = (as: number): Replay => ({
  game: 'toy',
  gameVersion: 1,
  names: ['Ada', 'Ben'],
  startedAt: 0,
  outcome: { winners: [0], reason: 'won' },
  as,
  chapters: [
    { n: 0, title: 'one' },
    { n: 2, title: 'two' },
  ],
  moments: [
    { n: 1, kind: 'vote' },
    { n: 2, kind: 'end' },
  ],
  frames: tables.map((table, n) => ({ n, at: n, lines: [], ops: diff(n === 0 ? {} : tables[n - 1], table) })),
});

test('lost cards of a player stay lost', () => {
  const lost: Table = {
    title: 'three',
    active: [],
    seats: [{ seat: 0, cards: [{ state: 'lost', face: duke }, { state: 'down' }] }],
    privateArea: { cards: [{ state: 'down', face: { id: 'spy', name: 'spy' } }] },
  };
  const [step] = develop({ ...seenAs(0), frames: [{ n: 0, at: 0, lines: [], ops: diff({}, lost) }] }).steps;
  expect(step!.table.seats[0]!.cards!.map(({ state, face }) => [state, face?.id])).toEqual([
    ['lost', 'duke'],
    ['up', 'spy'],
  ]);
});

const states = (as: number) => develop(seenAs(as)).steps.map(({ table }) => table.seats[0]!.cards![0]!.state);

test('a seat sees its own cards face up, the room none, the omniscient viewer all that it can read', () => {
  expect(states(0)).toEqual(['up', 'up', 'up']);
  expect(states(-1)).toEqual(['down', 'down', 'down']);
  expect(states(-2)).toEqual(['down', 'down', 'up']);
  expect(develop(seenAs(-2)).steps[0]!.table.zones![0]!.cards![0]!.state).toBe('up');
  expect(develop(seenAs(0)).steps[0]!.table.zones![0]!.cards![0]!.state).toBe('down');
});

test('the night, the stats and what a player held are those of the live view', () => {
  for (const as of [0, -1]) {
    const drawn = develop(seenAs(as)).steps.map(({ table: { night, stats, privateArea } }) => ({
      night,
      stats,
      privateArea,
    }));
    expect(drawn).toEqual(tables.map(({ night, stats, privateArea }) => ({ night, stats, privateArea })));
  }
});

test('no clock runs in a replay', () => {
  expect(develop(seenAs(0)).steps.some(({ table }) => table.timer)).toBe(false);
});

test('stepping goes from stop to stop, and not beyond the ends', () => {
  const film = develop(seenAs(0));
  expect(stopsOf(film, 'steps')).toEqual([0, 1, 2]);
  expect(stopsOf(film, 'moments')).toEqual([0, 1, 2]);
  expect(stopsOf(film, 'moments', [{ n: 2, kind: 'end' }])).toEqual([0, 2]);
  const chapters = stopsOf(film, 'chapters');
  expect(chapters).toEqual([0, 2]);
  expect([nextStop(chapters, 0), nextStop(chapters, 2), lastStop(chapters, 2), lastStop(chapters, 0)]).toEqual([
    2, 2, 0, 0,
  ]);
  expect([chapterAt(film.replay, 1)?.title, chapterAt(film.replay, 2)?.title]).toEqual(['one', 'two']);
});

test('an address that asks for no step there is leads to the nearest one', () => {
  const film = develop(seenAs(0));
  expect([-2, -1, 0, 2, 3, 999_999].map((asked) => stepIn(film, asked))).toEqual([0, 0, 0, 2, 2, 2]);
});
