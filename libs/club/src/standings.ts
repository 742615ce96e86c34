import { ordinal, rate, rating, type Rating } from 'openskill';
import { defaultScheme, type Club } from './club.ts';
import type { Player, Result, Scheme } from './inputs.ts';

/** Which games count. Absent: all. */
export interface Scope {
  readonly evening?: string | undefined;
  readonly season?: string | undefined;
  readonly game?: string | undefined;
}

/** What one game earned a person. */
export interface Earned {
  readonly session: string;
  readonly game: string;
  readonly points: number;
  /** Its parts: for the rank, for the side, for taking part. */
  readonly parts: readonly number[];
  readonly place?: number;
  readonly won: boolean;
}

/** A line of the standings. */
export interface Standing {
  readonly member: string;
  /** 1 is first. Ties have the same number, and the next one is skipped. */
  readonly place: number;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  /** A careful guess of strength, which a few lucky games do not raise much. */
  readonly rating: number;
  readonly from: readonly Earned[];
}

/**
 * The results that count.
 *
 * @example
 * resultsIn(club, { game: 'coup' }).length; // => 1
 * resultsIn(club, { game: 'werewolf' }).length; // => 0
 */
export function resultsIn(club: Club, { evening, season, game }: Scope): readonly Result[] {
  const evenings =
    season === undefined ? undefined : new Set(club.chapters.filter((it) => it.season === season).map((it) => it.id));
  return club.results.filter(
    (it) =>
      (evening === undefined || it.evening === evening) &&
      (evenings === undefined || evenings.has(it.evening)) &&
      (game === undefined || it.game === game),
  );
}

/**
 * How a club scores games of a kind.
 *
 * @example
 * schemeOf(club, 'coup'); // => { places: [5, 3, 2], side: 3, played: 1 }
 */
export const schemeOf = (club: Club, game: string): Scheme => club.schemes[game] ?? club.schemes['*'] ?? defaultScheme;

/**
 * What a game earned one of its players. Players who left it earn nothing.
 *
 * @example
 * const [result] = club.results;
 * earned(defaultScheme, result, result.players[0]).parts; // => [5, 1]
 */
export function earned(scheme: Scheme, result: Result, player: Player): Earned {
  const { session, game } = result;
  const place = player.place === undefined ? 0 : (scheme.places[player.place - 1] ?? 0);
  const side = player.place === undefined && player.won ? scheme.side : 0;
  const parts = player.left ? [] : [place + side, scheme.played].filter((it) => it > 0);
  const points = parts.reduce((sum, it) => sum + it, 0);
  return { session, game, points, parts, ...(player.place !== undefined && { place: player.place }), won: player.won };
}

/**
 * The standings of a club: of an evening, a season, a game, or in total. Erased people keep their line.
 *
 * @example
 * standings(club).map(({ member, place, points }) => [member, place, points]); // => [['m1', 1, 6], ['m2', 2, 4]]
 */
export function standings(club: Club, scope: Scope = {}): readonly Standing[] {
  const by = new Map<string, Earned[]>();
  for (const result of resultsIn(club, scope))
    for (const player of result.players) {
      if (player.member === undefined) continue;
      const list = by.get(player.member) ?? [];
      list.push(earned(schemeOf(club, result.game), result, player));
      by.set(player.member, list);
    }
  const strengths = ratings(club, scope.game);
  const lines = [...by].map(([member, from]) => ({
    member,
    points: from.reduce((sum, it) => sum + it.points, 0),
    games: from.length,
    wins: from.filter((it) => it.won).length,
    rating: strengthOf(strengths.get(member)),
    from,
  }));
  lines.sort((a, b) => b.points - a.points || b.wins - a.wins || Number(a.member.slice(1)) - Number(b.member.slice(1)));
  let place = 0;
  return lines.map((it, i) => {
    if (i === 0 || lines[i - 1]!.points !== it.points) place = i + 1;
    return { ...it, place };
  });
}

/** Somebody's strength after a game, by its number in a list of results. */
type Rated = readonly [n: number, rating: Rating];

