import type { Clock } from '../clock/clock.ts';
import { newCode } from './token.ts';

/** How long a code is valid, in milliseconds. */
const LIFETIME_MS = 5 * 60_000;
/** Maximum number of pending codes; the oldest go first. */
const MAX_PENDING = 10_000;

/**
 * One-time codes by which a second device becomes the same person. They are kept in memory and expire soon: a code
 * stands for the token itself, which must never be stored.
 */
export class Links {
  readonly #clock: Clock;
  readonly #pending = new Map<string, { token: string; expiresAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A new code for the device with this token. */
  create(token: string): { code: string; expiresAt: number } {
    this.#tidy();
    // A person has one code at a time: a new one replaces the previous one.
    for (const [code, it] of this.#pending) if (it.token === token) this.#pending.delete(code);
    const code = newCode(10);
    const expiresAt = this.#clock.now() + LIFETIME_MS;
    this.#pending.set(code, { token, expiresAt });
    return { code, expiresAt };
  }

  /** The token behind a code, which stays valid; `null`: there is no such code. */
  look(code: string): string | null {
    this.#tidy();
    return this.#pending.get(code.toUpperCase())?.token ?? null;
  }

  /** The token behind a code, which is then used up; `null`: there is no such code. */
  take(code: string): string | null {
    this.#tidy();
    const it = this.#pending.get(code.toUpperCase());
    this.#pending.delete(code.toUpperCase());
    return it?.token ?? null;
  }

  #tidy(): void {
    const now = this.#clock.now();
    for (const [code, it] of this.#pending) {
      if (it.expiresAt > now && this.#pending.size < MAX_PENDING) break;
      this.#pending.delete(code);
    }
  }
}
