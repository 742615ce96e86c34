import type { Steps } from './steps.ts';

/** People whose answers are waiting for the fixed step on which they are taken. */
export class Stepping {
  readonly #steps: Steps;
  /** Each person once for every answer that waits. */
  readonly #waiting: string[] = [];

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  holds(person: string): boolean {
    return this.#waiting.includes(person);
  }

  /** Resolves on the next step. */
  async wait(person: string): Promise<void> {
    this.#waiting.push(person);
    await this.#steps.full();
    this.#waiting.splice(this.#waiting.indexOf(person), 1);
  }
}
