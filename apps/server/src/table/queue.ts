/** Tasks that may wait for one table. */
const MAX_WAITING = 500;

/** Too many tasks are waiting already. */
export class QueueFull extends Error {}

/** Runs tasks one after another. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** @throws QueueFull when too many tasks are waiting; and what the task throws, which affects no other task */
  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING) return Promise.reject(new QueueFull('too much is waiting for this table'));
    this.#waiting++;
    const result = this.#last.then(task).finally(() => void this.#waiting--);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Resolves when nothing is waiting. */
  async drained(): Promise<void> {
    while (!this.idle) await this.#last;
  }
}
