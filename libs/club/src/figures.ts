import type { Club } from './club.ts';
import { resultsIn, type Scope } from './standings.ts';

/** How one person did against another, in games that both played to the end. */
export interface Duel {
  readonly member: string;
  /** Games that both played, and how often the first finished ahead of the other, and behind. */
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** A role that somebody had, as a message of the game: how often, and how often they won with it. */
export interface RolePlayed {
  readonly game: string;
  readonly role: string;
  readonly games: number;
  readonly wins: number;
}

/** A game in somebody's figures: how often they played it, won it, and what it earned them. */
export interface GamePlayed {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
}

/** The figures of one person. */
export interface Figures {
  readonly games: number;
  readonly wins: number;
  readonly evenings: number;
  /** Most played first. */
  readonly byGame: readonly GamePlayed[];
  readonly roles: readonly RolePlayed[];
  /** By opponent, most games first. */
  readonly duels: readonly Duel[];
  readonly claims: number;
  readonly lies: number;
  /**
   * The share of their games they survived, from 0 to 1, in games where players can go out; absent: none of their games
   * was of that kind.
   */
  readonly lived?: number;
}

/**
 * One person's statistics, from finished games only. Bots and erased people do not count as opponents.
 *
 * @example
 * const { games, wins, duels } = figuresOf(club, 'm1');
 * [games, wins]; // => [1, 1]
 * duels; // => [{ member: 'm2', games: 1, ahead: 1, behind: 0 }]
 */
export function figuresOf(club: Club, member: string, scope: Scope = {}): Figures {
  const played = resultsIn(club, scope).flatMap((result) => {
    const me = result.players.find((it) => it.member === member);
    return me && !me.left ? [{ result, me }] : [];
  });
  const duels = new Map<string, { games: number; ahead: number; behind: number }>();
  for (const { result, me } of played)
    for (const it of result.players) {
      if (it.member === undefined || it.member === member || it.left || club.members[it.member]?.erased) continue;
      const line = duels.get(it.member) ?? { games: 0, ahead: 0, behind: 0 };
      const lead =
        me.place !== undefined && it.place !== undefined ? it.place - me.place : Number(me.won) - Number(it.won);
      line.games++;
      if (lead > 0) line.ahead++;
      if (lead < 0) line.behind++;
      duels.set(it.member, line);
    }
  const lived = played.flatMap(({ me }) => me.lived ?? []);
  const sum = (of: 'claims' | 'lies'): number => played.reduce((n, { me }) => n + (me[of] ?? 0), 0);
  return {
    games: played.length,
    wins: played.filter(({ me }) => me.won).length,
    evenings: new Set(played.map(({ result }) => result.evening)).size,
    byGame: counted(played.map(({ result, me }) => ({ key: { game: result.game }, won: me.won }))),
    roles: counted(
      played.flatMap(({ result, me }) =>
        me.role === undefined ? [] : [{ key: { game: result.game, role: me.role }, won: me.won }],
      ),
    ),
    duels: [...duels].map(([id, it]) => ({ member: id, ...it })).sort((a, b) => b.games - a.games || b.ahead - a.ahead),
    claims: sum('claims'),
    lies: sum('lies'),
    ...(lived.length > 0 && { lived: lived.reduce((n, it) => n + it, 0) / lived.length }),
  };
}

/** How often each key occurs, and how often it won; most frequent first. */
function counted<K extends object>(
  all: readonly { readonly key: K; readonly won: boolean }[],
): (K & { readonly games: number; readonly wins: number })[] {
  const by = new Map<string, K & { games: number; wins: number }>();
  for (const { key, won } of all) {
    const name = JSON.stringify(key);
    const line = by.get(name) ?? { ...key, games: 0, wins: 0 };
    line.games++;
    if (won) line.wins++;
    by.set(name, line);
  }
  return [...by.values()].sort((a, b) => b.games - a.games || b.wins - a.wins);
}
