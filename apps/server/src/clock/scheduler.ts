import type { DueDeadline, Store } from '@masque/store';
import type { Logger } from 'pino';
import { isUnavailable } from '../unavailable.ts';
import type { Clock } from './clock.ts';

/** Passes a deadline to its session as an input. False: another server does that. */
export type Ring = (due: DueDeadline) => Promise<boolean>;

/** How often the store is polled for deadlines that another node has left behind, in milliseconds. */
const POLL_MS = 5000;
/** How long to wait before a failed deadline is retried, in milliseconds. */
const RETRY_MS = 60_000;
/** Maximum number of deadlines handled at a time. */
const MAX_BATCH = 200;

/** How many clocks of one game may ring at once: each seat of a large table may have several. */
const BURST = 100;
/** Time until another one may ring, in milliseconds. */
const PER_RING_MS = 1000;

/**
 * Rings the deadlines of all sessions. They are stored beside the inputs. So a deadline that fell due while no node was
 * running rings once a node is back, and if two nodes ring it, one of them is refused.
 */
export class Scheduler {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #retryAt = new Map<string, number>();
  readonly #brake = new Brake();
  #ring: Ring = async () => true;
  #wake = Infinity;
  #cancel = (): void => {};
  #running = false;
  #stopped = true;

  constructor(store: Store, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  /** Starts ringing due deadlines. */
  start(ring: Ring): void {
    this.#ring = ring;
    this.#stopped = false;
    this.#set(this.#clock.now());
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  /** A deadline has been set for `at`, in milliseconds since 1970. */
  hint(at: number): void {
    if (at < this.#wake) this.#set(at);
  }

  #set(at: number): void {
    if (this.#stopped) return;
    this.#cancel();
    this.#wake = at;
    // Never sleeps for longer than a poll interval, in case somebody changes the system clock in the meantime.
    this.#cancel = this.#clock.after(Math.min(at - this.#clock.now(), POLL_MS), () => void this.#poll());
  }

  async #poll(): Promise<void> {
    if (this.#running || this.#stopped) return;
    this.#running = true;
    this.#wake = Infinity;
    let next = this.#clock.now() + POLL_MS;
    try {
      next = Math.min(next, await this.#ringAll());
    } catch (error) {
      if (!this.#stopped) this.#log.error({ err: error }, 'could not read deadlines');
    }
    this.#running = false;
    this.#set(Math.min(next, this.#wake));
  }

  /** Rings due deadlines. Returns the time of the next one. */
  async #ringAll(): Promise<number> {
    const now = this.#clock.now();
    this.#brake.forget(now);
    // An entry further in the future was made before somebody set the system clock back.
    for (const [id, until] of this.#retryAt) if (until <= now || until > now + RETRY_MS) this.#retryAt.delete(id);
    const due = await this.#store.deadlinesDue(now, MAX_BATCH + this.#retryAt.size);
    const fresh = due.filter((it) => !this.#retryAt.has(keyOf(it)) && this.#brake.tryTake(it.sessionId, now));
    await Promise.all(
      fresh.map(async (it) => {
        // A successful deadline is removed from the store. If it is still there next time, it has failed.
        this.#retryAt.set(keyOf(it), now + RETRY_MS);
        try {
          if (!(await this.#ring(it))) this.#retryAt.delete(keyOf(it));
        } catch (error) {
          if (isUnavailable(error)) this.#retryAt.delete(keyOf(it));
          this.#log.error({ err: error, session: it.sessionId, deadline: it.clock }, 'a deadline could not be applied');
        }
      }),
    );
    if (fresh.length >= MAX_BATCH) return now;
    const [first] = await this.#store.deadlinesDue(Number.MAX_SAFE_INTEGER, 1);
    return first && first.at > now ? first.at : Infinity;
  }
}

const keyOf = (it: DueDeadline): string => `${it.sessionId} ${it.n}`;

/** Limits games whose clocks ring again and again, so that their logs cannot fill the disk in a minute. */
class Brake {
  /** By session: until when past rings use up the allowance, in milliseconds since 1970. */
  readonly #paid = new Map<string, number>();

  /** May a clock of this session ring now? */
  tryTake(session: string, now: number): boolean {
    const paid = Math.max(this.#paid.get(session) ?? now, now) + PER_RING_MS;
    if (paid - now > BURST * PER_RING_MS) return false;
    this.#paid.set(session, paid);
    return true;
  }

  /** Forgets games that have been quiet, and entries made before somebody set the system clock back. */
  forget(now: number): void {
    for (const [session, paid] of this.#paid)
      if (paid <= now || paid > now + BURST * PER_RING_MS) this.#paid.delete(session);
  }
}
