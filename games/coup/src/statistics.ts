import { declassify } from '@masque/core';
import { addUp, count, percent, type Counts } from '@masque/mechanics';
import type { Statistics } from '@masque/testkit';
import { characters, courtOf } from './cards/index.ts';
import type { State } from './state.ts';

type Bluffs = { turns: number[]; claims: Counts; lies: Counts; log: Counts };

/** What counts in a bluffing game: how long it lasts, how often each face is claimed, how often that is a lie, who pays. */
export const statistics: Statistics<Bluffs, State> = {
  init: () => ({ turns: [], claims: {}, lies: {}, log: {} }),
  step: (counts, { session, entries }) => {
    for (const { kind } of entries) count(counts.log, kind);
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

/** The middle, and what all but one game in ten keep to. */
function spread(turns: readonly number[]): string {
  const sorted = turns.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return `${at(0.5)} (median), nine in ten from ${at(0.05)} to ${at(0.95)}`;
}
