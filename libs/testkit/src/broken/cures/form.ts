import type { Cures } from './cure.ts';

/** What is wrong with how options are laid out. */
export const ofForm: Cures = {
  'a group names an option that is none': {
    means: 'A name under `groups` is not in the schema of the options, so that the host’s form cannot ask for it.',
    cure: 'Correct the name, or take it out of the group.',
  },
  'a preset can be dealt at no table': {
    means: 'A ruleset that the game proposes is refused by `check` for every number of seats.',
    cure: 'Correct the options of the preset, or `check`. A preset has to suit at least one number of seats.',
  },
};
