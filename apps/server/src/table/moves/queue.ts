import { from, origin } from '../../tracing.ts';

/** How many tasks may wait when another one comes: in its lane, and in all. */
export interface Places {
  readonly lane: number;
  readonly all: number;
}

/** The places at one table. */
const AT_TABLE: Places = { lane: 64, all: 500 };

/** Too many tasks are waiting already. */
export class QueueFull extends Error {}

/** The queue was abandoned before these tasks had their turn. */
export class Abandoned extends Error {}

/** The lane of tasks that no person asked for: clocks and maintenance of the table. It is never full. */
export const HOUSE = '';

/** An item waiting in a lane: a task, or a move, which is batched with the moves at the head of other lanes. */
type Waiting<M, A> = { readonly task: () => Promise<void> } | Moving<M, A>;

interface Moving<M, A> {
  readonly move: M;
  resolve(answer: A): void;
  reject(error: Error): void;
}

/**
 * Runs tasks one after another. Each person has a lane, and lanes are served round-robin: however many requests one
 * person sends, everybody else waits for at most one of them. Moves that are waiting at the same time, one per lane,
 * are taken as a batch.
 */
export class Queue<M = never, A = never> {
  readonly #lanes = new Map<string, Waiting<M, A>[]>();
  readonly #take: (moves: readonly M[]) => Promise<readonly A[]>;
  #waiting = 0;
  #running: Promise<void> | null = null;
  #abandoned = false;

  /** @param take applies moves in order, and answers each */
  constructor(take: (moves: readonly M[]) => Promise<readonly A[]> = () => Promise.resolve([])) {
    this.#take = take;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Does this lane have a waiting or running task? */
  holds(lane: string): boolean {
    return this.#lanes.has(lane);
  }

  /**
   * @throws QueueFull when too many tasks are waiting. Errors of the task are passed on and affect no other task
   * @example
   * await queue.run(() => table.take(input), person.id);
   */
  run<T>(task: () => Promise<T>, lane: string = HOUSE, places = AT_TABLE): Promise<T> {
    const asked = origin();
    return this.#enter(lane, places, (resolve, reject) => ({
      task: () => from(asked, () => this.#unlessAbandoned(task)).then(resolve, reject),
    }));
  }

  /**
   * Takes a move when its turn comes, together with the moves then waiting in other lanes.
   *
   * @throws QueueFull when too many tasks are waiting. Errors of applying the moves are passed on
   * @example
   * await queue.move({ seat: 1, action }, person.id);
   */
  move(move: M, lane: string): Promise<A> {
    return this.#enter(lane, AT_TABLE, (resolve, reject) => ({ move, resolve, reject }));
  }

  /** Lets the running task finish. Waiting and later tasks fail with `Abandoned`. */
  abandon(): void {
    this.#abandoned = true;
  }

  async #unlessAbandoned<T>(task: () => Promise<T>): Promise<T> {
    if (this.#abandoned) throw new Abandoned('another node has taken over');
    return task();
  }

  /** Resolves when the queue is empty. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #enter<T>(
    lane: string,
    places: Places,
    waiting: (resolve: (value: T) => void, reject: (error: Error) => void) => Waiting<M, A>,
  ): Promise<T> {
    const queued = this.#lanes.get(lane);
    if (lane !== HOUSE && ((queued?.length ?? 0) >= places.lane || this.#waiting >= places.all))
      return Promise.reject(new QueueFull('too many commands are waiting for this table'));
    this.#waiting++;
    return new Promise<T>((resolve, reject) => {
      const it = waiting(resolve, reject);
      if (queued) queued.push(it);
      else this.#lanes.set(lane, [it]);
      this.#running ??= this.#work();
    });
  }

  async #work(): Promise<void> {
    // Before the first task runs, let the others that arrived with it join the queue.
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

  /** Takes the moves at the head of the lanes, up to the first lane that has another kind of task at its head. */
  async #takeMoves(): Promise<void> {
    const lanes: string[] = [];
    const moves: Moving<M, A>[] = [];
    for (const [lane, queued] of this.#lanes) {
      const head = queued[0]!;
      if (!('move' in head)) break;
      lanes.push(lane);
      moves.push(head);
    }
    try {
      const answers = await this.#unlessAbandoned(() => this.#take(moves.map((it) => it.move)));
      moves.forEach((it, i) => it.resolve(answers[i]!));
    } catch (error) {
      for (const it of moves) it.reject(error as Error);
    }
    for (const lane of lanes) this.#leave(lane);
  }

  /** The task at the head of a lane is done, so the lane moves behind the others. */
  #leave(lane: string): void {
    const queued = this.#lanes.get(lane)!;
    this.#waiting--;
    queued.shift();
    this.#lanes.delete(lane);
    if (queued.length > 0) this.#lanes.set(lane, queued);
  }
}
