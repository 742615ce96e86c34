import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import game from './free.fixture.ts';
import { wilson } from './interval.ts';

/** How often a level wins at a table of two, at which it sits on either side. */
function wonBy(level: string, other: string, games: number): { readonly low: number; readonly high: number } {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const bots = n % 2 === 0 ? [level, other] : [other, level];
    const { session } = playOut(game, { seats: 2, bots, seed: `free ${n}`, playouts: 24 });
    if (session.outcome!.winners.includes(n % 2)) wins++;
  }
  return wilson(wins, games);
}

test('a search that knows nothing but the rules beats what plays at random', () => {
  expect(wonBy('normal', 'easy', 16).low).toBeGreaterThan(0.6);
});
