import { declassify, entriesOf, type Entry, type Session } from '@masque/core';
import { addUp, count, percent, type Counts } from '@masque/mechanics';
import type { Statistics } from '@masque/testkit';
import { characters, courtOf } from './cards/index.ts';
import type { State } from './state.ts';

type Totals = { turns: number[]; claims: Counts; lies: Counts; log: Counts; losses: Counts };

/**
 * What counts in a bluffing game: how long it lasts, how often each character is claimed and lied about, and who pays.
 */
export const statistics: Statistics<Totals, State> = {
  init: () => ({ turns: [], claims: {}, lies: {}, log: {}, losses: {} }),
  step: (counts, { before, session, entries }) => {
    for (const { kind } of entries) count(counts.log, kind);
    for (const cause of lossesIn(entries, before)) count(counts.losses, cause);
    if (!session.outcome) return counts;
    const { options, records, turns } = session.state;
    counts.turns.push(turns);
    for (const character of courtOf(options)) count(counts.claims, character, 0);
    for (const { claims, lies } of records)
      for (const character of courtOf(options)) {
        count(counts.claims, character, claims[character] ?? 0);
        count(counts.lies, character, declassify(lies)[character] ?? 0);
      }
    return counts;
  },
  merge: addUp,
  said: ({ before, session }) =>
    session.state.records.flatMap(({ claims, lies }, seat) => {
      const was = before.state.records[seat]!;
      return characters.flatMap((it) => {
        const more = (claims[it] ?? 0) - (was.claims[it] ?? 0);
        const lied = (declassify(lies)[it] ?? 0) - (declassify(was.lies)[it] ?? 0);
        return Array.from({ length: Math.max(0, more) }, (_, i) => ({ seat, isTrue: i >= lied }));
      });
    }),
  parts: ({ claims, lies, log, losses }) => {
    const sum = (of: Counts): number => Object.values(of).reduce((a, b) => a + b, 0);
    const [told, lied] = [sum(claims), sum(lies)];
    return {
      'Claims that were lies': Object.fromEntries(
        characters.flatMap((it) => (claims[it] ? [[it, [lies[it] ?? 0, claims[it]]]] : [])),
      ),
      'What became of claims': {
        'lies found out': [log['caught'] ?? 0, lied],
        'lies believed or too dear to doubt': [lied - (log['caught'] ?? 0), lied],
        'truths doubted': [log['proved'] ?? 0, told - lied],
      },
      'What cost influence': Object.fromEntries(Object.entries(losses).map(([cause, n]) => [cause, [n, sum(losses)]])),
    };
  },
  uses: ({ claims, log }) => ({
    ...Object.fromEntries(Object.entries(claims).map(([character, n]) => [`${character} claimed`, n])),
    'lies caught': log['caught'] ?? 0,
    'claims proved': log['proved'] ?? 0,
  }),
  report: ({ turns, claims, lies, log }) => ({
    turns: spread(turns),
    'claims that were lies': Object.fromEntries(
      characters.flatMap((it) => (claims[it] ? [[it, `${percent(lies[it] ?? 0, claims[it])} of ${claims[it]}`]] : [])),
    ),
    challenges: {
      made: log['challenged'] ?? 0,
      'claim proved': log['proved'] ?? 0,
      'claim not proved': log['caught'] ?? 0,
    },
    blocks: { made: log['block'] ?? 0, stood: log['blocked'] ?? 0 },
  }),
};

/** The reason for each lost influence: the loser of a challenge pays first, and then the action takes place. */
function lossesIn(entries: readonly Entry[], { log, state }: Session<State>): string[] {
  const verdicts = ['proved', 'caught', 'lost', 'challenged'];
  let last = entriesOf(log).findLast(({ kind }) => verdicts.includes(kind))?.kind;
  return entries.flatMap(({ kind }) => {
    const before = last;
    if (verdicts.includes(kind)) last = kind;
    if (kind !== 'lost') return [];
    if (before === 'caught') return ['a lie that was found out'];
    if (before === 'proved') return ['a doubt that was wrong'];
    return [state.announced?.action === 'coup' || !state.announced ? 'a Coup' : 'the Assassin'];
  });
}

/** The median, and the range of all but one game in ten. */
function spread(turns: readonly number[]): string {
  const sorted = turns.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return `${at(0.5)} (median), nine in ten from ${at(0.05)} to ${at(0.95)}`;
}
