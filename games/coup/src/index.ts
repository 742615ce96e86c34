import { defineGame } from '@masque/core';
import { easy } from './bots/easy.ts';
import { normal } from './bots/normal.ts';
import { flow } from './flow.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { options, type Options } from './options.ts';
import { present } from './present/table.ts';
import { setup } from './setup.ts';
import type { CoupActions, State } from './state.ts';

/** Bluff your way through the court: two influences each, the last one left wins. */
export default defineGame<State, CoupActions, Options>({
  id: 'coup',
  version: 1,
  seats: { min: 2, max: 10 },
  card: { minutes: [5, 15], complexity: 2 },
  options,
  check: (chosen, seats) => (chosen.duelDraft && seats !== 2 ? ['check.duel'] : []),
  setup,
  flow,
  present,
  bots: { easy, normal },
  messages: { en, fr },
  look: {
    accent: 'oklch(.79 .085 185)',
    accentDeep: 'oklch(.29 .045 195)',
    accentFelt: 'oklch(.215 .026 190)',
    lattice: 'scales',
    boss: 'two-coins',
  },
});

export type { CoupActions, Options, State };
