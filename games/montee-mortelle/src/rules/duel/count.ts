import type { Step } from '@masque/core';
import { ask } from '@masque/mechanics';
import { askedForDoctor } from '../../public.ts';
import type { State } from '../../state.ts';
import { drawTop } from '../hands.ts';
import { afterAction } from '../turn.ts';
import { outcome } from './outcome.ts';

/** Swords against shields. Before anything comes of it, a Doctor may undo it. */
export function count(state: State, step: Step): State {
  const score = outcome(state.duel!, state.options);
  step.log({ kind: 'scored', args: { attack: score.attack, defence: score.defence, result: score.result } });
  const counted: State = { ...state, window: null, duel: { ...state.duel!, score } };
  const asked = askedForDoctor(counted);
  return asked.length > 0 ? { ...counted, window: ask(asked), next: 'doctor' } : settle(counted, step);
}

/** A winner decides the loser's fate; after a tie the attacker draws. */
export function settle(state: State, step: Step): State {
  const now: State = { ...state, window: null };
  if (now.duel!.score!.result !== 'tie') return { ...now, next: 'spoils' };
  return afterAction(drawTop(now, now.duel!.attacker, step));
}
