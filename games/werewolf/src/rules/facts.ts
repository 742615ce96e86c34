import type { MessageArg, Seat, Step, View } from '@masque/core';
import { note, them, word } from '@masque/mechanics';
import type { Fact, State } from '../state.ts';

type NewFact = Omit<Fact, 'night'>;

/** A seat learns a hidden fact: from now on, the fact is in its notebook. */
export function learn(state: State, seat: Seat, fact: NewFact, step: Step): State {
  const known: Fact = { ...fact, night: state.night };
  step.log({ kind: `fact.${variant(known)}`, args: argsOf(known), to: [seat], learn: true, data: { seat, ...known } });
  return { ...state, books: note(state.books, [seat], known) };
}

/** Several seats learn the same fact. */
export const tell = (state: State, seats: readonly Seat[], fact: NewFact, step: Step): State =>
  seats.reduce((next, seat) => learn(next, seat, fact, step), state);

/** The message of a fact: `is_wolf.yes`, `dying.none`, or just its kind. */
export function variant({ kind, yes, seats, side, came, word }: View<Fact>): string {
  if (yes !== undefined) return `${kind}.${yes ? 'yes' : 'no'}`;
  if (side !== undefined) return `${kind}.${side}`;
  if (came !== undefined) return `${kind}.${came}`;
  if (word !== undefined) return `${kind}.${word}`;
  return seats !== undefined && seats.length === 0 ? `${kind}.none` : kind;
}

/** The arguments of the message. */
export function argsOf({ seats = [], role, targets, answer, told, night }: View<Fact>): {
  readonly [name: string]: MessageArg;
} {
  return {
    night,
    seats: them(seats),
    ...(role && { role: word(`role.${role}`) }),
    ...(targets && { targets: them(targets), chosen: targets.length }),
    ...(answer && { answer: them(answer), told: told ?? 'nothing' }),
  };
}
