import { expect, test } from 'vitest';
import {
  channelsFor,
  OMNISCIENT,
  mayRead,
  declassify,
  readersOf,
  seedOf,
  known,
  SPECTATOR,
  start,
  type AnyGame,
  type Channel,
  type Secret,
  type Session,
  type Viewer,
} from '../index.ts';
import { toy } from './toy.fixture.ts';

type Seen = Parameters<NonNullable<typeof toy.present>>[0];

/** All read the table, those with a high card have a channel of their own, and whoever's turn it is speaks. */
const channels = (view: Seen, me: Viewer): Channel[] => [
  { id: 'table', name: 'channel.table', write: view.turn === me },
  ...(me >= 0 && (known(view.hands[me]!) ?? 0) > 4 ? [{ id: 'high', name: 'channel.high', write: true }] : []),
];
const begin = (game: object): Session =>
  start(game as AnyGame, { seed: seedOf('b'), seats: 4, options: { ms: null }, at: 0 });
const session = begin({ ...toy, channels });
const high = [0, 1, 2, 3].filter((seat) => declassify((session.state as { hands: Secret<number>[] }).hands[seat]!) > 4);

test('a channel is read by viewers whose own view includes it', () => {
  expect(high.length).toBeGreaterThan(0);
  expect([readersOf(session, 'table'), readersOf(session, 'high'), readersOf(session, 'none')]).toEqual([
    'all',
    high,
    [],
  ]);
  const ids = (viewer: Viewer): string[] => channelsFor(session, viewer).map((it) => it.id);
  for (const seat of [0, 1, 2, 3]) expect(ids(seat)).toEqual(high.includes(seat) ? ['table', 'high'] : ['table']);
  expect(channelsFor(session, high[0]!)[1]).toMatchObject({ private: true, write: true });
});

test('spectators cannot write, and the omniscient viewer reads everything', () => {
  expect(channelsFor(session, SPECTATOR)).toEqual([{ id: 'table', name: 'channel.table', write: false }]);
  expect(channelsFor(session, OMNISCIENT).map(({ id, write }) => [id, write])).toEqual([
    ['table', true],
    ['high', true],
  ]);
  expect([mayRead(high, OMNISCIENT), mayRead(high, SPECTATOR), mayRead('all', SPECTATOR)]).toEqual([true, false, true]);
});

test('a game without channels has only the table channel, and so has every finished game', () => {
  const table = [{ id: 'table', name: 'channel.table', write: true }];
  expect(channelsFor(begin(toy), 1)).toEqual(table);
  expect(channelsFor({ ...session, outcome: { winners: [], reason: 'toy.three' } }, high[0]!)).toEqual(table);
});
