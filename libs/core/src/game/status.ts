import type { Message } from '../message/message.ts';
import type { Timer } from '../table/table.ts';
import type { Outcome } from './outcome.ts';

/**
 * Where a game stands besides its state. Public. With the names of the phases and what can be said, both are known:
 * `GameStatus<keyof Phases & string, Message<Words>>`.
 */
export interface GameStatus<Phase extends string = string, M extends Message = Message> {
  /** The innermost phase. */
  readonly phase: Phase;
  readonly seats: number;
  /** The clock of the present phase: the one that was started last. None while the table is paused. */
  readonly timer?: Timer;
  /** Clocks set by `step.arm`, by id. A game shows a viewer those it may know of. */
  readonly alarms: { readonly [id: string]: Timer };
  /** Clocks of parallel instances. A game shows a viewer those it may know of. */
  readonly instances: readonly {
    readonly instance: string;
    readonly phase: string;
    readonly delay: string;
    readonly timer: Timer;
  }[];
  readonly outcome: Outcome<M> | null;
}
