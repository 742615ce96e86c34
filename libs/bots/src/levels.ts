import { sample, type Actions, type Bot } from '@masque/core';
import { searching } from './search/search.ts';

/** How likely a random player is not to take an offer for which nothing waits. */
const LEAVE = 0.8;
/** How often the levels that search play on in their heads. */
const PLAYOUTS = { normal: 24, hard: 200 };

/** Any of what is offered, by chance. */
const easy: Bot<object> = {
  decide({ offers, random }) {
    const needed = offers.filter((it) => !it.optional);
    if (needed.length === 0 && random.chance(LEAVE)) return null;
    return sample(random.pick(needed.length > 0 ? needed : offers), random);
  },
};

/**
 * Three levels for any game, of which none has to be written: `easy` plays at random, `normal` and `hard` search, `hard`
 * longer. Levels that a game has itself replace them, and the search takes the best of those as a model of everybody: a
 * game that has `easy` and `normal` gets a `hard` that expects everybody to play like `normal`.
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
