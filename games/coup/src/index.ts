import { defineGame } from '@masque/core';
import { bots, thinking } from './bots/index.ts';
import { cards, characters } from './cards/index.ts';
import { firstGame } from './first/index.ts';
import { flow } from './flow/index.ts';
import { groups, presets } from './form.ts';
import { guide } from './guide/index.ts';
import { messages } from './messages/index.ts';
import { check, options, type Options } from './options.ts';
import { deedsOf } from './present/account.ts';
import { present } from './present/index.ts';
import { setup } from './setup.ts';
import type { CoupActions, State } from './state.ts';
import { worlds } from './worlds.ts';

/** Bluff your way through the court: two influences each, the last one left wins. */
export default defineGame<State, CoupActions, Options>({
  id: 'coup',
  version: 5,
  seats: { min: 2, max: 10 },
  profile: { minutes: [2, 30], complexity: 2, alone: true },
  options,
  check,
  groups,
  presets,
  setup,
  flow,
  present,
  deeds: deedsOf,
  bots,
  thinking,
  worlds,
  messages,
  guide,
  firstGame,
  theme: {
    accent: 'oklch(.79 .085 185)',
    accentDeep: 'oklch(.29 .045 195)',
    accentFelt: 'oklch(.215 .026 190)',
    pattern: 'scales',
    icon: 'two-coins',
  },
  icons: characters.map((it) => cards[it].icon),
});

export type { CoupActions, Options, State };
