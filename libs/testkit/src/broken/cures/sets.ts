import type { Cures } from './cure.ts';

/** What is wrong with sets. */
export const ofSets: Cures = {
  'a set may hold what no table deals': {
    means: 'Sets list a card or role that no table deals, with whatever options.',
    cure: 'Take it out of `items`, or let `to` turn a set with it into options that deal it.',
  },
  'no set is offered': {
    means: 'For some number of seats there is no preset to begin with.',
    cure: 'Let `presets` return at least one for every number of seats of the game, the recommended one first.',
  },
  'the defaults do not play the recommended set': {
    means:
      'A table that is opened with default options plays another set than the first preset, which the host sees as recommended.',
    cure: 'Change the defaults of the options, or the order of the presets.',
  },
  'a set that is offered has the wrong size': {
    means: 'A preset does not hold as many things as `size` says a set has for this number of seats.',
    cure: 'Correct the preset or `size`.',
  },
  'a set that is put together by hand is another one': {
    means: 'The options that `to` makes of a set do not give the same set back by `of`.',
    cure: 'Let `to` and `of` be each other’s reverse: `of(to(set))` is the set.',
  },
  'a code loses what it should carry': {
    means: 'A set turned into a code and back is another set. Whoever is sent the code plays something else.',
    cure: 'Encode every item with its number. `decode(encode(set))` is the set.',
  },
  'any text is a code': {
    means: 'A text that is not a code is read as a set.',
    cure: 'Let `decode` return `null` for everything that `encode` cannot have written.',
  },
};
