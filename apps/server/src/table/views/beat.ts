import type { Clock } from '../../clock/clock.ts';

/**
 * Minimum length of a frame on the beat, in bytes. It has room for what a player usually learns or writes during one
 * beat.
 */
export const BEAT_BYTES = 4096;

/**
 * The beat of sealed hours. During the day, changes are sent as they happen. From nightfall until morning, they wait
 * for the beat: everybody is sent a frame at the same moment and of the same size, whether or not anything has
 * happened. So nobody can count or time what others do.
 */
export class Beat {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #isSealed: () => boolean;
  readonly #tell: () => void;
  #cancel: (() => void) | null = null;
  #bytes = BEAT_BYTES;

  /**
   * @param ms interval between beats, in milliseconds
   * @param isSealed called on every change
   * @param tell sends everybody what they may see now
   */
  constructor(clock: Clock, ms: number, isSealed: () => boolean, tell: () => void) {
    this.#clock = clock;
    this.#ms = ms;
    this.#isSealed = isSealed;
    this.#tell = tell;
  }

  /** Does everything currently wait for the beat? */
  get sealed(): boolean {
    return this.#cancel !== null;
  }

  /** Something has changed. It is sent now or on the next beat. */
  changed(): void {
    if (!this.sealed) this.#next();
  }

  /**
   * The length of this beat's frames, in bytes, given the length of the longest one. The length doubles when needed and
   * never shrinks within a sealed hour, so it hardly ever changes, whoever is told something.
   */
  lengthFor(longest: number): number {
    while (this.#bytes < longest) this.#bytes *= 2;
    return this.#bytes;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /**
   * Nightfall is announced at once, in the first frame of the night. Daybreak is announced on the last beat, in its
   * last frame.
   */
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
