import { declassify, secret } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { answerOf } from '@masque/mechanics';
import { CHARACTER } from '../cards/index.ts';
import type { State } from '../state.ts';

/** Duel draft: the cards kept join the hands. Whoever has not chosen gets one by chance. */
export function closePicks(state: State, step: Step): State {
  const { sets, picks } = state.duel!;
  const hands = state.hands.map((hand, seat) => {
    const place = answerOf(picks, seat) ?? step.random.below(sets[seat]!.length);
    return [...hand, secret(declassify(sets[seat]![place]!), [seat], CHARACTER)];
  });
  return { ...state, hands, todo: ['action'] };
}
