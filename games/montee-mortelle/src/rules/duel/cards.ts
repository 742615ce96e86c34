import { type Seat, type Step } from '@masque/core';
import { type ObjectKind, type Profession, professionNames, professions } from '../../cards/index.ts';
import { cardsUntil } from '../../delays.ts';
import { pin, sided } from '../../notebook.ts';
import { askedForCards, askedToUndo, effectOf } from '../../public.ts';
import type { Duel, Play, State } from '../../state.ts';
import { drawTop, handOf } from '../hands.ts';
import { professionOf, turnUp } from '../professions.ts';
import { afterAction } from '../turn.ts';
import { outcome } from './outcome.ts';
import { ask } from '@masque/mechanics';

/** All who for all that is known might play something are asked, as often as something is played. */
export function openCards(state: State, step: Step): State {
  const asked = askedForCards(state);
  if (asked.length === 0) return count(state, step);
  const duel: Duel = { ...state.duel!, clock: { at: step.at, until: cardsUntil(state, step.at) } };
  return { ...state, duel, window: ask(asked), next: 'cards' };
}

/** The card by which a seat names the winner: its profession, if that can still be used, or an object. */
export function deciding(state: State, seat: Seat): ObjectKind | Profession {
  const own = professionOf(state, seat);
  const usable = professions[own].reusable || state.professions[seat]!.up === null;
  return [...(usable ? [own] : []), ...handOf(state, seat)].find((card) => effectOf(card)?.decides)!;
}

/** A card is played; whoever was done may think again. */
export function play(state: State, { seat, card, pick }: Play, step: Step): State {
  const isProfession = (professionNames as readonly string[]).includes(card);
  const seen = pick ? sided(state, seat, state.duel!, pick, 2) : state;
  const shown = isProfession ? turnUp(seen, seat, step) : pin(seen, seat, card as ObjectKind);
  step.log({
    kind: pick ? 'poisoned' : 'played',
    args: { who: { seat }, card: { msg: `${isProfession ? 'profession' : 'object'}.${card}` }, ...(pick && { pick }) },
    learn: true,
  });
  const { duel } = shown;
  return openCards(
    { ...shown, duel: { ...duel!, plays: [...duel!.plays, { seat, card, ...(pick && { pick }) }] } },
    step,
  );
}

/** Swords against shields. Before anything comes of it, a Doctor may undo it. */
export function count(state: State, step: Step): State {
  const score = outcome(state.duel!, state.options);
  step.log({ kind: 'scored', args: { attack: score.attack, defence: score.defence, result: score.result } });
  const counted: State = { ...state, window: null, duel: { ...state.duel!, score } };
  const asked = askedToUndo(counted);
  return asked.length > 0 ? { ...counted, window: ask(asked), next: 'undo' } : settle(counted, step);
}

/** A winner decides the loser's fate; after a tie the attacker draws. */
export function settle(state: State, step: Step): State {
  const now: State = { ...state, window: null };
  if (now.duel!.score!.result !== 'tie') return { ...now, next: 'spoils' };
  return afterAction(drawTop(now, now.duel!.attacker, step));
}
