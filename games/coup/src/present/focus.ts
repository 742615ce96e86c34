import type { Seat, View } from '@masque/core';
import type { State } from '../state.ts';

/** The two players involved while a claim is challenged, while its card is shown, and while the loser pays for it. */
export function focusOf({
  trial,
  loser,
  todo,
  reveal,
}: Pick<View<State>, 'trial' | 'loser' | 'todo' | 'reveal'>): readonly Seat[] | undefined {
  if (reveal && reveal.as !== 'action') return reveal.as === 'wrong' ? [reveal.to, reveal.by] : [reveal.by, reveal.to];
  if (!trial) return undefined;
  const { claimant, challenger } = trial;
  return todo[0] === 'prove' || loser === challenger ? [claimant, challenger] : undefined;
}
