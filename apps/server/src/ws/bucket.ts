/** A token bucket: `rate` tokens a second on average, `burst` at once. Reads the monotonic clock of the process. */
export class Bucket {
  readonly #burst: number;
  readonly #rate: number;
  #tokens: number;
  #filledAt = performance.now();

  constructor(burst: number, rate: number) {
    this.#burst = burst;
    this.#rate = rate;
    this.#tokens = burst;
  }

  /** Takes a token. False: there is none. */
  tryTake(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filledAt) / 1000) * this.#rate);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
