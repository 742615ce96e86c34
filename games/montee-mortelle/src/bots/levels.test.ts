import { often } from '@masque/workspace/long';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from '../index.ts';

/** What part of the wins goes to `hard` where every other seat plays so, turn and turn about. */
function partOfHard(seats: number, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const bots = Array.from({ length: seats }, (_, seat) => ((seat + i) % 2 === 0 ? 'hard' : 'normal'));
    const { winners } = playOut(montee, { seats, bots, seed: `levels ${i}` }).session.outcome!;
    sum += winners.filter((seat) => bots[seat] === 'hard').length / Math.max(1, winners.length);
  }
  return sum / games;
}

// By night: it takes many games to show.
test.skipIf(often(0, 1) === 0)('hard bots win more than their part', () => {
  const part = partOfHard(5, 1000);
  expect(part).toBeGreaterThan(0.53);
});
