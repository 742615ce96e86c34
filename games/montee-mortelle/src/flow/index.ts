import { type ClockEvent, type LooseFlow, type Transition } from '@masque/core';
import { wait } from '../delays.ts';
import type { MonteeActions, PhaseName, State } from '../state.ts';
import { duel } from './duel.ts';
import { leave } from './leave.ts';
import { passing } from './passing.ts';
import { turn } from './turn.ts';

const phases = { ...turn, ...passing, ...duel };
const names: readonly PhaseName[] = [...(Object.keys(phases) as (keyof typeof phases)[]), 'over'];

/** Goes to the phase that the rules have named. */
const route: readonly Transition<State, ClockEvent>[] = names.map((target) => ({
  guard: (state) => state.next === target,
  target,
}));

/** Turn after turn: an action, what it sets off, a short breath. */
export const flow: LooseFlow<State, MonteeActions> = {
  initial: 'next',
  delays: { wait },
  on: { leave },
  states: { next: { always: route }, ...phases, over: { type: 'final' } },
};
