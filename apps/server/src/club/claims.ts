import { randomInt } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { withRoom } from '../crowd.ts';
import { newId } from '../identity/token.ts';
import { GuessLimit } from '../limits.ts';

/** How long a host has to answer, in milliseconds. */
const LIFETIME_MS = 15 * 60_000;
const MAX_CLAIMS = 30;
/**
 * Rate limit of wrong PINs: at once, and per second on average, from one address and in all. Whoever guesses for half a
 * year from many addresses has tried a quarter of all PINs.
 */
const PINS = { line: [6, 1 / 120], all: [30, 1 / 60] } as const;

/** A club's PIN: six random digits. */
export const newPin = (): string => String(randomInt(1_000_000)).padStart(6, '0');

interface Claim {
  /** The person that the requesting device is now. */
  readonly by: string;
  readonly member: string;
  /** The network address from which it asked. */
  readonly from: string;
  readonly at: number;
  /** Turns the device into the member, once a host has agreed. */
  token?: string;
  refused?: true;
  /** The device was told. It may ask again: the answer may have been lost, and nobody else can be the member now. */
  told?: true;
}

/** Devices that ask to become a member again. They are kept in memory: after a restart, a phone asks again. */
export class Claims {
  readonly #clock: Clock;
  readonly #pins: GuessLimit;
  /** The PIN at the last attempt. */
  #right: string | null = null;
  #open = new Map<string, Claim>();

  constructor(clock: Clock, limits: number) {
    this.#clock = clock;
    this.#pins = new GuessLimit(limits, PINS);
  }

  /**
   * Is this the PIN? Only wrong ones count towards the limit, because a whole club may enter it at once. Strangers who
   * have used it up lock nobody out for long: the hosts make another PIN.
   * @param from network address of the device
   */
  tryPin(pin: string, right: string | null, from: string): 'right' | 'wrong' | 'often' {
    if (right !== this.#right) {
      this.#right = right;
      this.#pins.begin();
    }
    if (!this.#pins.tryTake(from)) return 'often';
    if (right === null || pin !== right) return 'wrong';
    this.#pins.giveBack(from);
    return 'right';
  }

  /** A device asks to become a member. This replaces an earlier request of the same device. */
  ask(by: string, member: string, from: string): string {
    this.#tidy();
    for (const [id, it] of this.#open) if (it.by === by) this.#open.delete(id);
    const id = newId();
    const claim: Claim = { by, member, from, at: this.#clock.now() };
    if (this.#open.size >= MAX_CLAIMS) this.#open = new Map([...this.#open].filter(([, it]) => !it.told));
    this.#open = new Map(withRoom([...this.#open, [id, claim] as const], MAX_CLAIMS, ([, it]) => it.from));
    return id;
  }

  /** May all be forgotten? Not while a device waits for an answer, nor before wrong PINs have ceased to count. */
  get isIdle(): boolean {
    this.#tidy();
    return this.#open.size === 0 && this.#pins.isFull;
  }

  /** Requests waiting for an answer. */
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

  /** The device is told that it is the member. */
  tell(id: string): void {
    const it = this.#open.get(id);
    if (it) it.told = true;
  }

  #tidy(): void {
    const now = this.#clock.now();
    for (const [id, it] of this.#open) if (now - it.at > LIFETIME_MS) this.#open.delete(id);
  }
}
