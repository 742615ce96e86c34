import { sample, type Bot } from '@masque/core';
import { playOut } from '@masque/testkit';
import { writeFileSync } from 'node:fs';
import { features, LAST, stageOf } from '../src/chances/index.ts';
import desperateTimes from '../src/index.ts';
import type { Acts, State } from '../src/state.ts';

/**
 * Learns what a position is worth from games of `normal` bots that now and then do anything at all, and writes it down:
 * `node --conditions=@masque/source tools/fit.ts [games]`. A conditional logit: each seat's part of the win by what its
 * position looks like beside the others'.
 */
const [games = '1000'] = process.argv.slice(2);
/** How often they do anything, so that what comes of it is learned too; and one position of how many is looked at. */
const STRAYS = 0.15;
const EACH = 3;

interface Seen {
  readonly rows: readonly (readonly number[])[];
  readonly parts: readonly number[];
}

function play(seats: number): Seen[][] {
  const { normal } = desperateTimes.bots;
  const strays: Bot<State, Acts> = {
    decide(mind) {
      const asked = mind.offers.filter((it) => !it.optional);
      return asked.length > 0 && mind.random.chance(STRAYS)
        ? sample(mind.random.pick(asked), mind.random)
        : normal!.decide(mind);
    },
  };
  const game = { ...desperateTimes, bots: { strays } };
  const stages = Array.from({ length: LAST + 1 }, (): Seen[] => []);
  for (let i = 0; i < Number(games); i++) {
    const seen: { readonly stage: number; readonly rows: number[][] }[] = [];
    const onStep = ({
      session,
    }: {
      readonly session: { readonly n: number; readonly outcome: unknown; readonly state: object };
    }): void => {
      const state = session.state as State;
      if (!session.outcome && session.n % EACH === i % EACH)
        seen.push({ stage: stageOf(state), rows: features(state) });
    };
    const { winners } = playOut(game, { seats, seed: `fit ${i}`, bots: 'strays', onStep }).session.outcome!;
    const parts = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    for (const { stage, rows } of seen) stages[stage]!.push({ rows, parts });
  }
  return stages;
}

const STEPS = 400;
const RATE = 0.03;
const PRIOR = 3e-5;

/** Adam on the likelihood, all features on one scale. */
function fit(seen: readonly Seen[]): number[] {
  const n = seen[0]!.rows[0]!.length;
  const all = seen.flatMap(({ rows }) => rows);
  const scale = Array.from({ length: n }, (_, k) => {
    const mean = all.reduce((sum, row) => sum + row[k]!, 0) / all.length;
    return Math.sqrt(all.reduce((sum, row) => sum + (row[k]! - mean) ** 2, 0) / all.length) || Infinity;
  });
  const data = seen.map(({ rows, parts }) => ({
    parts,
    rows: rows.map((row) => Float64Array.from(row, (it, k) => it / scale[k]!)),
  }));
  const [w, m, v] = [0, 1, 2].map(() => new Float64Array(n)) as [Float64Array, Float64Array, Float64Array];
  for (let step = 1; step <= STEPS; step++) {
    const slope = w.map((it) => 2 * PRIOR * it);
    for (const { rows, parts } of data) {
      const odds = rows.map((row) => Math.exp(row.reduce((sum, it, k) => sum + it * w[k]!, 0)));
      const sum = odds.reduce((a, b) => a + b, 0);
      rows.forEach((row, seat) => {
        const off = (odds[seat]! / sum - parts[seat]!) / data.length;
        for (let k = 0; k < n; k++) slope[k]! += off * row[k]!;
      });
    }
    for (let k = 0; k < n; k++) {
      m[k] = 0.9 * m[k]! + 0.1 * slope[k]!;
      v[k] = 0.99 * v[k]! + 0.01 * slope[k]! ** 2;
      w[k]! -= (RATE * (m[k]! / (1 - 0.9 ** step))) / (Math.sqrt(v[k]! / (1 - 0.99 ** step)) + 1e-9);
    }
  }
  return [...w].map((it, k) => Math.round((1000 * it) / scale[k]!) / 1000);
}

const learned = Object.fromEntries([3, 4, 5, 6].map((seats) => [seats, play(seats).map(fit)]));
const text = `/** By seats and cards in a hand, what each feature of a position adds to the odds to win: made by \`tools/fit.ts\`. */
export const learned: { readonly [seats: number]: readonly (readonly number[])[] } = ${JSON.stringify(learned).replaceAll('],[', '],\n[')};
`;
writeFileSync(new URL('../src/chances/learned.ts', import.meta.url), text);