/** Everybody's strength after a list of results, and on the way there. */
interface Strengths {
  readonly last: ReadonlyMap<string, Rating>;
  readonly course: ReadonlyMap<string, readonly Rated[]>;
}

/** Caches strengths by list of results, for as long as the list is the same object. */
const rated = new WeakMap<readonly Result[], Map<string, Strengths>>();

const unrated: Strengths = { last: new Map(), course: new Map() };

function strengthsOf(club: Club, game?: string): Strengths {
  const kept = rated.get(club.results) ?? new Map<string, Strengths>();
  rated.set(club.results, kept);
  const key = game ?? '';
  const found = kept.get(key);
  if (found) return found;
  const results = resultsIn(club, { game });
  // Anybody may ask for games that nobody has played.
  if (results.length === 0) return unrated;
  const last = new Map<string, Rating>();
  const course = new Map<string, Rated[]>();
  results.forEach((result, n) => {
    rateGame(last, result);
    for (const { member } of result.players) {
      const now = member === undefined ? undefined : last.get(member);
      if (!now) continue;
      const line = course.get(member!) ?? [];
      line.push([n, now]);
      course.set(member!, line);
    }
  });
  const made = { last, course };
  kept.set(key, made);
  return made;
}

/** Somebody's strength after the game of this number; `undefined`: they had none yet. */
function ratedAt({ course }: Strengths, member: string, n: number): Rating | undefined {
  const line = course.get(member) ?? [];
  let [from, to] = [0, line.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (line[middle]![0] <= n) from = middle + 1;
    else to = middle;
  }
  return line[from - 1]?.[1];
}

/**
 * Everybody's strength, computed with OpenSkill: each game moves its players up or down depending on how surprising its
 * result was. Where sides play, winners rank before the others; otherwise the ranks count. Bots count as opponents,
 * with one unknown strength per level; a game with only one person in it has no effect.
 *
 * @example
 * ratings(club).get('m1').mu > ratings(club).get('m2').mu; // => true
 */
export const ratings = (club: Club, game?: string): ReadonlyMap<string, Rating> => strengthsOf(club, game).last;

/**
 * Everybody's strength before the first of some games of a club.
 *
 * @example
 * strengthBefore(club, club.results)('m1'); // => undefined
 */
export function strengthBefore(club: Club, games: readonly Result[]): (member: string) => Rating | undefined {
  const n = games.length === 0 ? club.results.length : club.results.indexOf(games[0]!);
  const all = strengthsOf(club);
  return (member) => ratedAt(all, member, n - 1);
}

function rateGame(all: Map<string, Rating>, { players }: Result): void {
  const people = players.filter((it) => it.member !== undefined);
  if (people.length === 0 || players.length < 2) return;
  const alone = players.every((it) => it.place !== undefined);
  const teams: Player[][] = alone
    ? players.map((it) => [it])
    : [players.filter((it) => it.won), players.filter((it) => !it.won)].filter((it) => it.length > 0);
  if (teams.length < 2) return;
  const rank = teams.map((team, i) => (alone ? team[0]!.place! : i + 1));
  const before = teams.map((team) =>
    team.map((it) => (it.member === undefined ? rating() : (all.get(it.member) ?? rating()))),
  );
  const after = rate(before, { rank });
  teams.forEach((team, i) => team.forEach((it, j) => it.member !== undefined && all.set(it.member, after[i]![j]!)));
}

/** A rating as shown to people: a whole number, 1000 for an unknown player. */
const strengthOf = (it: Rating | undefined): number => Math.round(1000 + 20 * (it ? ordinal(it) : 0));

/** Ranks after each evening. */
interface Race {
  readonly evenings: readonly string[];
  readonly lines: ReadonlyMap<string, readonly (number | null)[]>;
}

/** The last race of a list of results, and all else that it follows from. */
const raced = new WeakMap<readonly Result[], { readonly from: string; readonly race: Race }>();

/**
 * Ranks in the season after each of its evenings, for the race: by member, `null` before their first game.
 *
 * @example
 * const { evenings, lines } = race(club, 's0');
 * evenings; // => ['Friday']
 * lines.get('m2'); // => [2]
 */
