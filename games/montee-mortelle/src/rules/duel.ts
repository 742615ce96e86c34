import { declassify, type Seat } from '@masque/core';
import { answer, ask } from '@masque/mechanics';
import type { Step } from '../messages/index.ts';
import { isObject, professions, type ObjectKind, type Profession } from '../cards/index.ts';
import { learn, pin, sided, treat } from '../notebook.ts';
import { effectOf, leftToSupport, resultOf } from '../public.ts';
import type { Duel, PlayedCard, Side, State, Word } from '../state.ts';
import { checkLimit, cover, drawTop, handOf, transfer, uncover } from './hands.ts';
import { outcome } from './outcome.ts';
import { knowProfession, professionOf, turnUp } from './professions.ts';
import { onlyEndTurn } from './tasks.ts';
import { afterAction } from './turn.ts';

/** "I challenge you!" */
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
  const early = ask<Side>(leftToSupport({ ...state, duel }));
  return { ...treat(state, attacker, defender, -0.5), acted: 'duel', duels: duel.n, duel, early };
}

/**
 * A side chosen before one's turn, which nobody sees yet and which may be changed until then. While the duel may still be
 * stopped, whoever takes a side lets it be.
 */
export const chooseEarly = (state: State, seat: Seat, side: Side): State => ({
  ...state,
  early: answer(state.early!, seat, side),
  window: state.window && answer<Word>(state.window, seat, 'no'),
});

/** Does the attacker owe an object to the player who interrupts the duel? */
export const owes = ({ hands, duel }: State): boolean => hands[duel!.attacker]!.length >= 2;

/** The Priest stops the duel, and nobody will know which sides have been chosen. */
export function interrupt(state: State, by: Seat, step: Step): State {
  const shown = turnUp(state, by, step);
  step.log({ kind: 'calledOff', args: { who: { seat: by } } });
  return { ...shown, chooser: by, early: null };
}

/** The attacker chooses what to give to the Priest. The turn is over. */
export function pay(state: State, card: ObjectKind, step: Step): State {
  const to = state.chooser!;
  const over = onlyEndTurn({ ...state, chooser: null });
  return checkLimit(transfer(over, state.duel!.attacker, to, card, 'fee', step), to);
}

/** A seat publicly takes sides, which is final. */
export function support(state: State, seat: Seat, side: Side, step: Step): State {
  step.log({ kind: 'supported', args: { who: { seat }, side } });
  const duel = state.duel!;
  const seen = side === 'none' ? state : sided(state, seat, duel, side, 1);
  return { ...seen, duel: { ...duel, sides: [...duel.sides, { seat, side }] } };
}

/** The Hypnotist chooses somebody, who can neither support nor play anything until the duel is over. */
export function hypnotise(state: State, seat: Seat, step: Step): State {
  const { attacker } = state.duel!;
  const shown = turnUp(state, attacker, step);
  step.log({ kind: 'hypnotized', args: { who: { seat: attacker }, of: { seat } } });
  return { ...shown, duel: { ...shown.duel!, hypnotised: seat } };
}

/** The card with which a seat decides the winner: its profession if that can still be used, or an object. */
export function deciding(state: State, seat: Seat): ObjectKind | Profession {
  const own = professionOf(state, seat);
  const usable = professions[own].reusable || state.professions[seat]!.up === null;
  return [...(usable ? [own] : []), ...handOf(state, seat)].find((card) => effectOf(card)?.decides)!;
}

/** A card is played. */
export function play(state: State, { seat, card, pick }: PlayedCard, step: Step): State {
  const seen = pick ? sided(state, seat, state.duel!, pick, 2) : state;
  const shown = isObject(card) ? pin(seen, seat, card) : turnUp(seen, seat, step);
  const msg = `${isObject(card) ? 'object' : 'profession'}.${card}`;
  const named = pick && { pick };
  const args = { who: { seat }, card: { msg } };
  step.log(pick ? { kind: 'poisoned', args: { ...args, pick }, learn: true } : { kind: 'played', args, learn: true });
  return { ...shown, duel: { ...shown.duel!, plays: [...shown.duel!.plays, { seat, card, ...named }] } };
}

/** Swords against shields. */
export function count(state: State, step: Step): State {
  const score = outcome(state.duel!, state.options);
  step.log({ kind: 'scored', args: { attack: score.attack, defence: score.defence, result: score.result } });
  return { ...state, duel: { ...state.duel!, score } };
}

/** The Doctor undoes the duel: nobody looks at, takes or draws anything, and the turn is over. */
export function undo(state: State, by: Seat, step: Step): State {
  const shown = turnUp(state, by, step);
  step.log({ kind: 'undone', args: { who: { seat: by } } });
  return shown;
}

/** After a tie, the attacker draws. */
export const drawTie = (state: State, step: Step): State => afterAction(drawTop(state, state.duel!.attacker, step));

/** The winner looks at both cards in front of the loser. They stay as they were. */
export function look(state: State, step: Step): State {
  const { winner, loser } = resultOf(state.duel!);
  step.log({ kind: 'spoils', args: { who: { seat: winner }, choice: 'look', of: { seat: loser } } });
  const seen = learn(state, winner, { fact: 'society', of: loser, society: declassify(state.societies[loser]!) }, step);
  return knowProfession(seen, winner, loser, step);
}

/** The winner sees the loser's hand and must take something from it. */
export function steal(state: State, step: Step): State {
  const { winner, loser } = resultOf(state.duel!);
  step.log({ kind: 'spoils', args: { who: { seat: winner }, choice: 'steal', of: { seat: loser } } });
  const seen = learn(state, winner, { fact: 'hand', of: loser, cards: handOf(state, loser) }, step);
  return uncover(seen, loser, winner);
}

/** Takes an object. If it was the loser's only one, another is given back. Neither has an effect. */
export function take(state: State, card: ObjectKind, back: ObjectKind | null, step: Step): State {
  const { winner, loser } = resultOf(state.duel!);
  const taken = transfer(cover(state, loser), loser, winner, card, 'stolen', step);
  const given = back === null ? taken : transfer(taken, winner, loser, back, 'giveBack', step);
  return checkLimit(afterAction(given), winner);
}
