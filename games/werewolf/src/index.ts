import { defineGame } from '@masque/core';
import { bots, thinking } from './bots/index.ts';
import { channels } from './channels.ts';
import { firstGame } from './first/index.ts';
import { flow } from './flow/index.ts';
import { groups, presets } from './form.ts';
import { guide } from './guide/index.ts';
import { messages } from './messages/index.ts';
import { options, type Options } from './options.ts';
import { deedsOf } from './present/deeds.ts';
import { present } from './present/index.ts';
import { roleNames, ruleOf } from './roles/index.ts';
import { check } from './set/check.ts';
import { sets } from './set/sets.ts';
import { setup } from './setup.ts';
import type { State, WerewolfActions } from './state.ts';
import { worlds } from './worlds.ts';
import { twin } from './twin.ts';

/** Werewolves of the Dark Arts: by day a village lynches what eats it at night. */
export default defineGame<State, WerewolfActions, Options>({
  id: 'werewolf',
  version: 7,
  seats: { min: 6, max: 40 },
  profile: { minutes: [20, 60], complexity: 3 },
  options,
  check,
  sets,
  groups,
  presets,
  setup,
  flow,
  present,
  deeds: deedsOf,
  channels,
  master: ({ gm }) => gm === 'human',
  bots,
  worlds,
  thinking,
  messages,
  guide,
  firstGame,
  theme: {
    accent: 'oklch(0.82 0.045 250)',
    accentDeep: 'oklch(0.27 0.035 255)',
    accentFelt: 'oklch(0.2 0.02 255)',
    pattern: 'firs',
    icon: 'moon',
  },
  icons: roleNames.map((role) => ruleOf(role).card.icon),
  twin,
});

export type { Options, State, WerewolfActions };
