import { defineGame } from '@masque/core';
import { bots, thinking } from './bots/index.ts';
import { objects, professions } from './cards/index.ts';
import { firstGame } from './first/index.ts';
import { flow } from './flow/index.ts';
import { groups, presets } from './form.ts';
import { guide } from './guide/index.ts';
import { messages } from './messages/index.ts';
import { options, type Options } from './options.ts';
import { deedsOf } from './present/deeds.ts';
import { present } from './present/index.ts';
import { setup } from './setup.ts';
import type { MonteeActions, State } from './state.ts';
import { worlds } from './worlds.ts';
import { twin } from './twin.ts';

/** Two secret societies in one coach: find your allies, gather three Keys or three Goblets, and stand up in time. */
export default defineGame<State, MonteeActions, Options>({
  id: 'montee-mortelle',
  version: 7,
  seats: { min: 3, max: 10 },
  profile: { minutes: [30, 60], complexity: 4 },
  options,
  check: (chosen, seats) => (chosen.firstSeat === 'host' && chosen.startsAt > seats ? ['check.startsAt'] : []),
  groups,
  presets,
  setup,
  flow,
  present,
  deeds: deedsOf,
  bots,
  worlds,
  thinking,
  messages,
  guide,
  firstGame,
  theme: {
    accent: 'oklch(.83 .105 122)',
    accentDeep: 'oklch(.28 .05 130)',
    accentFelt: 'oklch(.21 .026 130)',
    pattern: 'wheels',
    icon: 'cartwheel',
  },
  icons: [...Object.values(objects), ...Object.values(professions)].map(({ icon }) => icon),
  twin,
});

export { statistics } from './statistics.ts';
export type { MonteeActions, Options, State };
