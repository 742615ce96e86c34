import type { ActionEvent, Rule, Step, Transition } from '@masque/core';
import { allAnswered, answer } from '@masque/mechanics';
import type { MonteeActions, State } from '../state.ts';
import { late, onward, type MonteePhase } from './onward.ts';

type No = ActionEvent<MonteeActions, 'no'>;

const note: Rule<State, No> = (state, { seat }) => ({ ...state, window: answer(state.window!, seat, 'no') });

/** Is this the answer that closes the window? Windows of fixed length wait for the clock. */
const closes = (state: State, { seat }: No): boolean =>
  allAnswered(answer(state.window!, seat, 'no')) && !(state.options.fixedWindows && state.options.clocks !== 'none');

/** A question to several at once, closed when all have said no, or by the clock. Who has answered never shows. */
export function window(
  offers: MonteePhase['offers'],
  close: (state: State, step: Step) => State,
  on: MonteePhase['on'],
): MonteePhase {
  const answers: readonly Transition<State, No>[] = [
    { guard: closes, ...onward<No>((state, event, step) => close(note(state, event, step), step)) },
    { actions: note },
  ];
  return { offers, on: { ...on, no: answers }, after: late((state, _, step) => close(state, step)) };
}
