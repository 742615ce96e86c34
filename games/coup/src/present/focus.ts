import type { Seat, View } from '@masque/core';
import type { State } from '../state.ts';

/** Who stands against whom while a claim is put to the proof, and while its challenger pays for the doubt. */
export function focusOf({
  trial,
  loser,
  todo,
}: Pick<View<State>, 'trial' | 'loser' | 'todo'>): readonly Seat[] | undefined {
  if (!trial) return undefined;
  const { claimant, challenger } = trial;
  return todo[0] === 'prove' || loser === challenger ? [claimant, challenger] : undefined;
}
