import { sample, type Bot } from '@masque/core';
import { playOut } from '@masque/testkit';
import desperateTimes from '../index.ts';
import type { Acts, State } from '../state.ts';
import { features, LAST, oddsOf, stageOf } from './index.ts';

/** How often bots do anything at all, so that what comes of it is learned too; and one position of how many is looked at. */
const STRAYS = 0.15;
const EACH = 3;

/** A position: what it looks like for each seat, and what part of the win each had in the end. */
export interface Seen {
  readonly rows: readonly (readonly number[])[];
  readonly parts: readonly number[];
}

const { normal } = desperateTimes.bots;
const strays: Bot<State, Acts> = {
  decide(observation) {
    const asked = observation.offers.filter((it) => !it.optional);
    return asked.length > 0 && observation.random.chance(STRAYS)
      ? sample(observation.random.pick(asked), observation.random)
      : normal!.decide(observation);
  },
};

/** Positions of games of `normal` bots that now and then do anything at all, by the cards left in a hand. */
export function played(seats: number, games: number, seed = 'fit'): Seen[][] {
  const game = { ...desperateTimes, bots: { strays } };
  const stages = Array.from({ length: LAST + 1 }, (): Seen[] => []);
  for (let i = 0; i < games; i++) {
    const seen: { readonly stage: number; readonly rows: number[][] }[] = [];
    const { winners } = playOut(game, {
      seats,
      seed: `${seed} ${i}`,
      bots: 'strays',
      onStep: ({ session: { n, outcome, state } }) => {
        if (!outcome && n % EACH === i % EACH) seen.push({ stage: stageOf(state), rows: features(state) });
      },
    }).session.outcome!;
    const parts = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    for (const { stage, rows } of seen) stages[stage]!.push({ rows, parts });
  }
  return stages;
}

const STEPS = 400;
const RATE = 0.03;
const PRIOR = 3e-5;

/** A conditional logit, each seat's part of the win by what its position looks like: Adam, all features on one scale. */
export function fit(seen: readonly Seen[], steps = STEPS): number[] {
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
  for (let step = 1; step <= steps; step++) {
    const slope = w.map((it) => 2 * PRIOR * it);
    for (const { rows, parts } of data) {
      oddsOf(rows, w).forEach((odds, seat) => {
        const off = (odds - parts[seat]!) / data.length;
        for (let k = 0; k < n; k++) slope[k]! += off * rows[seat]![k]!;
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
