import { sample, type Actions, type Bot } from '@masque/core';
import { searching } from './search/search.ts';

/** The probability that a random player passes when all offers are optional. */
const LEAVE = 0.8;
/** Playouts per decision of the levels that search. */
const PLAYOUTS = { normal: 24, hard: 200 };

/** A random one of the offers. */
const easy: Bot<object> = {
  decide({ offers, random }) {
    const needed = offers.filter((it) => !it.optional);
    if (needed.length === 0 && random.chance(LEAVE)) return null;
    return sample(random.pick(needed.length > 0 ? needed : offers), random);
  },
};

/**
 * Three levels for any game, without any code of its own: `easy` plays at random, `normal` and `hard` search, `hard`
 * for longer. The levels that a game defines replace them, and the search uses the best of these as its model of
 * everybody: a game with `easy` and `normal` gets a `hard` that expects everybody to play like `normal`.
 *
 * @example
 * Object.keys(levels()); // => ['easy', 'normal', 'hard']
 * const normal = { decide: ({ offers: [offer] }) => ({ type: offer.type, window: offer.window, params: {} }) };
 * levels({ normal }).normal === normal; // => true
 */
export function levels<State extends object, A extends Actions>(
  own: { readonly easy?: Bot<State, A>; readonly normal?: Bot<State, A> } = {},
): { readonly easy: Bot<State, A>; readonly normal: Bot<State, A>; readonly hard: Bot<State, A> } {
  const first = own.easy ?? (easy as unknown as Bot<State, A>);
  const search = (model: Bot<State, A>, playouts: number): Bot<State, A> =>
    searching({ model, playouts }) as unknown as Bot<State, A>;
  return {
    easy: first,
    normal: own.normal ?? search(first, PLAYOUTS.normal),
    hard: search(own.normal ?? first, PLAYOUTS.hard),
  };
}
