/** Most tasks that wait for one table. */
const MOST = 500;

/** Too much is waiting already. */
export class Full extends Error {}

/** Does one thing after another. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** @throws Full when too much is waiting; and what the task throws, which disturbs no other task */
  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST) return Promise.reject(new Full('too much is waiting for this table'));
    this.#waiting++;
    const result = this.#last.then(task).finally(() => void this.#waiting--);
    this.#last = result.catch(() => {});
    return result;
  }

  /** When all that waits now is done. */
  async drained(): Promise<void> {
    while (!this.idle) await this.#last;
  }
}
