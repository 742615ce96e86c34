import type { OfferOf, Seat, View } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import type { Phases, State, WerewolfActions } from '../state.ts';
import { isGhost } from '../rules/village.ts';

export type Seen = View<State>;
/** The offers of a phase. */
export type OffersIn<N extends keyof Phases> = OffersOf<Phases[N]>;

/** Offers of these actions. */
export type OffersOf<A extends keyof WerewolfActions> = readonly OfferOf<Pick<WerewolfActions, A>>[];

/** One of these seats. */
export const oneOf = (of: readonly Seat[], ask: string, none?: string) =>
  ({ kind: 'seat', of, ask, ...(none !== undefined && { none }) }) as const;

/**
 * Whether a seat is asked, and whether the game waits for it. Players who have answered may change their mind, but the
 * game does not wait for that; nor does the night wait for the dead.
 */
export const asked = (view: Seen, seat: Seat): { readonly optional?: true } | null => {
  if (!view.question?.asked.includes(seat) || view.gone.includes(seat)) return null;
  return hasAnswered(view.question, seat) || isGhost(view, seat) ? { optional: true } : {};
};
