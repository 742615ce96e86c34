import type { ClockEvent, LoosePhase, Rule, Transition } from '@masque/core';
import { proceed } from '../rules/proceed.ts';
import type { MonteeActions, State } from '../state.ts';

export type MonteePhase = LoosePhase<State, MonteeActions>;

/** A rule after which the game goes on: what is left to do is done until somebody is asked again. */
export const onward = <E>(rule: Rule<State, E>): Transition<State, E> => ({
  target: 'next',
  actions: (state, event, step) => proceed(rule({ ...state, next: null }, event, step), step),
});

/** What happens when the time for a question is over. */
export const late = (rule: Rule<State, ClockEvent>): MonteePhase['after'] => ({ wait: onward(rule) });
