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

  /** What was taken last was not used. */
  giveBack(): void {
    this.#tokens++;
  }
}

/** How fast the people of a table may do something, whatever number of devices they use. */
export class PersonLimit {
  readonly #burst: number;
  readonly #rate: number;
  readonly #buckets = new Map<string, TokenBucket>();

  /** So many at once, and on average in a second. */
  constructor(burst: number, rate: number) {
    this.#burst = burst;
    this.#rate = rate;
  }

  /** May this person do it once more now? */
  tryTake(person: string): boolean {
    let bucket = this.#buckets.get(person);
    if (!bucket) {
      bucket = new TokenBucket(this.#burst, this.#rate);
      this.#buckets.set(person, bucket);
    }
    return bucket.tryTake();
  }

  /** Forgets those who do not belong to the table any more. */
  forget(belongs: (person: string) => boolean): void {
    for (const person of this.#buckets.keys()) if (!belongs(person)) this.#buckets.delete(person);
  }
}

/** Lines that are remembered for having tried a password. */
const MAX_LINES = 4096;

/** How fast passwords of a table may be tried: from one line, and in all. */
export class GuessLimit {
  readonly #all: TokenBucket;
  readonly #lines: PersonLimit;
  #known = 0;

  constructor(factor: number) {
    this.#all = new TokenBucket(60 * factor, 0.5 * factor);
    this.#lines = new PersonLimit(6 * factor, 0.1 * factor);
  }

  /** May one more be tried from this line? */
  tryTake(line: string): boolean {
    if (!this.#all.tryTake()) return false;
    if (++this.#known > MAX_LINES) {
      this.#known = 0;
      this.#lines.forget(() => false);
    }
    return this.#lines.tryTake(line);
  }
}

/** How fast things may be done at one table. */
export class TableLimits {
  /** Chat messages of one person. */
  readonly talk: PersonLimit;
  /** Moves that nothing waits for: changes of mind, and what may be done again and again. */
  readonly optionalMoves: PersonLimit;
  readonly guesses: GuessLimit;

  constructor(factor: number) {
    this.talk = new PersonLimit(5 * factor, 0.5 * factor);
    this.optionalMoves = new PersonLimit(20 * factor, 0.5 * factor);
    this.guesses = new GuessLimit(factor);
  }

  /** Forgets those who do not belong to the table any more. */
  forget(belongs: (person: string) => boolean): void {
    this.talk.forget(belongs);
    this.optionalMoves.forget(belongs);
  }
}