export function race(club: Club, season: string): Race {
  const { results, schemes } = club;
  const byEvening = new Map<string, Result[]>();
  for (const it of results) {
    const games = byEvening.get(it.evening);
    if (games) games.push(it);
    else byEvening.set(it.evening, [it]);
  }
  const evenings = club.chapters.filter((it) => it.season === season && byEvening.has(it.id));
  const from = JSON.stringify([schemes, evenings.map(({ id, name }) => [id, name])]);
  const last = raced.get(results);
  if (last?.from === from) return last.race;
  const made = {
    evenings: evenings.map((it) => it.name),
    lines: placesIn(
      club,
      evenings.map(({ id }) => byEvening.get(id)!),
    ),
  };
  raced.set(results, { from, race: made });
  return made;
}

/** Everybody's place after each evening. Written for clubs with a thousand of each, since anybody may ask for it. */
function placesIn(club: Club, evenings: readonly (readonly Result[])[]): Race['lines'] {
  const lines = new Map<string, (number | null)[]>();
  const points = new Map<string, number>();
  evenings.forEach((results, i) => {
    for (const result of results)
      for (const player of result.players) {
        const { member } = player;
        if (member === undefined) continue;
        const more = earned(schemeOf(club, result.game), result, player).points;
        points.set(member, (points.get(member) ?? 0) + more);
      }
    const places = new Map<number, number>();
    const sorted = Float64Array.from(points.values()).sort();
    // Upwards: the last one with as many points is the first of them from above.
    sorted.forEach((n, k) => places.set(n, sorted.length - k));
    for (const [member, n] of points) {
      let line = lines.get(member);
      if (!line) lines.set(member, (line = Array.from({ length: evenings.length }, () => null)));
      line[i] = places.get(n)!;
    }
  });
  return lines;
}

/**
 * Points after each game of an evening, added up: by member, 0 before their first game.
 *
 * @example
 * const { games, lines } = course(club, 'e3');
 * games; // => ['coup']
 * lines.get('m2'); // => [4]
 */
export function course(club: Club, evening: string): { games: string[]; lines: Map<string, number[]> } {
  const results = resultsIn(club, { evening });
  const lines = new Map<string, number[]>();
  results.forEach((result, i) => {
    for (const line of lines.values()) line[i] = line[i - 1]!;
    for (const player of result.players) {
      if (player.member === undefined) continue;
      const line = lines.get(player.member) ?? Array.from({ length: i + 1 }, () => 0);
      line[i] = (line[i] ?? 0) + earned(schemeOf(club, result.game), result, player).points;
      lines.set(player.member, line);
    }
  });
  return { games: results.map((it) => it.game), lines };
}

/** What an evening brought one person. */
export interface NightOut {
  readonly evening: string;
  readonly points: number;
  /** Their rating when the evening was over. */
  readonly rating: number;
}

/**
 * One person's evenings, in order: their points in the games that count, and their rating after each. Evenings without
 * such a game are left out.
 *
 * @example
 * nightsOf(club, 'm1').map(({ evening, points }) => [evening, points]); // => [['Friday', 6]]
 */
export function nightsOf(club: Club, member: string, scope: Scope = {}): readonly NightOut[] {
  const counts = new Set(resultsIn(club, scope));
  // Strength is made by all games of the club, in order, not only by those of a season.
  const strengths = strengthsOf(club, scope.game);
  const nights = new Map<string, { points: number; rating: number }>();
  for (const [n, result] of resultsIn(club, { game: scope.game }).entries()) {
    const mine = result.players.find((it) => it.member === member);
    if (!mine || !counts.has(result)) continue;
    const points = (nights.get(result.evening)?.points ?? 0) + earned(schemeOf(club, result.game), result, mine).points;
    nights.set(result.evening, { points, rating: strengthOf(ratedAt(strengths, member, n)) });
  }
  return club.chapters.flatMap(({ id, name }) => {
    const night = nights.get(id);
    return night ? [{ evening: name, ...night }] : [];
  });
}
