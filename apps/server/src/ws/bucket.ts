/** Lets through `rate` things a second on average and `burst` at once. Reads the steady clock of the process. */
export class Bucket {
  readonly #burst: number;
  readonly #rate: number;
  #left: number;
  #at = performance.now();

  constructor(burst: number, rate: number) {
    this.#burst = burst;
    this.#rate = rate;
    this.#left = burst;
  }

  /** May one more pass? */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
