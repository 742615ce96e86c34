import type { Outcome } from '../game/outcome.ts';
import type { Note } from '../log/entry.ts';
import type { Random } from '../random/random.ts';

/**
 * What a rule may use besides state and event: everything a step can do that is not a change of state. It is good for
 * one step only.
 */
export interface Step {
  /** When it happens: milliseconds on the server's clock. Comes with the input. */
  readonly at: number;
  /** How many seats the table has. */
  readonly seats: number;
  /** The chance of this step. */
  readonly random: Random;
  /** Writes an entry into the log. */
  log(note: Note): void;
  /** Sets an alarm: in `ms` milliseconds the event `alarm` with this id comes in, unless disarmed or set anew before. */
  arm(id: string, ms: number): void;
  disarm(id: string): void;
  /** Ends the game. */
  end(outcome: Outcome): void;
}

/** A rule: the state after an event. Returns a new state (or the old one) and changes nothing in place. */
export type Rule<State, Event> = (state: State, event: Event, step: Step) => State;

/** A branch: only outcomes are tested here, never whether the action is allowed; what comes in was offered. */
export type Guard<State, Event> = (state: State, event: Event, step: Step) => boolean;
