import { declassify, type Seat } from '@masque/core';
import { clockwiseFrom } from '@masque/mechanics';
import { objects, type ObjectKind, type Profession, type Society } from '../cards/index.ts';
import { asleep, resultOf, toArrange } from '../public.ts';
import type { State } from '../state.ts';
import { handOf } from './hands.ts';

// What the house answers when time is over, out of what the seat itself sees.

/** The first object that does not count for the seat's own society, in canonical order; the first of all if there is none. */
export function defaultGift(state: State, seat: Seat): ObjectKind {
  const own: Society = declassify(state.societies[seat]!);
  const hand = handOf(state, seat);
  return hand.find((kind) => objects[kind].goal !== own || asleep(state, kind)) ?? hand[0]!;
}

/** Who gets what is given away: the next seat clockwise with room. */
export const defaultReceiver = (state: State, seat: Seat): Seat =>
  clockwiseFrom(seat, state.hands.length).find((it) => state.hands[it]!.length < state.limit)!;

/** What is given back for an object that cannot be refused: the last that counts for nobody, else the last. */
export function defaultReturn(state: State): ObjectKind {
  const { to, card } = state.offer!;
  const hand = handOf(state, to).filter((kind) => !(asleep(state, kind) && asleep(state, declassify(card))));
  return hand.findLast((kind) => !objects[kind].goal || asleep(state, kind)) ?? hand.at(-1)!;
}

/** The first profession of those nobody has. */
export const defaultProfession = (state: State): Profession => state.pool.map(declassify).sort()[0]!;

/** What lies on top of the pile stays there: the places of those cards in the sorted pile. */
export function keepTop(state: State): number[] {
  const all = declassify(state.foreseen!.cards);
  const places: number[] = [];
  for (const card of state.pile.slice(0, toArrange(state.pile.length)))
    places.push(all.findIndex((kind, place) => kind === declassify(card) && !places.includes(place)));
  return places;
}

/** The first object of the loser, and for the only one the first that gives away nothing. */
export function defaultSpoils(state: State): { card: ObjectKind; back: ObjectKind | null } {
  const { winner, loser } = resultOf(state.duel!);
  const card = handOf(state, loser)[0]!;
  return { card, back: handOf(state, loser).length > 1 ? null : defaultGift(state, winner) };
}
