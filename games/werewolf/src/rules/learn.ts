import type { Seat, Step } from '@masque/core';
import { argsOf, variant } from '../facts.ts';
import type { Fact, State } from '../state.ts';
import { ownOf, withOwn, type NewFact } from './hidden.ts';

/** A seat learns a hidden fact: it has it from now on, and finds it in its notebook. */
export function learn(state: State, seat: Seat, fact: NewFact, step: Step): State {
  const known: Fact = { ...fact, night: state.night };
  step.log({ kind: `fact.${variant(known)}`, args: argsOf(known), to: [seat], learn: true, data: { seat, ...known } });
  return withOwn(state, seat, { facts: [...ownOf(state, seat).facts, known] });
}
