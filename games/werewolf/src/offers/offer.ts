import type { OfferOf, Seat, View } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import type { Phases, State, WerewolfActions } from '../state.ts';
import { isGhost } from '../rules/village.ts';

export type Seen = View<State>;
/** What a phase may offer. */
export type OffersIn<N extends keyof Phases> = OffersOf<Phases[N]>;

/** Offers of these actions. */
export type OffersOf<A extends keyof WerewolfActions> = readonly OfferOf<Pick<WerewolfActions, A>>[];

/** One of these seats. */
export const oneOf = (of: readonly Seat[], ask: string, none?: string) =>
  ({ kind: 'seat', of, ask, ...(none !== undefined && { none }) }) as const;

/**
 * Is a seat asked, and does the table wait for it? Who has answered may change its mind, but nothing waits for that;
 * nor does the night wait for the dead.
 */
export const asked = (view: Seen, seat: Seat): { readonly optional?: true } | null => {
  if (!view.question?.asked.includes(seat) || view.gone.includes(seat)) return null;
  return hasAnswered(view.question, seat) || isGhost(view, seat) ? { optional: true } : {};
};
