import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from './index.ts';
import { people, quietDuels, type Range } from './people.fixture.ts';

/** How long the duels of a game take in which nobody plays anything, in seconds. */
function duels(seats: number, persons: number, side: Range): number[] {
  const lasted: number[] = [];
  for (let game = 0; game < 3; game++) {
    const seed = `pace ${seats} ${game}`;
    playOut(montee, {
      seats,
      seed,
      maxInputs: 400,
      players: people(seed, (seat) => seat < persons, side),
      onStep: quietDuels((it) => lasted.push(it)),
    });
  }
  return lasted;
}

test.each([3, 4, 5, 6, 7, 8, 9, 10])(
  'at a table of %i a duel in which nobody plays is over in 15 seconds, with one person or only slow ones',
  { timeout: 60_000 },
  (seats) => {
    // Everybody chooses a side at the same time, so that the slowest one counts and not their number.
    for (const persons of [1, seats]) {
      const lasted = duels(seats, persons, [3000, 4500]);
      expect(lasted.length).toBeGreaterThan(2);
      expect(Math.max(...lasted)).toBeLessThanOrEqual(15);
    }
  },
);
