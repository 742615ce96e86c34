import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Counts up to a number step by step, so that the eye can follow. With reduced motion too: nothing moves, but the order
 * and the time are the scene's.
 *
 * @example
 * this.#told.to(5, 400); // this.#told.n grows from what it was to 5, one every 400 ms
 */
export class OneByOne implements ReactiveController {
  n = 0;
  #goal = 0;
  #pace = 0;
  #timer?: ReturnType<typeof setTimeout>;
  readonly #host: ReactiveControllerHost;
  readonly #each: (n: number) => void;

  /** @param each is called with every number reached by counting, not with the initial one */
  constructor(host: ReactiveControllerHost, each: (n: number) => void = () => {}) {
    this.#host = host;
    this.#each = each;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** All are shown. */
  get isDone(): boolean {
    return this.n >= this.#goal;
  }

  /** Sets a number without counting. */
  at(n: number): void {
    this.stop();
    this.n = n;
    this.#goal = n;
  }

  /** Counts up to a number, one step every `pace` milliseconds; `breath`: before the very first. */
  to(goal: number, pace: number, breath = 0): void {
    this.#goal = goal;
    this.#pace = pace;
    if (goal <= this.n) this.at(goal);
    else this.#timer ??= setTimeout(this.#step, this.n === 0 ? breath : pace);
  }

  /** Shows the rest at once. */
  skip(): void {
    if (this.isDone) return;
    this.at(this.#goal);
    this.#each(this.n);
    this.#host.requestUpdate();
  }

  readonly #step = (): void => {
    this.#timer = undefined;
    this.n = Math.min(this.n + 1, this.#goal);
    this.#each(this.n);
    this.#host.requestUpdate();
    if (this.n < this.#goal) this.#timer = setTimeout(this.#step, this.#pace);
  };
}
