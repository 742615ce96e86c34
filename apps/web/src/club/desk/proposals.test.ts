import type { RoomView, TableView } from '@masque/club';
import type { GameInfo } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { en as web } from '../../messages/en.ts';
import { proposalsFor, type ProposalContext } from './proposals.ts';
import { waysOf } from '../ruleset/ways.ts';
import { en } from '../words/en.ts';

const t = new Translator('en', [web, en]);
const game = (id: string, min: number, max: number, minutes: readonly [number, number]) =>
  ({
    id,
    seats: { min, max },
    profile: { minutes, complexity: 1 },
    name: { en: id },
    about: {},
  }) as unknown as GameInfo;
const games = [
  game('quick', 2, 6, [5, 15]),
  {
    ...game('long', 4, 8, [60, 90]),
    presets: [{ id: 'first', name: { en: 'First evening' }, about: {}, options: { pace: 'slow' } }],
  },
];
const people = (n: number): RoomView['people'] =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`m${i}`, { name: `P${i}`, mask: 'fox' as const, at: i }]));
const at = 8 * 3_600_000;

function situation(n: number, tables: { [id: string]: TableView } = {}, until?: number): ProposalContext {
  const evening = { id: 'e1', name: 'Friday', at: 0, ...(until !== undefined && { until }) };
  const room = { people: people(n), tables, evening } as unknown as RoomView;
  return { room, live: {}, games, ways: waysOf(games, [], 'en'), favourites: [], now: at };
}
const table = (rest: Partial<TableView>): TableView =>
  ({ n: 1, name: '1', game: 'quick', state: 'lobby', min: 2, max: 6, seats: [], code: 'VELA', ...rest }) as TableView;

test('one person is called to a table that needs one, and a table is opened for the others', () => {
  const lacks = table({ seats: [{ name: 'Bot', bot: true }] });
  const [first, ...others] = proposalsFor(situation(3, { t1: lacks }), t);
  expect(first).toMatchObject({ does: { do: 'call', member: 'm0', table: 't1' }, why: 'needs one more' });
  expect(others.map((it) => it.what)).toEqual(['quick for 2']);
  expect(proposalsFor(situation(2, { t1: lacks }), t)).toHaveLength(1);
});

test('a table that needs more people than are free, or begins later, is suggested last', () => {
  const what = (on: ProposalContext): string[] => proposalsFor(on, t).map((it) => it.what);
  const large = table({ game: 'long', min: 4, max: 8, name: 'The gallery' });
  expect(what(situation(3, { t1: large }))).toEqual(['quick for 3', 'P0 to The gallery']);
  const later = { ...large, begins: at + 40 * 60_000 };
  expect(what(situation(5, { t1: later }))).toEqual(['quick for 5', 'P0 to The gallery']);
  const soon = { ...large, begins: at + 25 * 60_000 };
  expect(proposalsFor(situation(5, { t1: soon }), t)[0]!.why).toBe('up to 15 minutes');
  // A table that can be dealt comes first.
  const full = table({ n: 2, name: 'The cellar', seats: [{ member: 'm8' }, { member: 'm9' }] });
  expect(what(situation(3, { t1: large, t2: full }))[0]).toBe('The cellar can begin');
});

test('where several people are needed, they are seated by lot in one press', () => {
  const [quick, long] = [table({}), table({ n: 2, game: 'long', min: 4, max: 8, name: 'The gallery' })];
  expect(proposalsFor(situation(9, { t1: quick, t2: long }), t)[0]).toMatchObject({
    what: '2 tables need 6 people',
    why: '9 are free',
    does: { do: 'seatAll', how: 'lot', tables: ['t1', 't2'] },
  });
  expect(proposalsFor(situation(4, { t2: long }), t)[0]!.what).toBe('The gallery needs 4 people');
  expect(proposalsFor(situation(4, { t1: quick }), t)[0]!.does).toMatchObject({ do: 'call' });
});

test('a host is called after everybody else, unless she wants to play', () => {
  const lacks = { t1: table({ seats: [{ name: 'Bot', bot: true }] }) };
  const asked = (host: object): unknown => {
    const on = situation(3, lacks);
    const { room } = on;
    const m0 = { ...room.people['m0']!, host: true as const, ...host };
    return proposalsFor({ ...on, room: { ...room, people: { ...room.people, m0 } } }, t)[0]!.does;
  };
  expect(asked({})).toMatchObject({ do: 'call', member: 'm1' });
  expect(asked({ line: { at: 5 } })).toMatchObject({ do: 'seat', member: 'm0' });
});

test('suggested games suit the people who are free and the remaining time', () => {
  const open = (on: ProposalContext): unknown[] => proposalsFor(on, t).map((it) => it.does);
  expect(open(situation(5))).toEqual([
    { do: 'table', game: 'long' },
    { do: 'table', game: 'quick' },
  ]);
  expect(open(situation(2))).toEqual([{ do: 'table', game: 'quick' }]);
  expect(open(situation(5, {}, at + 30 * 60_000))).toEqual([{ do: 'table', game: 'quick' }]);
  expect(proposalsFor(situation(3, {}, at + 10 * 60_000), t)[0]!.why).toMatch(/15 minutes.*past/);
});

test('the club’s favourites come first, in their order', () => {
  const favourites = ['quick', 'long/first'];
  expect(proposalsFor({ ...situation(5), favourites }, t).map((it) => [it.what, it.does])).toEqual([
    ['quick for 5', { do: 'table', game: 'quick' }],
    ['long, First evening for 5', { do: 'table', game: 'long', options: { pace: 'slow' } }],
    ['long for 5', { do: 'table', game: 'long' }],
  ]);
});

test('dealing a full table is suggested, unless it begins later', () => {
  const full = table({ seats: [{ member: 'm8' }, { member: 'm9' }] });
  expect(proposalsFor(situation(0, { t1: full }), t)).toMatchObject([{ does: { do: 'deal', table: 't1' } }]);
  expect(proposalsFor(situation(0, { t1: { ...full, begins: at + 1 } }), t)).toEqual([]);
});

test('when a game is over, the same again is suggested, before anything is opened for others', () => {
  const over = table({ state: 'over', seats: [{ member: 'm8' }, { member: 'm9' }] });
  const [first, second] = proposalsFor(situation(3, { t1: over }), t);
  expect(first).toMatchObject({ does: { do: 'again', table: 't1' }, what: 'quick, once more', why: '2 seats taken' });
  expect(second).toMatchObject({ does: { do: 'table', game: 'quick' } });
  // Too few have stayed.
  expect(proposalsFor(situation(0, { t1: { ...over, seats: [{ member: 'm8' }] } }), t)).toEqual([]);
});

test('before a table is dealt whose phones are not all on, the host is told', () => {
  const full = table({ seats: [{ member: 'm8' }, { member: 'm9' }] });
  const on = { ...situation(0, { t1: full }), live: { t1: { away: [1] } } };
  expect(proposalsFor(on, t)).toMatchObject([{ offer: 'Deal anyway', why: 'but one phone is dark' }]);
});

test('closing an evening that was left open is suggested first', () => {
  const on = { ...situation(5), now: 7 * 24 * 3_600_000 };
  expect(proposalsFor(on, t)[0]).toMatchObject({ does: { do: 'close' }, what: 'Friday is still open' });
});
