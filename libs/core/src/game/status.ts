import type { Message } from '../message/message.ts';
import type { Timer } from '../table/table.ts';
import type { Outcome } from './outcome.ts';

/**
 * The position of a game apart from its state. Public. With the names of the phases and the messages as parameters,
 * both are typed: `GameStatus<keyof Phases & string, Message<Words>>`.
 */
export interface GameStatus<Phase extends string = string, M extends Message = Message> {
  /** The innermost phase. */
  readonly phase: Phase;
  readonly seats: number;
  /** The clock of the current phase: the one that was started last. None while the table is paused. */
  readonly timer?: Timer;
  /** Clocks set by `step.arm`, by id. A game shows a viewer only those that the viewer may know about. */
  readonly alarms: { readonly [id: string]: Timer };
  /** Clocks of parallel instances. A game shows a viewer only those that the viewer may know about. */
  readonly instances: readonly {
    readonly instance: string;
    readonly phase: string;
    readonly delay: string;
    readonly timer: Timer;
  }[];
  readonly outcome: Outcome<M> | null;
}
