import { answer, isAtEnd, layOpen, leaders, nextSeat, outcomeOf, type Ending } from '@masque/mechanics';
import type { Guard, Outcome, Rule, Seat } from '@masque/core';
import type { GameMessage, Step } from '../messages/index.ts';
import { turnCap } from '../options.ts';
import type { State } from '../state.ts';
import { putBack, turnUp } from './hands.ts';
import { isDecided, lives, living } from './legal.ts';
import { settleLoss } from './lose.ts';

/** Passes the turn to the next living seat clockwise, or ends the game. */
export const endTurn: Rule<State, unknown> = (state, _, step) => {
  const outcome = outcomeOf(endings, state);
  if (outcome) return finish(state, outcome, step);
  const turn = nextSeat(state.turn, state.hands.length, (seat) => lives(state, seat));
  return {
    ...state,
    turn,
    turns: state.turns + 1,
    round: state.round + (place(state, turn) <= place(state, state.turn) ? 1 : 0),
    announced: null,
    blocked: null,
    window: null,
    advance: null,
    said: null,
    todo: ['action'],
  };
};

/** How many seats after the first player a seat is: a round ends where it began. */
const place = ({ first, hands }: State, seat: Seat): number => (seat - first + hands.length) % hands.length;

const lastOneLeft: Ending<State, GameMessage> = (state) => {
  if (!isDecided(state)) return null;
  const winners = living(state);
  return { winners, reason: { key: 'outcome.lastLeft', args: { who: { seat: winners[0] ?? 0 } } } };
};

/** At the turn limit, the order is: most influence, then most coins; remaining ties share the win. */
const strongest: Ending<State, GameMessage> = (state) => {
  if (!isAtEnd(state.turns, turnCap(state.options, state.hands.length))) return null;
  const influence = (seat: Seat): number => state.hands[seat]!.length;
  return { winners: leaders(living(state), influence, (seat) => state.coins[seat]!), reason: 'outcome.turnCap' };
};

const endings = [lastOneLeft, strongest];

/** Ends the game: all hands and all lies are revealed. */
function finish(state: State, outcome: Outcome<GameMessage>, step: Step): State {
  step.log({ kind: 'won', args: { who: { list: outcome.winners.map((seat) => ({ seat })) } }, learn: true });
  step.end(outcome);
  return { ...state, todo: ['over'], hands: layOpen(state.hands), records: layOpen(state.records) };
}

type Leaving = { readonly seat: Seat };

/** Does the turn end if this seat leaves: does it take part in what is going on, or would only one seat be left? */
export const endsWith: Guard<State, Leaving> = (state, { seat }) =>
  isInvolved(state, seat) || (lives(state, seat) && living(state).length <= 2);

const isInvolved = (state: State, seat: Seat): boolean =>
  [
    state.announced?.by ?? state.turn,
    state.announced?.target,
    state.blocked?.by,
    state.loser,
    state.trial?.challenger,
  ].includes(seat);

/**
 * A seat is given up: both cards are turned face up, and the coins go to the Treasury. Anything it was taking part in
 * has no further effect; cards that were drawn for it go back into the deck.
 */
export const resign: Rule<State, Leaving> = (state, { seat }, step) => {
  if (!lives(state, seat)) return state;
  step.log({ kind: 'resigned', args: { who: { seat } } });
  const involved = isInvolved(state, seat);
  let now = state;
  while (lives(now, seat)) now = settleLoss(turnUp(now, seat, 0, step), seat, step);
  // Its answer no longer has any effect, and nobody waits for it.
  if (!involved) return now.window ? { ...now, window: answer(now.window, seat, 'allow') } : now;
  if (now.drawn.length > 0) now = { ...putBack(now, now.drawn, step.random), drawn: [] };
  return { ...now, trial: null, window: null, loser: null, examined: null, reveal: null, todo: [] };
};
