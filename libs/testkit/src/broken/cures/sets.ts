import type { Cures } from './cure.ts';

/** What is wrong with sets. */
export const ofSets: Cures = {
  'a set can contain something that no table deals': {
    means: 'Sets list a card or role that no table deals, whatever the options.',
    cure: 'Remove it from `items`, or let `to` turn a set that contains it into options that deal it.',
  },
  'no set is offered': {
    means: 'For some number of seats, there is no preset to start from.',
    cure: 'Let `presets` return at least one for every number of seats of the game, the recommended one first.',
  },
  'the defaults do not play the recommended set': {
    means:
      'A table that is opened with default options plays a set other than the first preset, which the host sees as recommended.',
    cure: 'Change the defaults of the options, or the order of the presets.',
  },
  'a preset has the wrong size': {
    means: 'A preset does not contain as many items as `size` gives for this number of seats.',
    cure: 'Correct the preset or `size`.',
  },
  'a set put together by hand becomes another one': {
    means: 'For the options that `to` makes from a set, `of` does not return the same set.',
    cure: 'Make `to` and `of` inverses of each other: `of(to(set))` is the set.',
  },
  'a code loses part of its set': {
    means: 'A set turned into a code and back is another set. People who receive the code play something else.',
    cure: 'Encode every item with its number. `decode(encode(set))` is the set.',
  },
  'any text is read as a code': {
    means: 'A text that is not a code is read as a set.',
    cure: 'Let `decode` return `null` for everything that `encode` cannot have written.',
  },
};
