import { expect, test } from 'vitest';
import { evening, player, result } from './club.fixture.ts';
import { course, csv, memberOf, named, nightsOf, race, standings, step, titles } from './index.ts';

test('points: places, sides, and having played to the end', () => {
  const club = [
    result('s1', [
      player(1, { place: 2 }),
      player(2, { place: 1, won: true }),
      { name: 'Pierrot', bot: true, place: 3, won: false },
    ]),
    result('s2', [player(1, { won: true }), player(2), player(3, { won: true, left: true })], {
      game: 'werewolf',
      side: 'good',
    }),
    // Reported twice, counted once.
    result('s2', [player(3, { won: true })], { game: 'werewolf', side: 'good' }),
  ].reduce(step, evening());
  const lines = standings(club, { evening: 'e90' });
  expect(lines.map(({ member, place, points, games, wins }) => [member, place, points, games, wins])).toEqual([
    ['m1', 1, 8, 2, 1],
    ['m2', 2, 7, 2, 1],
    ['m3', 3, 0, 1, 1],
  ]);
  expect(lines[0]!.from).toMatchObject([
    { parts: [3, 1], place: 2 },
    { parts: [3, 1], won: true },
  ]);
  expect(standings(club, { game: 'coup' }).map((it) => it.points)).toEqual([6, 4]);
  const dear = step(club, { t: 'scheme', at: 5, game: 'coup', scheme: { places: [10], side: 0, played: 0 } });
  expect(standings(dear, { game: 'coup' }).map((it) => [it.member, it.points])).toEqual([['m2', 10], ['m1', 0]]); // prettier-ignore
  expect(csv(club, lines, ['Place', 'Name'])).toBe(
    'Place,Name\r\n1,Ada,8,2,1,' +
      `${lines[0]!.rating}\r\n2,Ben,7,2,1,${lines[1]!.rating}\r\n3,Cleo,0,1,1,${lines[2]!.rating}\r\n`,
  );
});

test('a name cannot become a formula of a spreadsheet', () => {
  const club = step(
    evening(['=1+1', 'a,"b"']),
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]),
  );
  expect(csv(club, standings(club), ['x'])).toMatch(/^x\r\n1,'=1\+1,6,1,1,\d+\r\n2,"a,""b""",4,1,0,\d+\r\n$/);
});

test('tied players share a place, and the next place is skipped', () => {
  const club = [
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 1, won: true }), player(3, { place: 3 })]),
  ].reduce(step, evening());
  expect(standings(club).map((it) => it.place)).toEqual([1, 1, 3]);
});

test('ratings rise with wins, most against strong players; games against bots count little, and bots have no rating', () => {
  let club = evening();
  for (let i = 0; i < 6; i++)
    club = step(
      club,
      result(`s${i}`, [player(1, { place: 1, won: true }), player(2, { place: 2 }), player(3, { place: 3 })]),
    );
  const [first, second, third] = standings(club).map((it) => it.rating);
  expect(first).toBeGreaterThan(second!);
  expect(second).toBeGreaterThan(third!);
  expect(titles(club, { evening: 'e90' })).toMatchObject([{ kind: 'winner', member: 'm1', n: 6, of: 6 }]);
});

test('the race holds the place after each evening of a season', () => {
  let club = step(evening(), result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]));
  club = step(club, { t: 'open', at: 50, evening: 'e92', name: 'Second' });
  club = step(club, result('s2', [player(2, { place: 1, won: true }), player(3, { place: 2 })], { evening: 'e92' }));
  const { evenings, lines } = race(club, 's0');
  expect(evenings).toEqual(['Friday', 'Second']);
  expect(Object.fromEntries(lines)).toEqual({ m1: [1, 2], m2: [2, 1], m3: [null, 3] });
});

test('the race of a long season is counted once, not again for each evening or each viewer, but after a change', () => {
  const [game] = step(evening(), result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })])).results;
  const chapters = Array.from({ length: 100 }, (_, i) => ({ id: `e${i}`, name: '', at: i, season: 's0', came: [] }));
  let counted = 0;
  const results = chapters.map(({ id }) => ({
    ...{ ...game!, evening: id },
    get players() {
      counted++;
      return game!.players;
    },
  }));
  const club = { ...evening(), chapters, results };
  for (let viewer = 0; viewer < 3; viewer++) expect(race(club, 's0').lines.get('m2')).toEqual(chapters.map(() => 2));
  expect(counted).toBe(100);
  const fair = { ...club, schemes: { '*': { places: [], side: 0, played: 1 } } };
  expect(race(fair, 's0').lines.get('m2')).toEqual(chapters.map(() => 1));
  expect(race({ ...club, chapters: chapters.slice(1) }, 's0').lines.get('m2')).toHaveLength(99);
});

test('erased people lose their name, and their games stay', () => {
  const club = step(step(evening(), result('s1', [player(2, { place: 1, won: true }), player(1, { place: 2 })])), {
    t: 'erase',
    at: 60,
    member: 'm2',
  });
  expect(club.members['m2']).toMatchObject({ name: '', person: '', erased: true });
  expect(memberOf(club, 'p2')).toBeUndefined();
  expect(named(club, 'Ben')).toBeUndefined();
  expect(standings(club).map((it) => it.member)).toEqual(['m2', 'm1']);
  expect(club.evening!.here['m2']).toBeUndefined();
});

test('an evening game by game, and one person evening by evening', () => {
  let club = [
    result('s1', [player(1, { place: 1, won: true }), player(2, { place: 2 })]),
    result('s2', [player(2, { place: 1, won: true }), player(3, { place: 2 })], { game: 'werewolf' }),
  ].reduce(step, evening());
  const { games, lines } = course(club, 'e90');
  expect(games).toEqual(['coup', 'werewolf']);
  expect([...lines]).toEqual([
    ['m1', [6, 6]],
    ['m2', [4, 10]],
    ['m3', [0, 4]],
  ]);
  const first = standings(club).find((it) => it.member === 'm2')!.rating;
  club = step(club, { t: 'open', at: 20, evening: 'e91', name: 'Saturday' });
  club = step(club, result('s3', [player(1, { place: 1, won: true }), player(2, { place: 2 })], { evening: 'e91' }));
  const last = standings(club).find((it) => it.member === 'm2')!.rating;
  expect(nightsOf(club, 'm2')).toEqual([
    { evening: 'Friday', points: 10, rating: first },
    { evening: 'Saturday', points: 4, rating: last },
  ]);
  expect(last).toBeLessThan(first);
  // Only the games that count, but the rating of all of them.
  expect(nightsOf(club, 'm3')).toHaveLength(1);
  expect(nightsOf(club, 'm2', { evening: 'e91' })).toEqual([{ evening: 'Saturday', points: 4, rating: last }]);
  expect(nightsOf(club, 'm2', { game: 'werewolf' })).toMatchObject([{ evening: 'Friday', points: 6 }]);
});
