/**
 * Batches what happens in quick succession. The first change after a quiet period is sent at once. Changes that follow
 * within the interval are sent together at its end.
 */
export class Gather {
  readonly #ms: number;
  readonly #tell: () => void;
  #timer: NodeJS.Timeout | undefined;
  #toldAt = -Infinity;

  /** @param gatherMs length of the interval, in milliseconds; 0: everything is sent at once */
  constructor(gatherMs: number, tell: () => void) {
    this.#ms = gatherMs;
    this.#tell = tell;
  }

  /** Are changes waiting to be sent? */
  get waiting(): boolean {
    return this.#timer !== undefined;
  }

  /** Something has changed: sends it at once, or batched. */
  soon(): void {
    if (this.waiting) return;
    const left = this.#ms === 0 ? 0 : this.#toldAt + this.#ms - performance.now();
    if (left <= 0) this.now();
    else this.#timer = setTimeout(() => this.now(), left);
  }

  /** Sends pending changes, if there are any. */
  flush(): void {
    if (this.waiting) this.now();
  }

  /** Sends now, together with any pending changes. */
  now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#toldAt = performance.now();
    this.#tell();
  }
}
