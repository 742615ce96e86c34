import { open, type Seat } from '@masque/core';
import { type ObjectKind, objects, type Society } from '../cards/index.ts';
import { asleep } from '../public.ts';
import type { State } from '../state.ts';
import { handOf } from './hands.ts';

// What the clock chooses, out of what the seat itself sees.

/** The first object that does not count for the seat's own society, in canonical order; the first of all if there is none. */
export function defaultGift(state: State, seat: Seat, from: readonly ObjectKind[] = handOf(state, seat)): ObjectKind {
  const own: Society = open(state.societies[seat]!);
  return from.find((kind) => objects[kind].goal !== own || asleep(state, kind)) ?? from[0]!;
}

/** What is given back for an object that cannot be refused: the last that counts for nobody, else the last. */
export function defaultReturn(state: State, seat: Seat, offered: ObjectKind): ObjectKind {
  const hand = handOf(state, seat).filter((kind) => !(asleep(state, kind) && asleep(state, offered)));
  return hand.findLast((kind) => !objects[kind].goal || asleep(state, kind)) ?? hand.at(-1)!;
}
