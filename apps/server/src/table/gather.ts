/**
 * Gathers what happens in quick succession: the first time something happens after a quiet while it is told at once,
 * and what follows within a step is told together at the step's end.
 */
export class Gather {
  readonly #ms: number;
  readonly #tell: () => void;
  #timer: NodeJS.Timeout | undefined;
  #toldAt = -Infinity;

  /** @param gatherMs 0: everything is told at once */
  constructor(gatherMs: number, tell: () => void) {
    this.#ms = gatherMs;
    this.#tell = tell;
  }

  /** Is something waiting to be told? */
  get waiting(): boolean {
    return this.#timer !== undefined;
  }

  /** Something has happened. */
  soon(): void {
    if (this.waiting) return;
    const left = this.#ms === 0 ? 0 : this.#toldAt + this.#ms - performance.now();
    if (left <= 0) this.now();
    else this.#timer = setTimeout(() => this.now(), left);
  }

  /** Tells what is waiting, if anything is. */
  flush(): void {
    if (this.waiting) this.now();
  }

  /** Tells what has happened, whatever has been waiting. */
  now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#toldAt = performance.now();
    this.#tell();
  }
}
