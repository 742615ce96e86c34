import { done, type RequestResult } from '../../answer.ts';
import { from, traced } from '../../tracing.ts';
import type { RequestId, Caller, QueuedMove } from './move.ts';
import { HOUSE, Queue } from './queue.ts';
import type { TableModel } from '../table-model.ts';

/** What an executor reports. */
interface ExecutorEvents {
  /** Something may have changed at the table. */
  changed(): void;
  /** This request was granted, and its sender still has to be told. */
  granted(by: Caller): void;
  /** A task that nobody waits for has failed. */
  failed(error: unknown, what: string): void;
  /** The store may hold more than is known here, because a task has failed. */
  doubted(): void;
}

/**
 * Does what is asked of a table, one thing at a time: each is applied and made durable, then acknowledged, and then the
 * change is announced.
 */
export class Executor {
  readonly #table: TableModel;
  readonly #events: ExecutorEvents;
  readonly #queue = new Queue((moves: readonly QueuedMove[]) => this.#takeMoves(moves));

  constructor(table: TableModel, events: ExecutorEvents) {
    this.#table = table;
    this.#events = events;
  }

  get idle(): boolean {
    return this.#queue.idle;
  }

  /** Does this lane have a waiting or running task? */
  holds(lane: string): boolean {
    return this.#queue.holds(lane);
  }

  /** Lets the running task finish, and abandons the others. */
  abandon(): void {
    this.#queue.abandon();
  }

  /** Resolves when nothing is waiting. */
  drained(): Promise<void> {
    return this.#queue.drained();
  }

  /** @param lane whose lane the task is queued in */
  run(task: () => Promise<RequestResult>, lane: string = HOUSE, asked?: RequestId): Promise<RequestResult> {
    return this.#queue.run(async () => {
      const { loads } = this.#table;
      const answer = await this.#doubtful(task);
      this.answer(answer, asked);
      if (answer.ok || this.#table.loads !== loads) this.#events.changed();
      return answer;
    }, lane);
  }

  /** Runs a task that nobody waits for. */
  later(task: () => Promise<RequestResult>, wrong = 'a table was neglected'): void {
    this.run(task).catch((err) => this.#events.failed(err, wrong));
  }

  /** Takes a move when its turn comes, together with the moves of others that wait then. */
  move(move: QueuedMove, lane: string): Promise<RequestResult> {
    return this.#queue.move(move, lane);
  }

  /** Answers a request. */
  answer(answer: RequestResult, asked: RequestId | undefined): void {
    asked?.by.answered(asked.key, answer);
    if (asked && answer.ok) this.#events.granted(asked.by);
  }

  /** Applies a batch of moves: they are made durable and fanned out together. */
  #takeMoves(moves: readonly QueuedMove[]): Promise<RequestResult[]> {
    const [first, ...others] = moves.map((it) => it.origin);
    return from(first!, () => traced('take', { moves: moves.length }, () => this.#takeTogether(moves), others));
  }

  /** What fails may have been stored: the answer may have been lost. Or it was stored in part, as is known already. */
  async #doubtful<T>(work: () => Promise<T>): Promise<T> {
    const { session, data } = this.#table;
    try {
      return await work();
    } catch (error) {
      this.#events.doubted();
      if (this.#table.session !== session || this.#table.data !== data) this.#events.changed();
      throw error;
    }
  }

  async #takeTogether(moves: readonly QueuedMove[]): Promise<RequestResult[]> {
    const { loads } = this.#table;
    const barred = moves.map(({ mayNot }) => mayNot() as RequestResult | null);
    // Already applied earlier.
    for (const [i, { receipt, game }] of moves.entries())
      if (barred[i] && receipt !== undefined && (await this.#table.hasTakenIn(game, receipt))) barred[i] = done;
    const allowed = moves.filter((_, i) => barred[i] === null);
    const taken = await this.#doubtful(() =>
      this.#table.takeTogether(allowed.map(({ input, receipt }) => ({ input: input(), key: receipt }))),
    );
    const answers = moves.map((it, i) => barred[i] ?? taken[allowed.indexOf(it)]!);
    moves.forEach(({ asked }, i) => this.answer(answers[i]!, asked));
    if (answers.some((it) => it.ok) || this.#table.loads !== loads) this.#events.changed();
    return answers;
  }
}
