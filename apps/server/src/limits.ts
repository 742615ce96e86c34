/** A token bucket: `rate` tokens a second on average, `burst` at once. Reads the monotonic clock of the process. */
export class TokenBucket {
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

/** Chat messages of one person at once, and on average in a second. */
const TALK_BURST = 5;
const TALK_RATE = 0.5;

/** How fast the people of a table may write, whatever number of devices they use. */
export class TalkLimit {
  readonly #factor: number;
  readonly #buckets = new Map<string, TokenBucket>();

  /** @param factor on how much each may write */
  constructor(factor: number) {
    this.#factor = factor;
  }

  /** May this person write another message now? */
  tryTake(person: string): boolean {
    let bucket = this.#buckets.get(person);
    if (!bucket) {
      bucket = new TokenBucket(TALK_BURST * this.#factor, TALK_RATE * this.#factor);
      this.#buckets.set(person, bucket);
    }
    return bucket.tryTake();
  }

  /** Forgets those who do not belong to the table any more. */
  forget(belongs: (person: string) => boolean): void {
    for (const person of this.#buckets.keys()) if (!belongs(person)) this.#buckets.delete(person);
  }
}
