import type { Steps } from './steps.ts';

/** People whose answers are waiting for the fixed step on which they are taken. */
export class Stepping {
  readonly #steps: Steps;
  readonly #waiting = new Map<string, number>();

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  holds(person: string): boolean {
    return this.#waiting.has(person);
  }

  /** Resolves on the next step. */
  async wait(person: string): Promise<void> {
    this.#waiting.set(person, (this.#waiting.get(person) ?? 0) + 1);
    await this.#steps.full();
    const left = this.#waiting.get(person)! - 1;
    if (left > 0) this.#waiting.set(person, left);
    else this.#waiting.delete(person);
  }
}
