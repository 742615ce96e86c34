import type { Clock } from '../clock/clock.ts';
import { newCode } from './token.ts';

/** How long a code is good for, in milliseconds. */
const LIFE = 5 * 60_000;
/** Most codes that wait at a time. */
const MOST = 10_000;

/**
 * One-time codes by which a second device becomes the same person. They live in memory and not for long: the token
 * itself is handed over, and nothing that is kept may hold it.
 */
export class Links {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, { token: string; expiresAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  create(token: string): { code: string; expiresAt: number } {
    this.#tidy();
    // One person has one code: a new one ends the one before.
    for (const [code, it] of this.#waiting) if (it.token === token) this.#waiting.delete(code);
    const code = newCode(10);
    const expiresAt = this.#clock.now() + LIFE;
    this.#waiting.set(code, { token, expiresAt });
    return { code, expiresAt };
  }

  /** The token behind a code. Nobody gets it twice. */
  take(code: string): string | null {
    this.#tidy();
    const it = this.#waiting.get(code.toUpperCase());
    this.#waiting.delete(code.toUpperCase());
    return it?.token ?? null;
  }

  #tidy(): void {
    const now = this.#clock.now();
    for (const [code, it] of this.#waiting) {
      if (it.expiresAt > now && this.#waiting.size < MOST) break;
      this.#waiting.delete(code);
    }
  }
}
