import type { MessageArg, Seat, View } from '@masque/core';
import type { Fact } from './state.ts';

/** The sentence of a fact: `is_wolf.yes`, `dying.none`, or just its kind. */
export function variant({ kind, yes, seats, side, came, word }: View<Fact>): string {
  if (yes !== undefined) return `${kind}.${yes ? 'yes' : 'no'}`;
  if (side !== undefined) return `${kind}.${side}`;
  if (came !== undefined) return `${kind}.${came}`;
  if (word !== undefined) return `${kind}.${word}`;
  return seats !== undefined && seats.length === 0 ? `${kind}.none` : kind;
}

/** What the sentence speaks of. */
export function argsOf({ seats = [], role, targets, answer, night }: View<Fact>): {
  readonly [name: string]: MessageArg;
} {
  return {
    night,
    seats: seatList(seats),
    ...(role && { role: { msg: `role.${role}` } }),
    ...(targets && { targets: seatList(targets) }),
    ...(answer && { answer: seatList(answer) }),
  };
}

/** Seats as an argument of a message. */
export const seatList = (seats: readonly Seat[]): MessageArg => ({ list: seats.map((seat) => ({ seat })) });
