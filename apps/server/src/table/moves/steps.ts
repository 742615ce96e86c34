/** Interval of the steps on which sealed answers are taken, in milliseconds. */
const STEP_MS = 50;

/**
 * A fixed time grid that prevents a timing side channel: without it, players could tell from the delay of their own
 * answers when somebody else's sealed answer is being written. Sealed answers are taken on the full step. Pongs and
 * refusals are sent on the half step, when that write is done: as long as it takes less than half a step, it does not
 * delay them.
 */
export class Steps {
  readonly #ms: number;
  #answers: (() => void)[] = [];

  /** @param ms length of a step, in milliseconds; 0: nothing waits, for tests */
  constructor(ms: number = STEP_MS) {
    this.#ms = ms;
  }

  /** Resolves at the next full step. */
  async full(): Promise<void> {
    if (this.#ms > 0) await new Promise<void>((done) => setTimeout(done, this.#until(0)));
  }

  /** Calls `answer` at the next half step. Calls keep their order. */
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

  /** Milliseconds until the next step of this process at the given phase. Never 0: even a due timer takes some time. */
  #until(phase: number): number {
    const ms = this.#ms;
    return ms - ((((performance.now() - phase) % ms) + ms) % ms);
  }
}
