import type { Club } from './club.ts';
import { resultsIn, strengthBefore, type Scope } from './standings.ts';

/** A title of the evening: the winner and their figure. The texts are `club.title.<kind>` and `…<kind>.why`. */
export interface Honour {
  readonly kind: 'winner' | 'liar' | 'honest' | 'survivor' | 'giant' | 'met';
  readonly member: string;
  /** Games, per cent of the game survived, or people met. */
  readonly n: number;
  readonly of: number;
  /** The other person, if the title is about one. */
  readonly over?: string;
}

/** Minimum number of games for titles. */
const FEWEST = 3;
/** Minimum number of claims for titles about lies and honesty. */
const SPOKEN = 4;

/**
 * Titles of an evening or a season. A tie goes to the person who reached the figure in fewer games, then to the first
 * to come.
 *
 * @example
 * titles(club, {}); // => []
 */
export function titles(club: Club, scope: Scope): readonly Honour[] {
  const results = resultsIn(club, scope);
  if (results.length < FEWEST) return [];
  const by = new Map<
    string,
    { games: number; wins: number; claims: number; lies: number; lived: number[]; met: Set<string> }
  >();
  for (const { players } of results)
    for (const it of players) {
      if (it.member === undefined || club.members[it.member]?.erased) continue;
      const line = by.get(it.member) ?? { games: 0, wins: 0, claims: 0, lies: 0, lived: [], met: new Set<string>() };
      line.games++;
      if (it.won) line.wins++;
      line.claims += it.claims ?? 0;
      line.lies += it.lies ?? 0;
      if (it.lived !== undefined) line.lived.push(it.lived);
      for (const other of players)
        if (other.member !== undefined && other.member !== it.member) line.met.add(other.member);
      by.set(it.member, line);
    }
  const honours: Honour[] = [];
  const winner = best([...by], ([, it]) => it.wins, ([, it]) => it.games); // prettier-ignore
  if (winner && winner[1].wins > 1)
    honours.push({ kind: 'winner', member: winner[0], n: winner[1].wins, of: winner[1].games });
  const speakers = [...by].filter(([, it]) => it.claims >= SPOKEN);
  const liar = best(speakers, ([, it]) => it.lies, ([, it]) => it.claims); // prettier-ignore
  if (liar && liar[1].lies > 1) honours.push({ kind: 'liar', member: liar[0], n: liar[1].lies, of: liar[1].claims });
  const honest = best(speakers.filter(([, it]) => it.lies === 0), ([, it]) => it.claims, ([, it]) => it.games); // prettier-ignore
  if (honest) honours.push({ kind: 'honest', member: honest[0], n: honest[1].claims, of: honest[1].claims });
  const survivors = [...by].filter(([, it]) => it.lived.length > 1);
  const survivor = best(survivors, ([, it]) => mean(it.lived), ([, it]) => -it.lived.length); // prettier-ignore
  if (survivor)
    honours.push({
      kind: 'survivor',
      member: survivor[0],
      n: Math.round(mean(survivor[1].lived) * 100),
      of: survivor[1].lived.length,
    });
  const giant = giantSlain(club, scope);
  if (giant) honours.push(giant);
  const met = best([...by], ([, it]) => it.met.size, ([, it]) => it.games); // prettier-ignore
  if (met && met[1].met.size > 2) honours.push({ kind: 'met', member: met[0], n: met[1].met.size, of: by.size - 1 });
  return honours;
}

/** Who won against the longest odds: the largest gap in strength, as rated before these games, to somebody who lost. */
function giantSlain(club: Club, scope: Scope): Honour | undefined {
  const counted = resultsIn(club, scope);
  const strength = strengthBefore(club, counted);
  let gap = 3;
  let found: Honour | undefined;
  for (const { players } of counted)
    for (const winner of players.filter((it) => it.won && it.member !== undefined))
      for (const loser of players.filter((it) => !it.won && it.member !== undefined)) {
        const [low, high] = [strength(winner.member!), strength(loser.member!)];
        if (!low || !high || high.mu - low.mu <= gap) continue;
        gap = high.mu - low.mu;
        found = { kind: 'giant', member: winner.member!, n: Math.round(gap), of: 0, over: loser.member! };
      }
  return found;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0) / (numbers.length || 1);

/** The entry with the highest value; ties go to the one with the lowest tie-breaker. */
function best<T>(entries: readonly T[], by: (it: T) => number, tie: (it: T) => number): T | undefined {
  return entries.reduce<T | undefined>((found, it) => {
    if (!found) return it;
    const better = by(it) - by(found) || tie(found) - tie(it);
    return better > 0 ? it : found;
  }, undefined);
}
