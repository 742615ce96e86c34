/** Tasks that may wait for one table. */
const MAX_WAITING = 500;
/** Tasks of one lane among them. */
const MAX_IN_LANE = 64;

/** Too many tasks are waiting already. */
export class QueueFull extends Error {}

/** The lane of what nobody asked for: clocks, and looking after the table. It is never full. */
export const HOUSE = '';

type Task = () => Promise<void>;

/**
 * Runs tasks one after another. Each person has a lane, and the lanes take turns: however much one asks, the others
 * wait for one task of it at most.
 */
export class Queue {
  readonly #lanes = new Map<string, Task[]>();
  #waiting = 0;
  #running: Promise<void> | null = null;

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
    const tasks = this.#lanes.get(lane) ?? [];
    if (lane !== HOUSE && (tasks.length >= MAX_IN_LANE || this.#waiting >= MAX_WAITING))
      return Promise.reject(new QueueFull('too much is waiting for this table'));
    this.#waiting++;
    return new Promise<T>((resolve, reject) => {
      tasks.push(async () => {
        try {
          resolve(await task());
        } catch (error) {
          reject(error as Error);
        }
      });
      this.#lanes.set(lane, tasks);
      this.#running ??= this.#work();
    });
  }

  /** Resolves when nothing is waiting. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #work(): Promise<void> {
    // The first task begins when whoever asked for it is done asking.
    await null;
    for (;;) {
      const [next] = this.#lanes;
      if (!next) break;
      const [lane, tasks] = next;
      await tasks[0]!();
      this.#waiting--;
      tasks.shift();
      // Behind the others: it is their turn now.
      this.#lanes.delete(lane);
      if (tasks.length > 0) this.#lanes.set(lane, tasks);
    }
    this.#running = null;
  }
}
