import type { MessageArg, Seat, Step } from '@masque/core';
import type { Fact, State } from '../state.ts';
import { audience, ownOf, withOwn, type NewFact } from './hidden.ts';

/** A seat learns a hidden fact: it has it from now on, and finds it in its notebook. */
export function learn(state: State, seat: Seat, fact: NewFact, step: Step): State {
  const known: Fact = { ...fact, night: state.night };
  step.log({ kind: `fact.${variant(known)}`, args: argsOf(known), to: audience(state, [seat]), learn: true, data: { seat, ...known } });
  return withOwn(state, seat, { facts: [...ownOf(state, seat).facts, known] });
}

/** The sentence of a fact: `is_wolf.yes`, `dying.none`, or just its kind. */
export function variant({ kind, yes, seats, side, came, word }: Fact): string {
  if (yes !== undefined) return `${kind}.${yes ? 'yes' : 'no'}`;
  if (side !== undefined) return `${kind}.${side}`;
  if (came !== undefined) return `${kind}.${came}`;
  if (word !== undefined) return `${kind}.${word}`;
  return seats !== undefined && seats.length === 0 ? `${kind}.none` : kind;
}

export function argsOf({ seats = [], role, targets, answer, night }: Fact): { readonly [name: string]: MessageArg } {
  return {
    night,
    seats: seatList(seats),
    ...(role && { role: { msg: `role.${role}` } }),
    ...(targets && { targets: seatList(targets) }),
    ...(answer && { answer: seatList(answer) }),
  };
}

const seatList = (seats: readonly Seat[]): MessageArg => ({ list: seats.map((seat) => ({ seat })) });
