import { type Seat, type Step } from '@masque/core';
import { sided, treat } from '../../notebook.ts';
import { askedToInterrupt, mayHypnotise, nextToSupport } from '../../public.ts';
import type { Duel, Side, State } from '../../state.ts';
import { openCards } from './cards.ts';
import { turnUp } from '../professions.ts';
import { ask } from '@masque/mechanics';

/** "I challenge you!" Before sides are taken, a Priest may call it off. */
export function challenge(state: State, attacker: Seat, defender: Seat, step: Step): State {
  step.log({ kind: 'challenged', args: { who: { seat: attacker }, against: { seat: defender } } });
  const duel: Duel = {
    n: state.duels + 1,
    attacker,
    defender,
    sides: [],
    hypnotised: null,
    plays: [],
    score: null,
    clock: { at: step.at, until: step.at },
  };
  const begun: State = { ...treat(state, attacker, defender, -0.5), acted: 'duel', duels: duel.n, duel };
  const asked = askedToInterrupt(begun);
  return asked.length > 0 ? { ...begun, window: ask(asked), next: 'interrupt' } : openSupport(begun, step);
}

/** Everybody else takes sides, clockwise from the attacker's left. */
export function openSupport(state: State, step: Step): State {
  const seat = nextToSupport(state);
  if (seat !== undefined && state.left.includes(seat)) return support(state, seat, 'none', step);
  return seat === undefined ? openHypnosis(state, step) : { ...state, window: null, next: 'support' };
}

/** A seat takes sides, for all to see and for good. */
export function support(state: State, seat: Seat, side: Side, step: Step): State {
  step.log({ kind: 'supported', args: { who: { seat }, side } });
  const duel = state.duel!;
  const seen = side === 'none' ? state : sided(state, seat, duel, side, 1);
  return openSupport({ ...seen, duel: { ...duel, sides: [...duel.sides, { seat, side }] } }, step);
}

/** The attacker is asked, if for all that is known he may be the Hypnotist. */
const openHypnosis = (state: State, step: Step): State =>
  mayHypnotise(state) && !state.left.includes(state.duel!.attacker)
    ? { ...state, next: 'hypnosis' }
    : openCards(state, step);

/** The Hypnotist picks somebody, who neither supports nor plays anything until the duel is over. */
export function hypnotise(state: State, seat: Seat, step: Step): State {
  const { attacker } = state.duel!;
  const shown = turnUp(state, attacker, step);
  step.log({ kind: 'hypnotized', args: { who: { seat: attacker }, of: { seat } } });
  return openCards({ ...shown, duel: { ...shown.duel!, hypnotised: seat } }, step);
}
