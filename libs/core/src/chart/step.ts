import type { Outcome } from '../game/outcome.ts';
import type { Note, NoteOf } from '../log/entry.ts';
import type { Message, Messages } from '../message/message.ts';
import type { Random } from '../random/random.ts';
import type { Seats, Secret } from '../secret/secret.ts';
import type { ClockId } from './clock.ts';

/**
 * What a rule may use besides state and event: everything a step can do apart from changing the state. It is valid for
 * one step only. With the messages of a game, kinds of entries and their arguments are checked: {@link Step}.
 */
export interface StepOf<N extends Note, M extends Message> {
  /** When it happens, in milliseconds on the server's clock. Comes with the input. */
  readonly at: number;
  /** How many seats the table has. */
  readonly seats: number;
  /** The randomness of this step. */
  readonly random: Random;
  /** Writes an entry into the log. */
  log(note: N): void;
  /**
   * Shows a secret to more seats, or to all, and tells those who may read the note what they have learned: both halves
   * of a reveal in one call.
   *
   * @example
   * const card = step.reveal(secret('duke', [0]), 'all', { kind: 'turned', args: { who: { seat: 0 } } });
   * audienceOf(card); // => 'all'
   */
  reveal<T>(secret: Secret<T>, to: Seats, note: N): Secret<T>;
  /**
   * Sets an alarm: after `ms` milliseconds the event `alarm` with this id arrives, unless the alarm is disarmed or set
   * again.
   */
  arm(clock: string | ClockId, ms: number): void;
  disarm(clock: string | ClockId): void;
  /** Ends the game. */
  end(outcome: Outcome<M>): void;
}

/** A {@link StepOf}, with the messages of the game (`Step<Words>`) or without. */
export type Step<W extends Messages = Messages> = StepOf<NoteOf<W>, Message<W>>;

/** A rule: the state after an event. Returns a new state (or the old one) and changes nothing in place. */
export type Rule<State, Event, S = Step> = (state: State, event: Event, step: S) => State;

/** A branch. It tests only the situation, never whether the action is allowed: whatever arrives was offered. */
export type Guard<State, Event, S = Step> = (state: State, event: Event, step: S) => boolean;
