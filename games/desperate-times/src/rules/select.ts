import { declassify, seatsOf, type Rule, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answer, answerOf, ask, lay, nextSeat, passHands, unanswered } from '@masque/mechanics';
import type { Stack, State } from '../state.ts';
import { placeOf } from './board.ts';
import { answered, seatOf, timedOut, wait } from './clock.ts';
import { cardName } from './words.ts';

/** A Selection begins: all Contenders read a new hand and select at the same time. */
export function openSelecting(state: State, step: Step): State {
  const { round, rounds, speaker } = state;
  step.log({ kind: 'round', args: { round, rounds, speaker: { seat: speaker } } });
  for (const [seat, hand] of state.hands.entries())
    step.log({
      kind: 'received',
      to: [seat],
      args: { cards: { list: hand.map((card) => cardName(declassify(card))) } },
      learn: true,
    });
  return { ...state, selection: ask<string>(seatsOf(step.seats), { showReady: true }) };
}

export const askSelection: Rule<State, unknown> = (state, _, step) => wait(state, step, 'select', seatsOf(step.seats));

/** Selects a card, or changes the selection. */
export const select: Rule<State, { seat: Seat; card: string }> = (state, { seat, card }, step) => ({
  ...answered(state, step, seat),
  selection: answer(state.selection!, seat, card),
});

/** Somebody who does not answer in time lays down their first card, and nothing in the log says so. */
export const selectFirst: Rule<State, { id: string }> = (state, { id }, step) => {
  const seat = seatOf(id);
  return { ...timedOut(state, step, seat), selection: answer(state.selection!, seat, 'hand-1') };
};

export const everybodyReady = (state: State): boolean =>
  state.selection !== null && unanswered(state.selection).length === 0;

/** Is everybody ready with nothing left to change: does each hand have only its last card? */
export const isSettled = (state: State): boolean =>
  everybodyReady(state) && state.hands.every((hand) => hand.length === 1);

/** All selected cards come to the table at the same moment, face down. */
export const layDown: Rule<State, unknown> = (state, _, step) => {
  const chosen = seatsOf(step.seats).map((seat) => placeOf(answerOf(state.selection!, seat)!));
  step.log({ kind: 'placed' });
  return {
    ...state,
    selection: null,
    hands: state.hands.map((hand, seat) => hand.toSpliced(chosen[seat]!, 1)),
    areas: state.areas.map((row, seat) =>
      lay(row, (id): Stack => ({ id, card: state.hands[seat]![chosen[seat]!]!, up: false, bribes: 0 })),
    ),
    turn: state.speaker,
    endorsed: 0,
  };
};

/** Hands and Podium move one seat to the left. */
export function passOn(state: State, step: Step): State {
  step.log({ kind: 'passed' });
  return {
    ...state,
    hands: passHands(state.hands),
    speaker: nextSeat(state.speaker, step.seats),
    round: state.round + 1,
  };
}
