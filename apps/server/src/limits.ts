/** A token bucket: `rate` tokens a second on average, `burst` at once. Uses the monotonic clock of the process. */
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

  /** Has nothing been taken for so long that it might as well be new? */
  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#burst;
  }

  /** Takes a token. False: the bucket is empty. */
  tryTake(): boolean {
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  #fill(): void {
    const now = performance.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#filledAt) / 1000) * this.#rate);
    this.#filledAt = now;
  }

  /** Returns the last token, which was not used. */
  giveBack(): void {
    this.#tokens++;
  }
}

/** A rate limit per person at a table, across all their devices. */
export class PersonLimit {
  readonly #burst: number;
  readonly #rate: number;
  #buckets: Map<string, TokenBucket> | null = null;

  /** Allows `burst` at once, and `rate` per second on average. */
  constructor(burst: number, rate: number) {
    this.#burst = burst;
    this.#rate = rate;
  }

  /** May this person do it now? */
  tryTake(person: string): boolean {
    this.#buckets ??= new Map();
    let bucket = this.#buckets.get(person);
    if (!bucket) {
      bucket = new TokenBucket(this.#burst, this.#rate);
      this.#buckets.set(person, bucket);
    }
    return bucket.tryTake();
  }

  /** Returns the last token of a person, which was not used. */
  giveBack(person: string): void {
    this.#buckets?.get(person)?.giveBack();
  }

  /** Would it change nothing to forget everybody? */
  get isFull(): boolean {
    return [...(this.#buckets?.values() ?? [])].every((it) => it.isFull);
  }

  /** How many people are remembered. */
  get size(): number {
    return this.#buckets?.size ?? 0;
  }

  /** Forgets people who no longer belong to the table. */
  forget(belongs: (person: string) => boolean): void {
    for (const person of this.#buckets?.keys() ?? []) if (!belongs(person)) this.#buckets!.delete(person);
  }
}

/** Maximum number of network addresses or people remembered for a limit that is not told who has gone. */
const MAX_LINES = 4096;

function isWithin(limit: PersonLimit, who: string): boolean {
  if (limit.size > MAX_LINES) limit.forget(() => false);
  return limit.tryTake(who);
}

/** Attempts at once, and per second on average. */
type Rate = readonly [burst: number, rate: number];

/** Rate limit of attempts at a password or PIN: per network address, and in total. */
export class GuessLimit {
  #all: TokenBucket;
  readonly #total: Rate;
  readonly #lines: PersonLimit;

  constructor(factor: number, { line, all }: { readonly line: Rate; readonly all: Rate }) {
    this.#total = [all[0] * factor, all[1] * factor];
    this.#all = new TokenBucket(...this.#total);
    this.#lines = new PersonLimit(line[0] * factor, line[1] * factor);
  }

  /** May another attempt be made from this address? One that has used up its own attempts takes none from the others. */
  tryTake(line: string): boolean {
    return isWithin(this.#lines, line) && this.#all.tryTake();
  }

  /** What was guessed is no longer the secret: the total starts from zero again. Each address keeps its own count. */
  begin(): void {
    this.#all = new TokenBucket(...this.#total);
  }

  /** Would it change nothing to forget all attempts? */
  get isFull(): boolean {
    return this.#all.isFull && this.#lines.isFull;
  }

  /** The last attempt from this address does not count. */
  giveBack(line: string): void {
    this.#lines.giveBack(line);
    this.#all.giveBack();
  }
}

/**
 * The rate limits of one club, whose log keeps everything that is done there. On its first evening, forty tables are
 * opened at once, and three hundred people come in by one wifi, which is one address.
 */
export class ClubLimits {
  readonly #commands: PersonLimit;
  readonly #newcomers: PersonLimit;
  readonly #tables: TokenBucket;

  constructor(factor: number) {
    this.#commands = new PersonLimit(100 * factor, factor);
    this.#newcomers = new PersonLimit(400 * factor, 0.1 * factor);
    this.#tables = new TokenBucket(80 * factor, 0.05 * factor);
  }

  /** May this person give another command now? */
  mayAsk(person: string): boolean {
    return isWithin(this.#commands, person);
  }

  /** May somebody else become a member now, from this address, or by sitting down at a table? */
  mayJoin(from = ''): boolean {
    return isWithin(this.#newcomers, from);
  }

  /** May another table be opened now? */
  mayOpen(): boolean {
    return this.#tables.tryTake();
  }
}

/** Attempts at the password of a table. */
const PASSWORDS = { line: [6, 0.1], all: [60, 0.5] } as const;

/** The rate limits of one table. */
export class TableLimits {
  /** Chat messages per person. */
  readonly talk: PersonLimit;
  /** Moves that nothing waits for: changes of mind, and moves that can be repeated without end. */
  readonly optionalMoves: PersonLimit;
  readonly guesses: GuessLimit;

  constructor(factor: number) {
    this.talk = new PersonLimit(5 * factor, 0.5 * factor);
    this.optionalMoves = new PersonLimit(20 * factor, 0.5 * factor);
    this.guesses = new GuessLimit(factor, PASSWORDS);
  }

  /** Forgets people who no longer belong to the table. */
  forget(belongs: (person: string) => boolean): void {
    this.talk.forget(belongs);
    this.optionalMoves.forget(belongs);
  }
}
