import { defineGame } from '@masque/core';
import { bots } from './bots/index.ts';
import { checkDeck } from './deck/check.ts';
import { sets } from './deck/sets.ts';
import { contractChart } from './flow/contract.ts';
import { firstGame } from './first/index.ts';
import { flow } from './flow/index.ts';
import { groups, presets } from './form.ts';
import { guide } from './guide/index.ts';
import { messages } from './messages/index.ts';
import { optionsSchema, type Options } from './options.ts';
import { deedsOf } from './present/deeds.ts';
import { present } from './present/index.ts';
import { setup } from './setup.ts';
import type { State, SuccessionActions } from './state.ts';
import { worlds } from './worlds.ts';
import { twin } from './twin.ts';

/**
 * How long bots think, in milliseconds: they take a moment longer to talk or read, and look around before they point.
 */
const thinking = { free: [2000, 9000], tribunal: [5000, 14_000] } as const;

/** Succession, by John Teasdale: a throne, two heirs, and contracts about which side of one's card to show. */
const succession = defineGame<State, SuccessionActions, Options>({
  id: 'succession',
  version: 5,
  seats: { min: 8, max: 40 },
  profile: { minutes: [10, 20], complexity: 4 },
  options: optionsSchema,
  check: checkDeck,
  sets,
  groups,
  presets,
  setup,
  flow,
  charts: { contract: contractChart },
  present,
  deeds: deedsOf,
  bots,
  thinking,
  worlds,
  messages,
  guide,
  firstGame,
  theme: {
    accent: 'oklch(.745 .145 38)',
    accentDeep: 'oklch(.31 .085 35)',
    accentFelt: 'oklch(.225 .04 30)',
    pattern: 'lozenge',
    icon: 'crown',
  },
  twin,
});

export default succession;
export { codeOf, decksOf } from './deck/code.ts';
export { tierDeck } from './deck/tiers.ts';
