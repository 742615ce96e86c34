import { replace, type Step } from '@masque/core';
import type { State } from '../state.ts';
import { die, settle } from './deaths.ts';
import { scryerHasSeen, showScryer } from './deliver.ts';
import { holders, livingHolders } from './hidden.ts';
import { learn } from './learn.ts';
import { deathsOf, turned } from './resolve.ts';
import { leftover } from './watch.ts';

/** Day comes: who died is found, all at once and in order of seats; how, nobody says. */
export function dawn(state: State, step: Step): State {
  if (state.night === 0) return { ...state, next: 'morning' };
  const told = leftover(scryerHasSeen(state) ? state : showScryer(state, step), step);
  const dying = deathsOf(told);
  const bitten = turned(told);
  const changed = bitten === null || dying.includes(bitten) ? told : joinPack(told, bitten, step);
  return settle({ ...die(changed, dying, 'night', step), then: 'day' }, step);
}

/** The bitten Were-Hamster is a Werewolf from now on; the pack knows it and it knows the pack. */
function joinPack(state: State, bitten: number, step: Step): State {
  const next: State = { ...state, cards: state.cards.with(bitten, replace(state.cards[bitten]!, 'werewolf' as const)) };
  const pack = holders(next, 'werewolf');
  return livingHolders(next, 'werewolf').reduce<State>(
    (it, wolf) => learn(it, wolf, { kind: 'wolves', seats: pack }, step),
    next,
  );
}
