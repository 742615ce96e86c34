import { randomInt } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { newId } from '../identity/token.ts';
import { TokenBucket } from '../limits.ts';

/** How long a host has to answer, in milliseconds. */
const LIFETIME_MS = 15 * 60_000;
const MAX_CLAIMS = 30;
/** Wrong PINs of a club at once, and on average in a second. */
const PIN_BURST = 6;
const PIN_RATE = 1 / 120;

/** A PIN of a club: six digits, drawn by the server. */
export const newPin = (): string => String(randomInt(1_000_000)).padStart(6, '0');

interface Claim {
  /** The device that asks, as the person it is now. */
  readonly by: string;
  readonly member: string;
  readonly at: number;
  /** What makes the device the member, once a host has said yes. */
  token?: string;
  refused?: true;
}

/** Devices that want to be a member again. They live in memory: a phone asks again after a restart. */
export class Claims {
  readonly #clock: Clock;
  readonly #pins: TokenBucket;
  readonly #open = new Map<string, Claim>();

  constructor(clock: Clock, limits: number) {
    this.#clock = clock;
    this.#pins = new TokenBucket(PIN_BURST * limits, PIN_RATE * limits);
  }

  /** Is this the PIN? Only wrong ones are counted: a whole club may come in by it at once. */
  tryPin(pin: string, right: string | null): 'right' | 'wrong' | 'often' {
    if (!this.#pins.tryTake()) return 'often';
    if (right === null || pin !== right) return 'wrong';
    this.#pins.giveBack();
    return 'right';
  }

  /** A device asks; one that has asked before asks for this one instead. */
  ask(by: string, member: string): string {
    this.#tidy();
    for (const [id, it] of this.#open) if (it.by === by) this.#open.delete(id);
    if (this.#open.size >= MAX_CLAIMS) this.#open.delete(this.#open.keys().next().value!);
    const id = newId();
    this.#open.set(id, { by, member, at: this.#clock.now() });
    return id;
  }

  /** Those that wait for an answer. */
  waiting(): { readonly [claim: string]: { readonly member: string; readonly at: number } } {
    this.#tidy();
    return Object.fromEntries(
      [...this.#open].flatMap(([id, { member, at, token, refused }]) =>
        token === undefined && !refused ? [[id, { member, at }]] : [],
      ),
    );
  }

  get(id: string): Claim | undefined {
    this.#tidy();
    return this.#open.get(id);
  }

  answer(id: string, token: string | null): void {
    const it = this.#open.get(id);
    if (it && token === null) it.refused = true;
    else if (it && token !== null) it.token = token;
  }

  /** The device has what it asked for. */
  done(id: string): void {
    this.#open.delete(id);
  }

  #tidy(): void {
    const now = this.#clock.now();
    for (const [id, it] of this.#open) if (now - it.at > LIFETIME_MS) this.#open.delete(id);
  }
}
