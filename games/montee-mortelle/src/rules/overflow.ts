import type { Seat, Step } from '@masque/core';
import { clockwiseFrom } from '@masque/mechanics';
import { treat } from '../memory.ts';
import type { ObjectKind } from '../objects/kinds.ts';
import type { State } from '../state.ts';
import { checkLimit, transfer } from './hands.ts';

/** A hand holds too much: everything else waits until its owner has given something away. */
export function openOverflow(state: State, seat: Seat, chain: readonly Seat[], step: Step): State {
  if (state.hands[seat]!.length <= state.limit) return state;
  step.log({ kind: 'overflow', args: { who: { seat } } });
  return { ...state, overflow: { seat, chain }, next: 'overflow' };
}

/** Gives an object away. Whoever got it may have to give in turn, but to nobody who has already given. */
export function gift(state: State, to: Seat, card: ObjectKind, step: Step): State {
  const { seat, chain } = state.overflow!;
  return checkLimit(transfer(treat({ ...state, overflow: null }, seat, to, 1), seat, to, card, 'overflow', step), to, [
    ...chain,
    seat,
  ]);
}

/** Who gets what the clock gives away: the next seat clockwise with room. */
export const defaultReceiver = (state: State, seat: Seat): Seat =>
  clockwiseFrom(seat, state.hands.length).find((it) => state.hands[it]!.length < state.limit)!;
