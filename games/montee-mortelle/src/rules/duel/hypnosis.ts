import type { Seat, Step } from '@masque/core';
import type { State } from '../../state.ts';
import { turnUp } from '../lying.ts';
import { openCards } from './cards.ts';

/** The Hypnotist picks somebody, who neither supports nor plays anything until the duel is over. */
export function hypnotise(state: State, seat: Seat, step: Step): State {
  const { attacker } = state.duel!;
  const shown = turnUp(state, attacker, step);
  step.log({ kind: 'hypnotized', args: { who: { seat: attacker }, of: { seat } } });
  return openCards({ ...shown, duel: { ...shown.duel!, hypnotised: seat } }, step);
}
