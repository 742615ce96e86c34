import { observe, randomFor, seedOf, type Action, type MessageArgs, type Seat, type Session } from '@masque/core';

/** What a newcomer is told now. */
export interface Hint {
  /** The step of the first game. Its text is the message `first.<id>`. */
  readonly id: string;
  readonly args?: MessageArgs;
  /** What is recommended. */
  readonly take?: Action;
}

/**
 * The seat of the newcomer in a first game.
 *
 * @example
 * hintFor(session) === null; // => true
 * NEWCOMER; // => 0
 */
export const NEWCOMER: Seat = 0;

/**
 * What the newcomer of a first game is told now, out of that seat's view; `null`: nothing, or the game has none.
 *
 * @example
 * hintFor(session); // => null
 */
export function hintFor(session: Session): Hint | null {
  const { game, n, outcome } = session;
  if (!game.firstGame || outcome) return null;
  // The same chances whatever was dealt: they must not depend on what the seat does not see.
  const observation = observe(session, NEWCOMER, randomFor(seedOf('first game'), n));
  for (const { id, hint } of game.firstGame.steps) {
    const found = hint(observation);
    if (found) return { id, ...found };
  }
  return null;
}
