import { type Seat } from '@masque/core';
import { clockwiseFrom } from '@masque/mechanics';
import type { Aim, Stack, State } from '../state.ts';

/** The public part of a Supporter. */
export interface PublicStack {
  readonly id: string;
  readonly up: boolean;
  readonly bribes: number;
}

/** What lies in front of the Contenders, in a state or in any view of it. */
export interface Board<P extends PublicStack = PublicStack> {
  readonly areas: readonly { readonly slots: readonly P[] }[];
}

/** A Supporter and its owner's seat. */
export type Owned<P extends PublicStack> = { readonly seat: Seat; readonly stack: P };

export const stacksOf = <P extends PublicStack>(board: Board<P>, seat: Seat): readonly P[] => board.areas[seat]!.slots;

export const anonymousOf = <P extends PublicStack>(board: Board<P>, seat: Seat): P[] =>
  stacksOf(board, seat).filter((it) => !it.up);

export const publicOf = <P extends PublicStack>(board: Board<P>, seat: Seat): P[] =>
  stacksOf(board, seat).filter((it) => it.up);

export const bribesOf = (board: Board, seat: Seat): number =>
  stacksOf(board, seat).reduce((sum, it) => sum + it.bribes, 0);

/**
 * All Supporters clockwise from the left of a seat, the seat's own last: the order in which the first legal choice is
 * determined.
 */
export const fromLeftOf = <P extends PublicStack>(board: Board<P>, seat: Seat): Owned<P>[] =>
  [...clockwiseFrom(seat, board.areas.length), seat].flatMap((owner) =>
    stacksOf(board, owner).map((stack) => ({ seat: owner, stack })),
  );

/** The Supporter in a slot. @throws RangeError when there is none, which means that a rule has lost a card */
export function find<P extends PublicStack>(board: Board<P>, id: string): Owned<P> {
  for (const [seat, { slots }] of board.areas.entries()) {
    const stack = slots.find((it) => it.id === id);
    if (stack) return { seat, stack };
  }
  throw new RangeError(`there is no slot ${id}`);
}

export const ids = (places: readonly PublicStack[]): string[] => places.map((it) => it.id);

/** The state with one Supporter changed. */
export function withStack(state: State, id: string, change: (stack: Stack) => Stack): State {
  const { seat } = find(state, id);
  const row = state.areas[seat]!;
  return {
    ...state,
    areas: state.areas.with(seat, { ...row, slots: row.slots.map((it) => (it.id === id ? change(it) : it)) }),
  };
}

/** The state without one Supporter. */
export function withoutStack(state: State, id: string): State {
  const { seat } = find(state, id);
  const row = state.areas[seat]!;
  return { ...state, areas: state.areas.with(seat, { ...row, slots: row.slots.filter((it) => it.id !== id) }) };
}

/** Puts `n` Bribes from the supply on a Supporter, or as many as there are. */
export function bribe(state: State, id: string, n = 1): State {
  const placed = Math.min(n, state.supply);
  return { ...withStack(state, id, (it) => ({ ...it, bribes: it.bribes + placed })), supply: state.supply - placed };
}

/** Returns a Bribe from a Supporter to the supply. */
export const unbribe = (state: State, id: string): State => ({
  ...withStack(state, id, (it) => ({ ...it, bribes: it.bribes - 1 })),
  supply: state.supply + 1,
});

/** The state with a target set for the current ability: a player or a Supporter. */
export const aimed = (state: State, at: Pick<Aim, 'target' | 'chosen'>): State => ({
  ...state,
  ability: { ...state.ability!, ...at },
});

/** References to cards in a hand, by place: `hand-1` is the first. */
export const handRefs = (hand: { readonly length: number }): string[] => Array.from(hand, (_, i) => `hand-${i + 1}`);

/** References to cards in the discard pile: `discard-1` is the oldest. */
export const discardRefs = (discard: readonly unknown[]): string[] => discard.map((_, i) => `discard-${i + 1}`);

/** The index of a referenced card in its pile, from 0. */
export const placeOf = (ref: string): number => Number(ref.slice(ref.indexOf('-') + 1)) - 1;
