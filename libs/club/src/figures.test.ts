import { expect, test } from 'vitest';
import { figuresOf, replay, titles, type ClubInput, type Player } from './index.ts';

const player = (n: number, rest: Partial<Player> = {}): Player => ({ member: `m${n}`, name: '', won: false, ...rest });
const result = (session: string, game: string, players: Player[]): ClubInput => ({
  t: 'result', session, evening: 'e90', table: 't91', game, from: 0, at: 1, reason: 'won', players,
}); // prettier-ignore

const club = replay([
  { t: 'begin', at: 0, name: 'The Lantern', color: 'brass', language: 'en' },
  ...['Ada', 'Ben', 'Cleo'].map((name, i): ClubInput => ({
    t: 'member',
    at: i,
    member: `m${i + 1}`,
    person: `p${i + 1}`,
    name,
    mask: 'fox',
  })),
  { t: 'open', at: 10, evening: 'e90', name: 'Friday' },
  result('s1', 'coup', [
    player(1, { place: 1, won: true, claims: 5, lies: 3, lived: 1 }),
    player(2, { place: 2, claims: 6, lies: 0, lived: 0.5 }),
    { name: 'Bot', bot: true, won: false, place: 3, claims: 9, lies: 9 },
  ]),
  result('s2', 'wolves', [
    player(1, { role: 'role.seer', lived: 0 }),
    player(2, { role: 'role.wolf', won: true }),
    player(3, { role: 'role.wolf', won: true, left: true }),
  ]),
  result('s3', 'wolves', [player(1, { role: 'role.seer', won: true }), player(2, { role: 'role.wolf' })]),
]);

test('a person’s statistics: what they play, their roles, and their opponents', () => {
  expect(figuresOf(club, 'm1')).toEqual({
    games: 3,
    wins: 2,
    evenings: 1,
    byGame: [
      { game: 'wolves', games: 2, wins: 1 },
      { game: 'coup', games: 1, wins: 1 },
    ],
    roles: [{ game: 'wolves', role: 'role.seer', games: 2, wins: 1 }],
    // Somebody who left a game is not an opponent in it, and bots never are.
    duels: [{ member: 'm2', games: 3, ahead: 2, behind: 1 }],
    claims: 5,
    lies: 3,
    lived: 0.5,
  });
  expect(figuresOf(club, 'm1', { game: 'coup' }).duels).toEqual([{ member: 'm2', games: 1, ahead: 1, behind: 0 }]);
});

test('a game that a person left does not count for them, and erased people are not opponents', () => {
  expect(figuresOf(club, 'm3')).toMatchObject({ games: 0, roles: [], duels: [] });
  const erased = replay([{ t: 'erase', at: 20, member: 'm2' }], club);
  expect(figuresOf(erased, 'm1').duels).toEqual([]);
});

test('the best liar and the most honest have titles; bots have none', () => {
  expect(titles(club, {})).toEqual(
    expect.arrayContaining([
      { kind: 'liar', member: 'm1', n: 3, of: 5 },
      { kind: 'honest', member: 'm2', n: 6, of: 6 },
    ]),
  );
});
