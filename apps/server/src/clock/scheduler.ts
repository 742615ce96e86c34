import type { DueDeadline, Store } from '@masque/store';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

/** Takes the deadline of a session as an input. */
export type Ring = (due: DueDeadline) => Promise<void>;

/** How often to look for deadlines that another node has set and left behind, in milliseconds. */
const LOOK = 5000;
/** How long a deadline that cannot be taken is left alone. */
const REST = 60_000;
/** Deadlines taken at a time. */
const BATCH = 200;

/**
 * Rings the deadlines of all sessions. They are kept in the store beside the inputs, so that one that fell due while
 * nobody was running rings when somebody is, and of two nodes that ring it one is refused.
 */
export class Scheduler {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #ring: Ring;
  readonly #resting = new Map<string, number>();
  #wake = Infinity;
  #cancel = (): void => {};
  #running = false;
  #stopped = true;

  constructor(store: Store, clock: Clock, log: Logger, ring: Ring) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#ring = ring;
  }

  start(): void {
    this.#stopped = false;
    this.#set(this.#clock.now());
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  /** There is a deadline at `at`. */
  hint(at: number): void {
    if (at < this.#wake) this.#set(at);
  }

  #set(at: number): void {
    if (this.#stopped) return;
    this.#cancel();
    this.#wake = at;
    this.#cancel = this.#clock.after(at - this.#clock.now(), () => void this.#look());
  }

  async #look(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#wake = Infinity;
    let next = this.#clock.now() + LOOK;
    try {
      next = Math.min(next, await this.#ringAll());
    } catch (error) {
      if (!this.#stopped) this.#log.error({ err: error }, 'could not read deadlines');
    }
    this.#running = false;
    this.#set(Math.min(next, this.#wake));
  }

  /** Rings what is due. Returns when the next one is. */
  async #ringAll(): Promise<number> {
    const now = this.#clock.now();
    for (const [id, until] of this.#resting) if (until <= now) this.#resting.delete(id);
    const due = await this.#store.deadlinesDue(now, BATCH + this.#resting.size);
    const fresh = due.filter((it) => !this.#resting.has(keyOf(it)));
    await Promise.all(
      fresh.map(async (it) => {
        // A deadline that was taken is gone from the store. One that is still there next time had better wait.
        this.#resting.set(keyOf(it), now + REST);
        try {
          await this.#ring(it);
        } catch (error) {
          this.#log.error({ err: error, session: it.sessionId, deadline: it.clock }, 'a deadline could not be taken');
        }
      }),
    );
    if (fresh.length >= BATCH) return now;
    const [first] = await this.#store.deadlinesDue(Number.MAX_SAFE_INTEGER, 1);
    return first && first.at > now ? first.at : Infinity;
  }
}

const keyOf = (it: DueDeadline): string => `${it.sessionId} ${it.n}`;
