import { Bucket } from '../ws/bucket.ts';

/** Messages of one person at once, and on average in a second. */
const BURST = 5;
const RATE = 0.5;

/** How fast each person may write, whatever number of devices they use. */
export class TalkRate {
  readonly #factor: number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param factor on how much one may write */
  constructor(factor: number) {
    this.#factor = factor;
  }

  /** May this person write one more? */
  take(person: string): boolean {
    let bucket = this.#buckets.get(person);
    if (!bucket) this.#buckets.set(person, (bucket = new Bucket(BURST * this.#factor, RATE * this.#factor)));
    return bucket.tryTake();
  }

  /** Forgets those who do not belong to the table any more. */
  forget(belongs: (person: string) => boolean): void {
    for (const person of this.#buckets.keys()) if (!belongs(person)) this.#buckets.delete(person);
  }
}
