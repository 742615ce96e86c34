import { entriesOf, seatsOf, type Session } from '@masque/core';
import { addUp, count, type Counts } from '@masque/mechanics';
import type { Statistics } from '@masque/testkit';
import { counted, majorityOf } from './rules/score.ts';
import { supporters } from './cards/index.ts';
import { factions, type FaceId } from './cards/print.ts';
import { deckFor } from './rules/supporters.ts';
import type { State } from './state.ts';

/** Sums over games. A shared victory counts as a fraction of a win for each. */
export interface Totals {
  games: number;
  /** Wins by place at the table, and by place counted from the first Speaker. */
  bySeat: Counts;
  fromSpeaker: Counts;
  /** Games by the number of factions in which the winner had a majority; and how often the holder of each won. */
  majorities: Counts;
  held: Counts;
  heldWins: Counts;
  /** Games with a Supporter in the deck: a small table has fewer Villagers. */
  dealt: Counts;
  reveals: Counts;
  contests: Counts;
  uses: Counts;
  fizzles: Counts;
  /** The wins of those who Revealed a Supporter, and their fair share. */
  won: Counts;
  fair: Counts;
  shared: number;
  points: number;
}

function countGame(counts: Totals, session: Session<State>): void {
  const { winners, scores = [] } = session.outcome!;
  const { state } = session;
  const seats = session.start.seats;
  const share = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
  counts.games++;
  for (const face of new Set(deckFor(seats))) count(counts.dealt, face);
  if (winners.length > 1) counts.shared++;
  counts.points += Math.max(...scores);
  // Every round but the last passes the Podium on.
  const first = (((state.speaker - state.rounds + 1) % seats) + seats) % seats;
  for (const seat of winners) {
    count(counts.bySeat, seat + 1, share(seat));
    count(counts.fromSpeaker, ((seat - first + seats) % seats) + 1, share(seat));
  }
  const holders = factions.map((faction) => majorityOf(counted(state), faction));
  for (const [i, holder] of holders.entries()) {
    if (holder === null) continue;
    count(counts.held, factions[i]!);
    count(counts.heldWins, factions[i]!, share(holder));
  }
  for (const seat of winners) count(counts.majorities, holders.filter((it) => it === seat).length, share(seat));
  countLog(counts, session, share);
}

function countLog(counts: Totals, session: Session<State>, share: (seat: number) => number): void {
  const seats = session.start.seats;
  const revealers = new Map<string, Set<number>>();
  for (const { kind, args, data } of entriesOf(session.log)) {
    const { supporter, actor } = (data ?? {}) as { supporter?: FaceId; actor?: string };
    if (kind === 'reveals') {
      count(counts.reveals, supporter!);
      revealers.set(supporter!, (revealers.get(supporter!) ?? new Set()).add((args!['who'] as { seat: number }).seat));
    } else if (kind === 'uses') count(counts.uses, actor!);
    else if (kind === 'fizzles') count(counts.fizzles, actor!);
    else if (kind.startsWith('contest.')) count(counts.contests, kind.slice('contest.'.length));
  }
  for (const [supporter, who] of revealers)
    for (const seat of seatsOf(seats).filter((it) => who.has(it))) {
      count(counts.won, supporter, share(seat));
      count(counts.fair, supporter, 1 / seats);
    }
}

const ratio = (a = 0, b = 0): number => (b === 0 ? 0 : Math.round((a / b) * 1000) / 1000);
const each = (tally: Counts, of: (name: string) => number): Counts =>
  Object.fromEntries(
    Object.keys(tally)
      .sort()
      .map((name) => [name, of(name)]),
  );

/** Who wins how: whether any seat, faction or ability is too strong. */
export const statistics: Statistics<Totals, State> = {
  init: () => ({
    games: 0,
    bySeat: {},
    fromSpeaker: {},
    majorities: {},
    held: {},
    heldWins: {},
    dealt: {},
    reveals: {},
    contests: {},
    uses: {},
    fizzles: {},
    won: {},
    fair: {},
    shared: 0,
    points: 0,
  }),
  step(counts, { session }) {
    if (session.outcome) countGame(counts, session);
    return counts;
  },
  merge: addUp,
  parts: ({ contests, reveals, fizzles, uses, held, heldWins, majorities }) => {
    const sum = (of: Counts): number => Object.values(of).reduce((a, b) => a + b, 0);
    const of = (part: Counts, whole: (name: string) => number) =>
      Object.fromEntries(Object.entries(part).map(([name, n]): [string, [number, number]] => [name, [n, whole(name)]]));
    return {
      'How contests ended': of(contests, () => sum(contests)),
      'Factions of which the winner had the most': of(majorities, () => sum(majorities)),
      'Wins of whoever had the most of a faction': of(heldWins, (name) => held[name]!),
      'Abilities that came to nothing': of(fizzles, (name) => (uses[name] ?? 0) + (fizzles[name] ?? 0)),
      'Supporters Revealed, of all': of(reveals, () => sum(reveals)),
    };
  },
  uses: ({ dealt, reveals, uses, contests }) => ({
    ...Object.fromEntries(Object.keys(dealt).map((id) => [`${id} revealed`, reveals[id] ?? 0])),
    ...Object.fromEntries(
      supporters.flatMap(({ id, ability }) => (ability ? [[`ability of the ${id}`, uses[id] ?? 0]] : [])),
    ),
    ...Object.fromEntries(Object.entries(contests).map(([how, n]) => [`contest: ${how}`, n])),
  }),
  report: (counts) => ({
    games: counts.games,
    'shared victories': ratio(counts.shared, counts.games),
    'points of the winner': ratio(counts.points, counts.games),
    'wins by place': each(counts.bySeat, (name) => ratio(counts.bySeat[name], counts.games)),
    'wins by place from the first Speaker': each(counts.fromSpeaker, (name) =>
      ratio(counts.fromSpeaker[name], counts.games),
    ),
    'winners by majorities held': each(counts.majorities, (name) => ratio(counts.majorities[name], counts.games)),
    'wins of the holder of a majority': each(counts.held, (name) => ratio(counts.heldWins[name], counts.held[name])),
    'reveals per game': each(counts.reveals, (name) => ratio(counts.reveals[name], counts.games)),
    'contests per game': each(counts.contests, (name) => ratio(counts.contests[name], counts.games)),
    'uses per game': each(counts.uses, (name) => ratio(counts.uses[name], counts.games)),
    'fizzles per game': each(counts.fizzles, (name) => ratio(counts.fizzles[name], counts.games)),
    'wins of those who revealed, by fair share': each(counts.fair, (name) =>
      ratio(counts.won[name], counts.fair[name]),
    ),
    'widest ability': widest(counts),
  }),
};

/** The ability whose owners are furthest from their fair share, above or below. */
function widest(counts: Totals): string {
  const far = supporters
    .filter(({ id, ability }) => ability && counts.fair[id])
    .map(({ id }) => ({ actor: id, share: ratio(counts.won[id], counts.fair[id]) }))
    .sort((a, b) => Math.abs(Math.log(b.share)) - Math.abs(Math.log(a.share)))[0];
  return far ? `${far.actor} ${far.share}` : 'none';
}
