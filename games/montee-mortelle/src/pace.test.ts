import { seatsOf } from '@masque/core';
import { playOut, type PersonPace } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import montee from './index.ts';
import { quietDuels } from './quiet-duels.fixture.ts';

/** How long the duels of a game take in which nobody plays anything, in seconds. */
function duels(seats: number, persons: number, pace: PersonPace): number[] {
  const lasted: number[] = [];
  for (let game = 0; game < 3; game++)
    playOut(montee, {
      seats,
      seed: `pace ${seats} ${game}`,
      bots: 'normal',
      maxInputs: 400,
      people: { seats: new Set(seatsOf(persons)), pace },
      onStep: quietDuels((it) => lasted.push(it)),
    });
  return lasted;
}

test.each([3, 4, 5, 6, 7, 8, 9, 10].filter((_, i) => i % often(3, 1) === 0))(
  'at a table of %i a duel in which nobody plays is soon over, with one person or only people',
  { timeout: 60_000 },
  (seats) => {
    // Everybody chooses a side at the same time, so that the slowest one counts and not their number.
    for (const persons of [1, seats])
      for (const pace of ['quick', 'slow'] as const) {
        const lasted = duels(seats, persons, pace);
        expect(lasted.length).toBeGreaterThan(2);
        expect(Math.max(...lasted), pace).toBeLessThanOrEqual(15);
      }
  },
);
