import { declassify, secret } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answerOf } from '@masque/mechanics';
import { CHARACTER } from '../cards/index.ts';
import type { State } from '../state.ts';

/** Duel draft: the chosen cards join the hands. A player who has not chosen gets a random one. */
export function closePicks(state: State, step: Step): State {
  const { sets, picks } = state.duel!;
  const hands = state.hands.map((hand, seat) => {
    const place = answerOf(picks, seat) ?? step.random.below(sets[seat]!.length);
    return [...hand, secret(declassify(sets[seat]![place]!), [seat], CHARACTER)];
  });
  return { ...state, hands, todo: ['action'] };
}
