import type { Seat, Step } from '@masque/core';
import { ask } from '@masque/mechanics';
import { cardsUntil } from '../../delays.ts';
import { pin, sided } from '../../memory.ts';
import type { ObjectKind } from '../../objects/index.ts';
import { askedForCards, effectOf } from '../../public.ts';
import { professionNames, professions, type Profession } from '../../professions/index.ts';
import type { Duel, Play, State } from '../../state.ts';
import { handOf } from '../hands.ts';
import { professionOf, turnUp } from '../lying.ts';
import { count } from './count.ts';

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
