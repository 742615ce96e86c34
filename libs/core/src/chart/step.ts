import type { Outcome } from '../game/outcome.ts';
import type { Note } from '../log/entry.ts';
import type { Random } from '../random/random.ts';
import type { Seats, Secret } from '../secret/secret.ts';
import type { Clock } from './clock.ts';

/**
 * What a rule may use besides state and event: everything a step can do that is not a change of state. It is good for
 * one step only.
 */
export interface Step {
  /** When it happens: milliseconds on the server's clock. Comes with the input. */
  readonly at: number;
  /** How many seats the table has. */
  readonly seats: number;
  /** The randomness of this step. */
  readonly random: Random;
  /** Writes an entry into the log. */
  log(note: Note): void;
  /**
   * Shows a secret to more seats, or to all, and tells those who may read the note what they have learned: the two
   * halves of a reveal in one act.
   *
   * @example
   * const card = step.reveal(secret('duke', [0]), 'all', { kind: 'turned', args: { who: { seat: 0 } } });
   * audienceOf(card); // => 'all'
   */
  reveal<T>(secret: Secret<T>, to: Seats, note: Omit<Note, 'learn'>): Secret<T>;
  /** Sets an alarm: in `ms` milliseconds the event `alarm` with this id comes in, unless it is disarmed or set again. */
  arm(clock: string | Clock, ms: number): void;
  disarm(clock: string | Clock): void;
  /** Ends the game. */
  end(outcome: Outcome): void;
}

/** A rule: the state after an event. Returns a new state (or the old one) and changes nothing in place. */
export type Rule<State, Event> = (state: State, event: Event, step: Step) => State;

/** A branch: only outcomes are tested here, never whether the action is allowed; what comes in was offered. */
export type Guard<State, Event> = (state: State, event: Event, step: Step) => boolean;
