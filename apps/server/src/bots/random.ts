import { sample, type Action, type BotObservation, type Offer, type Random } from '@masque/core';

/** A random offer with random values. */
export const anyOf = (offers: readonly Offer[], random: Random): Action => sample(random.pick(offers), random);

/** Plays any game at random. It takes an optional offer only now and then. */
export const randomBot = {
  decide({ offers, random }: BotObservation<object>): Action | null {
    const needed = offers.filter((it) => !it.optional);
    if (needed.length > 0) return anyOf(needed, random);
    return random.chance(0.2) ? anyOf(offers, random) : null;
  },
};
