import type { Step } from '../messages/index.ts';
import { fade } from '../notebook.ts';
import type { State } from '../state.ts';
import { later } from './tasks.ts';
import { isAtEnd, nextSeat } from '@masque/mechanics';

/** Passes the turn. */
export function pass(state: State, step: Step): State {
  step.log({ kind: 'passed', args: { who: { seat: state.active } } });
  return { ...state, passes: state.demanded ? 0 : state.passes + 1 };
}

/** An action has begun, so this turn is not a pass. */
export const acting = (state: State): State => ({ ...state, passes: 0 });

/** Has nothing happened for as long as this table allows? */
export const isStalemate = ({ passes, hands, options: { stalemateRounds } }: State): boolean =>
  isAtEnd(passes, stalemateRounds * hands.length);

/** Was that the last round at this table? */
export const isLastRound = ({ turns, hands, options: { roundCap } }: State): boolean =>
  isAtEnd(turns, roundCap * hands.length);

/** The next seat clockwise. */
export function nextTurn(state: State, step: Step): State {
  const active = nextSeat(state.active, state.hands.length);
  step.log({ kind: 'turn', args: { who: { seat: active } } });
  return {
    ...fade({ ...state, turns: state.turns + 1 }),
    active,
    acted: null,
    demanded: false,
    duel: null,
    window: null,
  };
}

/** A trade or duel is over. Its consequences are handled first. */
export const afterAction = (state: State): State => later(state, { do: 'resume', to: 'after' });
