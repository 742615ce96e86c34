import { open, secret, type Rule, type Seat, type Step } from '@masque/core';
import { allAnswered, answer, answerOf } from '@masque/mechanics';
import { CHARACTER } from '../cards/index.ts';
import type { State } from '../state.ts';
import { exchangeCard, noteReputation, putBack, withHand } from './hands.ts';

/** Exchange: keeps as many cards as one has influence, out of the hand and those drawn; the rest goes back. */
export function keep(state: State, places: readonly number[], step: Step): State {
  const seat = state.announced!.by;
  const all = [...state.hands[seat]!, ...state.drawn];
  const kept = withHand(
    state,
    seat,
    all.filter((_, place) => places.includes(place)),
  );
  step.log({ kind: 'exchanged', args: { who: { seat } } });
  const back = putBack(
    kept,
    all.filter((_, place) => !places.includes(place)),
    step.random,
  );
  return noteReputation({ ...back, drawn: [] }, seat, { denied: [] });
}

/** Examine: the Inquisitor gives the card back. */
export function giveBack(state: State, step: Step): State {
  const { by, target } = state.announced!;
  step.log({ kind: 'givenBack', args: { who: { seat: by }, target: { seat: target! } } });
  return { ...state, examined: null };
}

/** Examine: the Inquisitor has the card replaced from the Court deck. */
export function forceReplacement(state: State, step: Step): State {
  const { by, target } = state.announced!;
  step.log({ kind: 'forcedReplacement', args: { who: { seat: by }, target: { seat: target! } } });
  return { ...exchangeCard(state, target!, state.examined!.place, step), examined: null };
}

/** Duel draft: chooses the card to keep of one's own five. */
export const pick: Rule<State, { seat: Seat; card: number }> = (state, { seat, card }) => ({
  ...state,
  duel: { ...state.duel!, picks: answer(state.duel!.picks, seat, card) },
});

export const isLastPick = (state: State, { seat, card }: { seat: Seat; card: number }): boolean =>
  allAnswered(answer(state.duel!.picks, seat, card));

/** Duel draft: the cards kept join the hands. Whoever has not chosen gets one by chance. */
export function closePicks(state: State, step: Step): State {
  const { sets, picks } = state.duel!;
  const hands = state.hands.map((hand, seat) => {
    const place = answerOf(picks, seat) ?? step.random.below(sets[seat]!.length);
    return [...hand, secret(open(sets[seat]![place]!), [seat], CHARACTER)];
  });
  return { ...state, hands, next: 'action' };
}
