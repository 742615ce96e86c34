import type { Seat, View } from '@masque/core';
import type { State } from '../state.ts';

/** Who stands against whom while a claim is put to the proof, and while its challenger pays for the doubt. */
export function focusOf(
  view: Pick<View<State>, 'trial' | 'loser' | 'announced' | 'blocked' | 'todo' | 'next'>,
): readonly Seat[] | undefined {
  const { trial, loser, announced, blocked, todo, next } = view;
  if (next === 'prove' && trial) return [trial.claimant, trial.challenger];
  // With the action or the block still to come, influence can only be lost over the claim.
  const pending = todo.some((task) => task.do === 'execute' || task.do === 'blocked');
  const claimant = blocked?.by ?? announced?.by;
  if (next !== 'lose' || !pending || loser === null || claimant === undefined || claimant === loser) return undefined;
  return [claimant, loser];
}
