import { open } from '@masque/core';
import type { Statistics } from '@masque/testkit';
import { characters } from './cards/index.ts';
import type { State } from './state.ts';

type Numbers = Record<string, number>;
type Counts = { turns: number[]; claims: Numbers; lies: Numbers; log: Numbers };

/** What counts in a bluffing game: how long it lasts, how often each face is claimed, how often that is a lie, who pays. */
export const statistics: Statistics<Counts> = {
  init: () => ({ turns: [], claims: {}, lies: {}, log: {} }),
  step: (counts, { session, entries }) => {
    for (const { kind } of entries) add(counts.log, kind, 1);
    if (!session.outcome) return counts;
    const { records, turns } = session.state as State;
    counts.turns.push(turns);
    for (const { claims, lies } of records)
      for (const character of characters) {
        add(counts.claims, character, claims[character] ?? 0);
        add(counts.lies, character, open(lies)[character] ?? 0);
      }
    return counts;
  },
  merge: (a, b) => ({
    turns: [...a.turns, ...b.turns],
    claims: sum(a.claims, b.claims),
    lies: sum(a.lies, b.lies),
    log: sum(a.log, b.log),
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

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The middle, and what all but one game in ten keep to. */
function spread(turns: readonly number[]): string {
  const sorted = turns.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return `${at(0.5)} (median), nine in ten from ${at(0.05)} to ${at(0.95)}`;
}

function add(counts: Numbers, key: string, n: number): void {
  counts[key] = (counts[key] ?? 0) + n;
}

function sum(a: Numbers, b: Numbers): Numbers {
  const out = { ...a };
  for (const [key, n] of Object.entries(b)) add(out, key, n);
  return out;
}
