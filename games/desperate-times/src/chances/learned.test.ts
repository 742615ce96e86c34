import { expect, test } from 'vitest';
import { oddsOf } from './index.ts';
import { fit, played, type Seen } from './learn.fixture.ts';
import { learned } from './learned.ts';

/** How well it tells who won, per position: 0 if it were always sure and right. */
const likelihood = (seen: readonly Seen[], weights: readonly number[]): number =>
  seen.reduce((sum, { rows, parts }) => {
    const odds = oddsOf(rows, weights);
    return sum + parts.reduce((all, part, seat) => all + (part > 0 ? part * Math.log(odds[seat]!) : 0), 0);
  }, 0) / seen.length;

/** How far apart two opinions are about a seat, in chances to win. */
const apart = (seen: readonly Seen[], some: readonly number[], others: readonly number[]): number =>
  seen.reduce((sum, { rows }) => {
    const odds = oddsOf(rows, others);
    return sum + oddsOf(rows, some).reduce((all, it, seat) => all + Math.abs(it - odds[seat]!), 0) / rows.length;
  }, 0) / seen.length;

test('the stored values match what is learned, from more games than here', () => {
  const [known, fresh] = [played(4, 100), played(4, 40, 'fresh')];
  for (const stage of [0, 1]) {
    const few = fit(known[stage]!, 60);
    const many = learned[4]![stage]!;
    expect(many).toHaveLength(few.length);
    expect(apart(fresh[stage]!, few, many)).toBeLessThan(0.15);
    expect(likelihood(fresh[stage]!, many)).toBeGreaterThan(likelihood(fresh[stage]!, few));
  }
  for (const [stage, seen] of fresh.entries())
    expect(likelihood(seen, learned[4]![stage]!)).toBeGreaterThan(Math.log(1 / 4));
});
