import { searching } from '@masque/bots';
import type { Bot } from '@masque/core';
import type { CoupActions, Phases, State } from '../state.ts';
import { easy } from './easy.ts';
import { normal } from './normal.ts';

const search = searching({ model: normal, playouts: 100, depth: 14 });

/**
 * Searches, assuming that everybody plays like `normal`, and chooses the best result. It never asks for time, which would
 * take some of its own from every other answer.
 */
const hard: Bot<State, CoupActions> = {
  ...search,
  decide: (mind) => search.decide({ ...mind, offers: mind.offers.filter(({ type }) => type !== 'wait') }),
};

/**
 * How long bots think, in milliseconds: about a claim not longer than silence takes to let it stand (`lull` in
 * `rules/windows.ts`), so that they need not ask for time.
 */
export const thinking = {
  challenge: [1000, 2800],
  block: [1000, 2800],
  challengeBlock: [1000, 2800],
} as const satisfies { readonly [phase in keyof Phases]?: readonly [min: number, max: number] };

/** Plays for absent players. */
export const bots = { easy, normal, hard };
