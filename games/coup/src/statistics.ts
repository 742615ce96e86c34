import { open } from '@masque/core';
import type { Statistics } from '@masque/testkit';
import { characters } from './characters.ts';
import type { State } from './state.ts';

type Counts = {
  games: number;
  claims: Record<string, number>;
  lies: Record<string, number>;
  log: Record<string, number>;
};

/** What counts in a bluffing game: how often each face is claimed, how often that is a lie, and who pays for it. */
export const statistics: Statistics<Counts> = {
  init: () => ({ games: 0, claims: {}, lies: {}, log: {} }),
  step: (counts, { session, entries }) => {
    for (const { kind } of entries) add(counts.log, kind, 1);
    if (!session.outcome) return counts;
    counts.games += 1;
    for (const { claims, lies } of (session.chart.context as State).records)
      for (const character of characters) {
        add(counts.claims, character, claims[character] ?? 0);
        add(counts.lies, character, open(lies)[character] ?? 0);
      }
    return counts;
  },
  merge: (a, b) => ({
    games: a.games + b.games,
    claims: sum(a.claims, b.claims),
    lies: sum(a.lies, b.lies),
    log: sum(a.log, b.log),
  }),
  report: ({ claims, lies, log }) => ({
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

function add(counts: Record<string, number>, key: string, n: number): void {
  counts[key] = (counts[key] ?? 0) + n;
}

function sum(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const out = { ...a };
  for (const [key, n] of Object.entries(b)) add(out, key, n);
  return out;
}
