import { open, type Step } from '@masque/core';
import type { ObjectKind } from '../../cards/index.ts';
import { learn } from '../../notebook.ts';
import { resultOf } from '../../public.ts';
import type { State } from '../../state.ts';
import { defaultGift } from '../defaults.ts';
import { checkLimit, cover, handOf, transfer, uncover } from '../hands.ts';
import { knowProfession } from '../professions.ts';
import { afterAction } from '../turn.ts';

/** The winner looks at both cards before the loser. They lie as they lay. */
export function look(state: State, step: Step): State {
  const { winner, loser } = resultOf(state.duel!);
  step.log({ kind: 'spoils', args: { who: { seat: winner }, choice: 'look', of: { seat: loser } } });
  const seen = learn(state, winner, { fact: 'society', of: loser, society: open(state.societies[loser]!) }, step);
  return afterAction(knowProfession(seen, winner, loser, step));
}

/** The winner sees the loser's hand and has to take something from it. */
export function steal(state: State, step: Step): State {
  const { winner, loser } = resultOf(state.duel!);
  step.log({ kind: 'spoils', args: { who: { seat: winner }, choice: 'steal', of: { seat: loser } } });
  const seen = learn(state, winner, { fact: 'hand', of: loser, cards: handOf(state, loser) }, step);
  return { ...uncover(seen, loser, winner), next: 'take' };
}

/** Takes an object; for the loser's only one, another is given back. Neither does anything. */
export function take(state: State, card: ObjectKind, back: ObjectKind | null, step: Step): State {
  const { winner, loser } = resultOf(state.duel!);
  const taken = transfer(cover(state, loser), loser, winner, card, 'stolen', step);
  const given = back === null ? taken : transfer(taken, winner, loser, back, 'giveBack', step);
  return checkLimit(afterAction(given), winner);
}

/** What the clock takes: the first object, and the first that gives away nothing for it. */
export function defaultSpoils(state: State): { card: ObjectKind; back: ObjectKind | null } {
  const { winner, loser } = resultOf(state.duel!);
  const card = handOf(state, loser)[0]!;
  return { card, back: handOf(state, loser).length > 1 ? null : defaultGift(state, winner) };
}
