import type { Clock } from '../clock/clock.ts';

/** The least length of a frame on the beat, in bytes: room for what anybody usually learns or writes in one. */
export const BEAT_BYTES = 4096;

/**
 * The beat of sealed hours. By day what happens is told as it happens. From nightfall until it is day again it waits for
 * the beat, on which everybody is told at the same moment, in frames of one size, whether or not anything has happened:
 * so nobody can count or time what others do.
 */
export class Beat {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #isSealed: () => boolean;
  readonly #tell: () => void;
  #cancel: (() => void) | null = null;
  #bytes = BEAT_BYTES;

  /**
   * @param ms from one beat to the next
   * @param isSealed asked whenever something was told
   * @param tell tells everybody what they may see now
   */
  constructor(clock: Clock, ms: number, isSealed: () => boolean, tell: () => void) {
    this.#clock = clock;
    this.#ms = ms;
    this.#isSealed = isSealed;
    this.#tell = tell;
  }

  /** Is it the hour in which everything waits for the beat? */
  get sealed(): boolean {
    return this.#cancel !== null;
  }

  /** Something has changed: it is told now, or on the next beat. */
  changed(): void {
    if (!this.sealed) this.#next();
  }

  /**
   * How long the frames of this beat are to be, in bytes, if the longest has so many. The length doubles and never
   * shrinks in an hour: on almost every beat it is what it was, whoever is told something.
   */
  lengthFor(longest: number): number {
    while (this.#bytes < longest) this.#bytes *= 2;
    return this.#bytes;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Nightfall is told at once, in a frame of the night; daybreak on the last beat, in the last frame of it. */
  #next(): void {
    const sealed = this.#isSealed();
    const last = !sealed && this.sealed;
    if (sealed) this.#cancel = this.#clock.after(this.#ms, () => this.#next());
    this.#tell();
    if (!last) return;
    this.#cancel = null;
    this.#bytes = BEAT_BYTES;
  }
}
