import { open, reveal, type Seat, type Step } from '@masque/core';
import { answer, ask, nextSeat } from '@masque/mechanics';
import { turnCap } from '../options.ts';
import type { Answer, State } from '../state.ts';
import { block } from './declare.ts';
import { execute, gain } from './execute.ts';
import { finish, isDecided, lastOneLeft, loseInfluence, settleLoss, strongest } from './lose.ts';
import { proofOf, show } from './prove.ts';
import { placeOf, putBack, turnUp } from './hands.ts';
import { lives, mayBlock } from './legal.ts';
import { roleIn } from './windows.ts';

/** Does what is still to be done until somebody has to choose, and says in `next` which phase asks. */
export function proceed(state: State, step: Step): State {
  let now = state;
  for (;;) {
    if (isDecided(now)) return finish(now, lastOneLeft(now), step);
    // A question is open: it has to be answered first.
    if (now.window) return now;
    if (now.trial) {
      const { claimant, claim } = now.trial;
      const single = now.hands[claimant]!.length === 1;
      if (!single && !(now.options.autoProve && placeOf(now, claimant, claim) >= 0)) return { ...now, next: 'prove' };
      now = afterShow(show(now, proofOf(now), step), claimant, step);
      continue;
    }
    const [task, ...todo] = now.todo;
    now = { ...now, todo };
    switch (task?.do) {
      case 'lose':
        if (!lives(now, task.seat)) break;
        if (now.hands[task.seat]!.length > 1) return { ...now, loser: task.seat, next: 'lose' };
        now = loseInfluence(now, task.seat, 0, step);
        break;
      case 'refund':
        now = refund(now, step);
        break;
      case 'block':
        now = openBlock(now, step);
        break;
      case 'blocked':
        step.log({ kind: 'blocked', args: { who: { seat: now.blocked!.by }, target: { seat: now.announced!.by } } });
        break;
      case 'execute':
        now = execute({ ...now, next: 'action' }, step);
        if (now.next === 'examShow' && now.hands[now.announced!.target!]!.length === 1) now = examShow(now, 0, step);
        if (now.next !== 'action') return now;
        break;
      default:
        return endTurn(now, step);
    }
  }
}

/** After a card has been shown in proof: whoever had no other is out at once. */
export const afterShow = (state: State, claimant: Seat, step: Step): State => settleLoss(state, claimant, step);

function refund(state: State, step: Step): State {
  const { by, paid } = state.announced!;
  if (paid === 0 || !lives(state, by)) return state;
  step.log({ kind: 'refund', args: { who: { seat: by }, coins: paid } });
  return gain(state, by, paid);
}

/** Asks those who may block, or takes the block that the target gave in advance. */
function openBlock(state: State, step: Step): State {
  const { action, by, target } = state.announced!;
  const seats = mayBlock(state, action, by, target);
  if (seats.length === 0) return state;
  const advance = state.advance && open(state.advance);
  if (!advance) return { ...state, window: ask<Answer>(seats), next: 'block' };
  return advance === 'allow' ? state : block(state, target!, roleIn(advance), step);
}

/** The target shows one card to the Inquisitor. */
export function examShow(state: State, place: number, step: Step): State {
  const { by, target } = state.announced!;
  const card = state.hands[target!]![place]!;
  step.log({
    kind: 'examined',
    to: [by, target!],
    args: { who: { seat: by }, target: { seat: target! }, card: { msg: `character.${open(card)}` } },
    learn: true,
  });
  return {
    ...state,
    examined: { of: target!, place, card: reveal(card, [by]) },
    next: 'examDecide',
  };
}

/** The turn passes to the next living seat clockwise. */
function endTurn(state: State, step: Step): State {
  if (state.turns >= turnCap(state.options, state.hands.length)) return finish(state, strongest(state), step);
  const turn = nextSeat(state.turn, state.hands.length, (seat) => lives(state, seat));
  return {
    ...state,
    turn,
    turns: state.turns + 1,
    round: state.round + (turn <= state.turn ? 1 : 0),
    announced: null,
    blocked: null,
    window: null,
    advance: null,
    said: null,
    next: 'action',
  };
}

/** Has this seat a part in what is going on, so that nothing is left of it when the seat is given up? */
export const isInvolved = (state: State, seat: Seat): boolean =>
  [
    state.announced?.by ?? state.turn,
    state.announced?.target,
    state.blocked?.by,
    state.loser,
    state.trial?.challenger,
  ].includes(seat);

/**
 * A seat is given up: both cards face up, coins to the Treasury. What it took part in has no further effect; cards that
 * were drawn for it go back into the deck.
 */
export function resign(state: State, seat: Seat, step: Step): State {
  if (!lives(state, seat)) return state;
  step.log({ kind: 'resigned', args: { who: { seat } } });
  const involved = isInvolved(state, seat);
  let now = state;
  while (lives(now, seat)) now = settleLoss(turnUp(now, seat, 0, step), seat, step);
  if (involved) {
    if (now.drawn.length > 0) now = { ...putBack(now, now.drawn, step.random), drawn: [] };
    return { ...now, trial: null, window: null, loser: null, examined: null, todo: [{ do: 'endTurn' }] };
  }
  // What it had answered has no effect any more; nobody waits for it either.
  return now.window ? { ...now, window: answer(now.window, seat, 'allow') } : now;
}
