import type { Clock } from '../../clock/clock.ts';

/**
 * How long a connection may be gone before others are told, in milliseconds. Handover between cell towers is faster.
 */
export const AWAY_AFTER_MS = 5000;
/** How long a host may be gone before somebody else becomes host, in milliseconds. */
export const HOST_GONE_MS = 30_000;
/** How long a person may be gone before a bot plays for them, if the table's settings say so, in milliseconds. */
export const BOT_AFTER_MS = 60_000;

const STEPS_MS = [AWAY_AFTER_MS, HOST_GONE_MS, BOT_AFTER_MS];

/** Since when a person has been gone, and how to cancel the timer of the next step. */
interface Gone {
  readonly since: number;
  cancel: () => void;
}

const nothing = (): void => {};

/** Which people of a table are connected, and since when the others have been gone. */
export class Presence {
  readonly #clock: Clock;
  readonly #lapsed: (person: string) => void;
  readonly #here = new Map<string, number>();
  readonly #gone = new Map<string, Gone>();
  #stopped = false;
  /** Incremented whenever somebody may have come or gone. */
  revision = 0;

  /** @param lapsed called when somebody has been gone for one of the durations above */
  constructor(clock: Clock, lapsed: (person: string) => void) {
    this.#clock = clock;
    this.#lapsed = (person) => {
      this.revision++;
      lapsed(person);
    };
  }

  /** A person belongs to the table but may not be connected. */
  expect(person: string): void {
    if (!this.#here.has(person) && !this.#gone.has(person)) this.#miss(person);
  }

  /** A person has opened another connection. */
  arrive(person: string): void {
    this.#gone.get(person)?.cancel();
    this.#gone.delete(person);
    this.#here.set(person, (this.#here.get(person) ?? 0) + 1);
    this.revision++;
  }

  /** A person's connection has ended. */
  depart(person: string): void {
    const left = (this.#here.get(person) ?? 1) - 1;
    if (left > 0) return void this.#here.set(person, left);
    this.#here.delete(person);
    this.#miss(person);
  }

  isHere(person: string): boolean {
    return this.#here.has(person);
  }

  /** Has a person been gone for `ms` milliseconds? */
  isGone(person: string, ms: number): boolean {
    const gone = this.#gone.get(person);
    return gone !== undefined && this.#clock.now() - gone.since >= ms;
  }

  /** Forgets people who are gone and no longer belong to the table. */
  forget(belongs: (person: string) => boolean): void {
    for (const [person, { cancel }] of this.#gone) {
      if (belongs(person)) continue;
      cancel();
      this.#gone.delete(person);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#gone.values()) cancel();
  }

  #miss(person: string): void {
    this.revision++;
    if (this.#stopped) return;
    const gone: Gone = { since: this.#clock.now(), cancel: nothing };
    this.#gone.set(person, gone);
    this.#await(person, gone, 0);
  }

  /** One timer at a time. Once somebody has been gone for all steps, only the start of their absence is kept. */
  #await(person: string, gone: Gone, step: number): void {
    const ms = STEPS_MS[step];
    if (ms === undefined) return void (gone.cancel = nothing);
    gone.cancel = this.#clock.after(ms - (STEPS_MS[step - 1] ?? 0), () => {
      this.#await(person, gone, step + 1);
      this.#lapsed(person);
    });
  }
}
