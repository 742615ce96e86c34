import { defineGame } from '@masque/core';
import { bots } from './bots.ts';
import { flow } from './flow.ts';
import { guide } from './guide.ts';
import { messages } from './messages.ts';
import { allIcons, present } from './present.ts';
import { setup } from './setup.ts';
import { options, type Acts, type Options, type State } from './state.ts';

export default defineGame<State, Acts, Options>({
  id: 'my-game',
  // Raise it whenever games that are recorded would play differently.
  version: 1,
  seats: { min: 3, max: 10 },
  profile: { minutes: [3, 10], complexity: 1 },
  options,
  setup,
  flow,
  present,
  bots,
  messages,
  guide,
  theme: {
    accent: 'oklch(.8 .1 60)',
    accentDeep: 'oklch(.3 .06 40)',
    accentFelt: 'oklch(.22 .03 40)',
    pattern: 'lozenge',
    icon: 'cloak-dagger',
  },
  icons: allIcons,
});
