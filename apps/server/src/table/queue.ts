import { from, origin } from '../tracing.ts';

/** Tasks that may wait for one table. */
const MAX_WAITING = 500;
/** Tasks of one lane among them. */
const MAX_IN_LANE = 64;

/** Too many tasks are waiting already. */
export class QueueFull extends Error {}

/** The queue was given up before it was the turn of what waited. */
export class Abandoned extends Error {}

/** The lane of what nobody asked for: clocks, and looking after the table. It is never full. */
export const HOUSE = '';

/** What waits in a lane: a task, or a move, which is taken together with those that wait at the head of other lanes. */
type Waiting<M, A> = { readonly task: () => Promise<void> } | Moving<M, A>;

interface Moving<M, A> {
  readonly move: M;
  resolve(answer: A): void;
  reject(error: Error): void;
}

/**
 * Runs tasks one after another. Each person has a lane, and the lanes take turns: however much one asks, the others
 * wait for one task of it at most. Moves that wait at the same time, one of each lane, are taken in one go.
 */
export class Queue<M = never, A = never> {
  readonly #lanes = new Map<string, Waiting<M, A>[]>();
  readonly #take: (moves: readonly M[]) => Promise<readonly A[]>;
  #waiting = 0;
  #running: Promise<void> | null = null;
  #abandoned = false;

  /** @param take takes moves in their order, and answers each */
  constructor(take: (moves: readonly M[]) => Promise<readonly A[]> = () => Promise.resolve([])) {
    this.#take = take;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Is a task of this lane waiting or running? */
  holds(lane: string): boolean {
    return this.#lanes.has(lane);
  }

  /**
   * @throws QueueFull when too many tasks are waiting; and what the task throws, which affects no other task
   * @example
   * await queue.run(() => table.take(input), person.id);
   */
  run<T>(task: () => Promise<T>, lane: string = HOUSE): Promise<T> {
    const asked = origin();
    return this.#enter(lane, (resolve, reject) => ({
      task: () => from(asked, () => this.#unlessAbandoned(task)).then(resolve, reject),
    }));
  }

  /**
   * Takes a move when it is its turn, and with it those that wait in other lanes by then.
   *
   * @throws QueueFull when too many tasks are waiting; and what taking the moves throws
   * @example
   * await queue.move({ seat: 1, action }, person.id);
   */
  move(move: M, lane: string): Promise<A> {
    return this.#enter(lane, (resolve, reject) => ({ move, resolve, reject }));
  }

  /** What is running goes on to its end. What waits, and what comes, fails with `Abandoned`. */
  abandon(): void {
    this.#abandoned = true;
  }

  async #unlessAbandoned<T>(task: () => Promise<T>): Promise<T> {
    if (this.#abandoned) throw new Abandoned('this is done elsewhere from now on');
    return task();
  }

  /** Resolves when nothing is waiting. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #enter<T>(
    lane: string,
    waiting: (resolve: (value: T) => void, reject: (error: Error) => void) => Waiting<M, A>,
  ): Promise<T> {
    const queued = this.#lanes.get(lane) ?? [];
    if (lane !== HOUSE && (queued.length >= MAX_IN_LANE || this.#waiting >= MAX_WAITING))
      return Promise.reject(new QueueFull('too much is waiting for this table'));
    this.#waiting++;
    return new Promise<T>((resolve, reject) => {
      queued.push(waiting(resolve, reject));
      this.#lanes.set(lane, queued);
      this.#running ??= this.#work();
    });
  }

  async #work(): Promise<void> {
    // The first begins when what has come in with it is there as well.
    await new Promise((resolve) => setImmediate(resolve));
    for (;;) {
      const [next] = this.#lanes;
      if (!next) break;
      const [lane, [head]] = next;
      if ('task' in head!) {
        await head.task();
        this.#leave(lane);
      } else await this.#takeMoves();
    }
    this.#running = null;
  }

  /** Takes the moves at the head of the lanes, up to the first lane in which something else is to be done. */
  async #takeMoves(): Promise<void> {
    const together = new Map<string, Moving<M, A>>();
    for (const [lane, [head]] of this.#lanes) {
      if (!('move' in head!)) break;
      together.set(lane, head);
    }
    const moves = [...together.values()];
    try {
      const answers = await this.#unlessAbandoned(() => this.#take(moves.map((it) => it.move)));
      moves.forEach((it, i) => it.resolve(answers[i]!));
    } catch (error) {
      for (const it of moves) it.reject(error as Error);
    }
    for (const lane of together.keys()) this.#leave(lane);
  }

  /** The head of a lane is done, and the lane goes behind the others: it is their turn now. */
  #leave(lane: string): void {
    const queued = this.#lanes.get(lane)!;
    this.#waiting--;
    queued.shift();
    this.#lanes.delete(lane);
    if (queued.length > 0) this.#lanes.set(lane, queued);
  }
}
