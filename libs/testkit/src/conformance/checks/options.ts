import { keyOf, type AnyGame } from '@masque/core';
import { Fault, type Check } from '../check.ts';
import { errorWords } from '../words.ts';

/** A host who changes nothing must be able to play. */
export const options = (game: AnyGame): Check => ({
  name: 'every option has a default, and the defaults suit every number of seats',
  run() {
    const parsed = game.options.safeParse({});
    if (!parsed.success) throw new Fault(`some option has no default: ${errorWords(parsed.error)}`);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const wrong = game.check?.(parsed.data, seats) ?? [];
      if (wrong.length > 0)
        throw new Fault(`the default options do not suit ${seats} seats: ${wrong.map(keyOf).join(', ')}`);
    }
  },
});
