import { declassify, type Seat } from '@masque/core';
import { clockwiseFrom } from '@masque/mechanics';
import { objects, type ObjectKind, type Profession, type Society } from '../cards/index.ts';
import { asleep, resultOf, toArrange } from '../public.ts';
import type { State } from '../state.ts';
import { handOf } from './hands.ts';

// Answers the house gives when time is up, based only on what the seat itself can see.

/**
 * The first object that does not count for the seat's own society, in canonical order; if there is none, the first
 * object.
 */
export function defaultGift(state: State, seat: Seat): ObjectKind {
  const own: Society = declassify(state.societies[seat]!);
  const hand = handOf(state, seat);
  return hand.find((kind) => objects[kind].goal !== own || asleep(state, kind)) ?? hand[0]!;
}

/** Who receives a gift: the next seat clockwise with room. */
export const defaultReceiver = (state: State, seat: Seat): Seat =>
  clockwiseFrom(seat, state.hands.length).find((it) => state.hands[it]!.length < state.limit)!;

/**
 * What is given back for an object that cannot be refused: the last one that counts for nobody, or else the last one.
 */
export function defaultReturn(state: State): ObjectKind {
  const { to, card } = state.offer!;
  const hand = handOf(state, to).filter((kind) => !(asleep(state, kind) && asleep(state, declassify(card))));
  return hand.findLast((kind) => !objects[kind].goal || asleep(state, kind)) ?? hand.at(-1)!;
}

/** The first unowned profession. */
export const defaultProfession = (state: State): Profession => state.pool.map(declassify).sort()[0]!;

/** Keeps the top of the pile: returns the places of those cards in the sorted pile. */
export function keepTop(state: State): number[] {
  const all = declassify(state.foreseen!.cards);
  const places: number[] = [];
  for (const card of state.pile.slice(0, toArrange(state.pile.length)))
    places.push(all.findIndex((kind, place) => kind === declassify(card) && !places.includes(place)));
  return places;
}

/** The loser's first object. If it is their only one, the winner gives back the one that `defaultGift` chooses. */
export function defaultSpoils(state: State): { card: ObjectKind; back: ObjectKind | null } {
  const { winner, loser } = resultOf(state.duel!);
  const card = handOf(state, loser)[0]!;
  return { card, back: handOf(state, loser).length > 1 ? null : defaultGift(state, winner) };
}
