import { isHidden, known, type Hidden, type OfferOf, type Seat, type View } from '@masque/core';
import { professions, type ObjectKind, type Profession, type Society } from './cards/index.ts';
import type { MonteeActions, PhaseName, Phases, State } from './state.ts';

/** The offers of a phase. */
export type OfferIn<N extends PhaseName> = OfferOf<Pick<MonteeActions, Phases[N]>>;

/** What a viewer sees of the game. */
export type Seen = View<State>;

/** The objects of a hand that the viewer can see; empty for a hidden one. */
export const readable = (hand: readonly (ObjectKind | Hidden)[]): ObjectKind[] =>
  hand.flatMap((card) => (isHidden(card) ? [] : [card]));

/** The seat's own hand. */
export const ownHand = (view: Seen, seat: Seat): ObjectKind[] => readable(view.hands[seat]!);

/** The seat's own society. */
export const ownSociety = (view: Seen, seat: Seat): Society => known(view.societies[seat]!)!;

/** The seat's own profession. */
export const ownProfession = (view: Seen, seat: Seat): Profession => known(view.professions[seat]!.card)!;

/** Whether the player has this profession, ready for use. A used one is face up. */
export function canUse(view: Seen, seat: Seat, profession: Profession): boolean {
  return (
    ownProfession(view, seat) === profession &&
    (professions[profession].reusable || view.professions[seat]!.up === null)
  );
}
