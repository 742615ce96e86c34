import type { Cures } from './cure.ts';

/** What is wrong with the form of the options. */
export const ofForm: Cures = {
  'a group names an option that does not exist': {
    means: 'A name under `groups` is not in the schema of the options, so the host’s form cannot show it.',
    cure: 'Correct the name, or remove it from the group.',
  },
  'a preset cannot be dealt at any table': {
    means: '`check` refuses a ruleset that the game suggests, for every number of seats.',
    cure: 'Correct the options of the preset, or `check`. A preset has to suit at least one number of seats.',
  },
};
