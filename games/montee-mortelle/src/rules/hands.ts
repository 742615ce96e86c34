import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { OBJECT, sorted, type ObjectKind } from '../cards/index.ts';
import { learn, touchHand, treat } from '../notebook.ts';
import type { State } from '../state.ts';
import { first } from './tasks.ts';

/** Why an object moves outside an exchange. Such a move triggers nothing. */
export type MoveCause = 'overflow' | 'fee' | 'stolen' | 'giveBack';

/** The hand of a seat. For rules only. */
export const handOf = (state: State, seat: Seat): ObjectKind[] => state.hands[seat]!.map(declassify);

/** Gives a seat a new hand, in canonical order and visible to itself alone. */
const withHand = (state: State, seat: Seat, hand: readonly ObjectKind[]): State => ({
  ...state,
  hands: state.hands.with(
    seat,
    sorted(hand).map((kind) => secret(kind, [seat], OBJECT)),
  ),
});

/** Takes an object out of a hand temporarily: what others have seen of the hand does not become outdated. */
export function layDown(state: State, seat: Seat, kind: ObjectKind): State {
  const hand = handOf(state, seat);
  const place = hand.indexOf(kind);
  if (place < 0) throw new RangeError(`seat ${seat} does not hold ${kind}`);
  return withHand(state, seat, hand.toSpliced(place, 1));
}

/** Returns the object to the hand. */
export const takeUp = (state: State, seat: Seat, kind: ObjectKind): State =>
  withHand(state, seat, [...handOf(state, seat), kind]);

export const add = (state: State, seat: Seat, kind: ObjectKind): State => touchHand(takeUp(state, seat, kind), seat);

export const remove = (state: State, seat: Seat, kind: ObjectKind): State =>
  touchHand(layDown(state, seat, kind), seat);

/**
 * Moves an object face down. Both players know what it is. If the receiver now holds too many, they must give one away
 * at once.
 */
export function transfer(state: State, from: Seat, to: Seat, card: ObjectKind, cause: MoveCause, step: Step): State {
  step.log({ kind: 'gave', args: { who: { seat: from }, to: { seat: to }, cause } });
  return known(add(remove(state, from, card), to, card), from, to, card, step);
}

/** The giver and the receiver of an object know that it has moved. */
export function known(state: State, from: Seat, to: Seat, card: ObjectKind, step: Step): State {
  const given = learn(state, from, { fact: 'gave', of: to, card }, step);
  return learn(given, to, { fact: 'got', of: from, card }, step);
}

/** A seat draws the top object of the pile, if there is one. */
export function drawTop(state: State, seat: Seat, step: Step): State {
  const [top, ...pile] = state.pile;
  if (!top) return state;
  step.log({ kind: 'drew', args: { who: { seat } } });
  const drawn = learn(
    add({ ...state, pile }, seat, declassify(top)),
    seat,
    { fact: 'drew', card: declassify(top) },
    step,
  );
  if (pile.length === 0) step.log({ kind: 'pileEmpty' });
  return checkLimit(drawn, seat);
}

/** If a hand exceeds the limit, giving comes before everything else. `chain`: seats that have already given. */
export const checkLimit = (state: State, seat: Seat, chain: readonly Seat[] = []): State =>
  state.hands[seat]!.length > state.limit ? first(state, { do: 'overflow', seat, chain }) : state;

/** Shows the hand to another seat, until {@link cover}. */
export const uncover = (state: State, seat: Seat, to: Seat): State => ({
  ...state,
  hands: state.hands.with(
    seat,
    handOf(state, seat).map((kind) => secret(kind, [seat, to], OBJECT)),
  ),
});

export const cover = (state: State, seat: Seat): State => withHand(state, seat, handOf(state, seat));

/** A hand exceeds the limit: everything else waits until its owner has given something away. */
export function openOverflow(state: State, seat: Seat, chain: readonly Seat[], step: Step): State {
  if (state.hands[seat]!.length <= state.limit) return state;
  step.log({ kind: 'overflow', args: { who: { seat } } });
  return { ...state, overflow: { seat, chain }, next: 'overflow' };
}

/** Gives an object away. The receiver may have to give in turn, but not to anybody who has already given. */
export function gift(state: State, to: Seat, card: ObjectKind, step: Step): State {
  const { seat, chain } = state.overflow!;
  return checkLimit(transfer(treat({ ...state, overflow: null }, seat, to, 1), seat, to, card, 'overflow', step), to, [
    ...chain,
    seat,
  ]);
}
