import { withAt, type Seat } from '@masque/core';
import type { ObjectKind } from './objects/kinds.ts';
import type { Combatant, Duel, State } from './state.ts';

/** Public sights that are kept. */
const KEPT = 40;

/** Everybody has just seen this object with a seat. */
export const pin = (state: State, seat: Seat, card: ObjectKind): State => ({
  ...state,
  pinned: [
    ...state.pinned.filter((it) => it.card !== card || it.seat !== seat),
    { seat, card, mark: state.touched.hands[seat]! },
  ].slice(-KEPT),
});

/** A seat has treated another well (`by` above 0) or badly, for all to see. */
export const treat = (state: State, seat: Seat, other: Seat, by: number): State => ({
  ...state,
  regard: withAt(state.regard, seat, withAt(state.regard[seat]!, other, state.regard[seat]![other]! + by)),
});

/** A seat has sided with one of two combatants against the other. */
export function sided(state: State, seat: Seat, duel: Duel, side: Combatant, by: number): State {
  const [friend, foe] = side === 'attacker' ? [duel.attacker, duel.defender] : [duel.defender, duel.attacker];
  return treat(treat(state, seat, friend, by), seat, foe, -by);
}
