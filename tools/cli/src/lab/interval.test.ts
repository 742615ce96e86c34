import { randomFor, seedOf } from '@masque/core';
import { expect, test } from 'vitest';
import { anytime, mean, wilson } from './interval.ts';

/** How often, in several runs, an interval misses the true value, checked after each game or only at the end. */
function misses(p: number, looks: 'always' | 'once', of: (wins: number, n: number) => { low: number; high: number }) {
  const [runs, games] = [300, 400];
  let missed = 0;
  for (let run = 0; run < runs; run++) {
    const random = randomFor(seedOf(`interval ${p}`), run);
    let wins = 0;
    let out = false;
    for (let n = 1; n <= games; n++) {
      if (random.chance(p)) wins++;
      if (looks === 'once' && n < games) continue;
      const { low, high } = of(wins, n);
      out ||= p < low || p > high;
    }
    if (out) missed++;
  }
  return missed / runs;
}

test('an interval misses the true value as rarely as promised, even when checked after each game', () => {
  for (const p of [0.1, 0.5]) {
    expect(misses(p, 'once', wilson)).toBeLessThan(0.09);
    expect(misses(p, 'always', anytime)).toBeLessThan(0.06);
    // Checking the usual interval after each game and stopping at will is misleading: that is why there is the other
    // one.
    expect(misses(p, 'always', wilson)).toBeGreaterThan(0.2);
  }
});

test('intervals contain the observed share, and become narrower', () => {
  expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 });
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3);
  expect(anytime(10, 10).high).toBe(1);
  expect(anytime(50, 100).high - anytime(50, 100).low).toBeGreaterThan(
    anytime(500, 1000).high - anytime(500, 1000).low,
  );
  expect(mean({ games: 4, sum: 2, squares: 2 }).share).toBe(0.5);
  expect(mean({ games: 4, sum: 2, squares: 1 })).toEqual({ share: 0.5, low: 0.5, high: 0.5 });
});
