import { observe, randomFor, seedOf, type Action, type MessageArgs, type Seat, type Session } from '@masque/core';

/** The current hint for a newcomer. */
export interface Hint {
  /** The step of the first game. Its text is the message `first.<id>`. */
  readonly id: string;
  readonly args?: MessageArgs;
  /** The recommended action. */
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
 * The current hint for the newcomer of a first game, based on that seat's view; `null` if there is none, or the game
 * has no first game.
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
