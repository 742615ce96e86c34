import { open, secret, type Guard, type Rule, type Seat } from '@masque/core';
import { allAnswered, answer, answerOf } from '@masque/mechanics';
import { CHARACTER } from '../cards/index.ts';
import type { State } from '../state.ts';

type Picking = { seat: Seat; card: number };

/** Duel draft: chooses the card to keep of one's own five. */
export const pick: Rule<State, Picking> = (state, { seat, card }) => ({
  ...state,
  duel: { ...state.duel!, picks: answer(state.duel!.picks, seat, card) },
});

export const isLastPick: Guard<State, Picking> = (state, { seat }) =>
  allAnswered(state.duel!.picks, (it) => it === seat);

/** Duel draft: the cards kept join the hands. Whoever has not chosen gets one by chance. */
export const closePicks: Rule<State, unknown> = (state, _, step) => {
  const { sets, picks } = state.duel!;
  const hands = state.hands.map((hand, seat) => {
    const place = answerOf(picks, seat) ?? step.random.below(sets[seat]!.length);
    return [...hand, secret(open(sets[seat]![place]!), [seat], CHARACTER)];
  });
  return { ...state, hands, todo: ['action'] };
};
