/** The step on which sealed answers are taken, in milliseconds. */
const STEP_MS = 50;

/**
 * A fixed step, so that nobody can feel by his own answers when another's sealed one is being written. Sealed answers
 * are taken at the full step. Pongs and refusals leave at the half step, when that work is done: as long as it takes
 * less than half a step, they are not held up by it.
 */
export class Steps {
  readonly #ms: number;
  #answers: (() => void)[] = [];

  /** @param ms length of a step; 0: everything happens at once, for tests */
  constructor(ms: number = STEP_MS) {
    this.#ms = ms;
  }

  /** Resolves at the next full step. */
  async full(): Promise<void> {
    if (this.#ms > 0) await new Promise<void>((done) => setTimeout(done, this.#until(0)));
  }

  /** Calls at the next half step, in the order in which it was asked to. */
  atHalf(answer: () => void): void {
    if (this.#ms === 0) return answer();
    this.#answers.push(answer);
    if (this.#answers.length > 1) return;
    setTimeout(
      () => {
        const all = this.#answers;
        this.#answers = [];
        for (const it of all) it();
      },
      this.#until(this.#ms / 2),
    ).unref();
  }

  /** Milliseconds until the steps of the process come to this phase again. Never none: a timer needs its time, too. */
  #until(phase: number): number {
    const ms = this.#ms;
    return ms - ((((performance.now() - phase) % ms) + ms) % ms);
  }
}
