import { often } from '@masque/workspace/long';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from '../index.ts';

/** Share of the wins of `hard` if every second seat plays at that level. */
function partOfHard(seats: number, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const bots = Array.from({ length: seats }, (_, seat) => ((seat + i) % 2 === 0 ? 'hard' : 'normal'));
    const { winners } = playOut(montee, { seats, bots, seed: `levels ${i}` }).session.outcome!;
    sum += winners.filter((seat) => bots[seat] === 'hard').length / Math.max(1, winners.length);
  }
  return sum / games;
}

// In the nightly run only: the difference takes many games to show.
test.skipIf(often(0, 1) === 0)('hard bots win more than their part', () => {
  const part = partOfHard(5, 1000);
  expect(part).toBeGreaterThan(0.53);
});
