import { replace, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { giveUp } from '@masque/mechanics';
import { ruleOf } from '../roles/index.ts';
import type { State } from '../state.ts';
import { die, fall, settle } from './deaths.ts';
import { foretell } from './deliver.ts';
import { finish } from './ends.ts';
import { tell } from './facts.ts';
import { cardRule, holders } from './hidden.ts';
import { deathsOf, turned } from './resolve.ts';
import { isLiving, living } from './village.ts';
import { leftover } from './watch.ts';

/** Day breaks: the dead are found all at once, in seat order, and nothing says how they died. */
export function dawn(state: State, step: Step): State {
  if (state.night === 0) return { ...state, next: 'morning' };
  const told = leftover(foretell(state, step), step);
  const dying = deathsOf(told);
  const bitten = turned(told);
  const changed = bitten === null || dying.includes(bitten) ? told : turn(told, bitten, step);
  return { ...die(changed, dying, 'night', step), question: null, then: 'day', next: 'daybreak' };
}

/** Everybody has seen who is dead. The consequences of these deaths follow now. */
export const afterLook = (state: State, step: Step): State => settle(state, step);

/** A bitten player belongs to the pack from now on. The pack and the player learn of each other. */
function turn(state: State, bitten: Seat, step: Step): State {
  const { into } = cardRule(state, bitten).turns!;
  const next: State = { ...state, cards: state.cards.with(bitten, replace(state.cards[bitten]!, into)) };
  const as = ruleOf(into).knows?.find(({ role }) => role === into)?.as;
  const like = holders(next, into);
  return as === undefined
    ? next
    : tell(
        next,
        like.filter((seat) => isLiving(next, seat)),
        { kind: as, seats: like },
        step,
      );
}

/** A player has left for good. The others see it. The seat dies at dusk, and until then nobody waits for it. */
export function leave(state: State, seat: Seat, step: Step): State {
  if (state.gone.includes(seat)) return state;
  step.log({ kind: 'left', args: { who: { seat } } });
  return { ...state, gone: giveUp(state.gone, seat), sleepy: state.sleepy.filter((it) => it !== seat) };
}

/**
 * The day is over. Seats whose players have left die before the night, if the table plays that way. If nobody is left,
 * the game ends.
 */
export function evening(state: State, step: Step): State {
  const gone = living(state).filter((seat) => state.gone.includes(seat));
  if (state.options.onLeave === 'dusk' && gone.length > 0)
    return fall({ ...state, then: 'night', shooter: null }, gone, 'gone', step);
  return gone.length === living(state).length ? finish(state, 'draw', step) : { ...state, next: 'nightfall' };
}
