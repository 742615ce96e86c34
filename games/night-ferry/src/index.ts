import { defineGame } from '@masque/core';
import { bots } from './bots/index.ts';
import { flow } from './flow.ts';
import { presets } from './form.ts';
import { guide } from './guide.ts';
import { messages } from './messages.ts';
import { allIcons, deeds, present } from './present.ts';
import { setup } from './setup.ts';
import { options, type Acts, type Options, type State } from './state.ts';

export default defineGame<State, Acts, Options>({
  id: 'night-ferry',
  // Increase it whenever recorded games would play differently.
  version: 1,
  seats: { min: 5, max: 10 },
  profile: { minutes: [20, 40], complexity: 2 },
  options,
  presets,
  setup,
  flow,
  present,
  deeds,
  bots,
  messages,
  guide,
  theme: {
    accent: 'oklch(.8 .075 230)',
    accentDeep: 'oklch(.3 .05 250)',
    accentFelt: 'oklch(.21 .03 245)',
    pattern: 'waves',
    icon: 'boat-horizon',
  },
  icons: allIcons,
});
