import { randomFor, seedOf, type Random } from '@masque/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Heap } from './heap.ts';
import { takeOver, type Globals } from './globals.ts';

/** Start of the simulated world, in milliseconds since 1970. */
export const BEGINNING = Date.UTC(2026, 0, 1);
/** Endless loops in which no time passes are aborted after this many events. */
const MAX_EVENTS = 2_000_000;

/** How often to check whether a frozen actor has resumed, in milliseconds. */
const LOOK_MS = 20;

const real = { setImmediate };

/** An independent participant: a node, the database or a phone. */
export class Actor {
  readonly name: string;
  /** Nothing of a dead actor ever happens: no timers, no answers, nothing it was about to do. */
  alive = true;
  /** It is frozen until then: a machine that hangs, a phone in a pocket. */
  stillUntil = 0;
  /** Error of its wall clock, in milliseconds. Its timers are not affected. */
  wrongBy = 0;
  /** How long it has been suspended, in milliseconds. A suspended machine and its timers do not count that time. */
  slept = 0;
  #asleep = false;

  constructor(name: string) {
    this.name = name;
  }

  /** Suspends it for this many milliseconds. */
  sleep(now: number, ms: number): void {
    if (this.stillUntil > now) return;
    this.stillUntil = now + ms;
    this.slept += ms;
    this.#asleep = true;
  }

  /** Resumes it, however long it was to be frozen. */
  wake(now: number): void {
    if (this.#asleep && this.stillUntil > now) this.slept -= this.stillUntil - now;
    this.#asleep = false;
    this.stillUntil = 0;
  }
}

interface Event {
  at: number;
  readonly order: number;
  readonly actor: Actor;
  readonly what: string;
  readonly task: () => void;
  cancelled: boolean;
}

/**
 * A world in one process, in which time passes as fast as the events can be processed. Actors get its timers, clocks
 * and randomness instead of the real ones, so that everything that happens follows from the seed. What runs is the
 * server's own code, which cannot tell the difference.
 */
export class World {
  /** Randomness for the weather and the network. */
  readonly random: Random;
  /** Violations of what must always be true. */
  readonly problems: string[] = [];
  readonly #seed: number;
  readonly #here = new AsyncLocalStorage<Actor>();
  readonly #events = new Heap<Event>((a, b) => a.at - b.at || a.order - b.order);
  readonly #lastImmediate = new Map<Actor, number>();
  readonly #trace = createHash('sha256');
  readonly #tell: ((line: string) => void) | undefined;
  readonly #held = new Map<Actor, Event[]>();
  readonly #sandman = new Actor('sandman');
  #now = 0;
  #order = 0;
  #count = 0;

  /** @param tell called with everything that happens */
  constructor(seed: number, tell?: (line: string) => void) {
    this.#seed = seed;
    this.#tell = tell;
    this.random = this.chance('weather');
  }

  /** Milliseconds since the start. */
  get now(): number {
    return this.#now;
  }

  /** The number of events so far. */
  get count(): number {
    return this.#count;
  }

  /** Equal for two runs in which the same happened. */
  get fingerprint(): string {
    return this.#trace.copy().digest('hex').slice(0, 16);
  }

  /** A named random stream. */
  chance(name: string): Random {
    return randomFor(seedOf(`storm ${this.#seed} ${name}`), 0);
  }

  /** A random whole number of milliseconds, bounds included. */
  between(min: number, max: number): number {
    return min + this.random.below(max - min + 1);
  }

  /** Schedules a task of an actor. */
  after(ms: number, actor: Actor, what: string, task: () => void): () => void {
    const at = this.#now + Math.max(0, ms);
    const event: Event = { at, order: this.#order++, actor, what, task, cancelled: false };
    this.#events.push(event);
    return () => void (event.cancelled = true);
  }

  /** Records what happens, for debugging and for the fingerprint. */
  note(line: string): void {
    this.#trace.update(line);
    this.#tell?.(`${(this.#now / 1000).toFixed(3).padStart(9)}  ${line}`);
  }

  /** Lets time pass until `end`, in milliseconds since the start. */
  async passTo(end: number): Promise<void> {
    for (;;) {
      const next = this.#events.peek();
      if (!next || next.at > end) break;
      this.#events.pop();
      const { actor, task, what } = next;
      if (next.cancelled || !actor.alive) continue;
      this.#now = Math.max(this.#now, next.at);
      // Tasks that have been waiting come first.
      if (actor.stillUntil > this.#now || this.#held.has(actor)) {
        this.#hold(next);
        continue;
      }
      if (++this.#count > MAX_EVENTS) throw new Error('simulated time does not advance');
      if (what !== '') this.note(`${actor.name}: ${what}`);
      try {
        this.#here.run(actor, task);
      } catch (error) {
        this.problems.push(`${actor.name} has thrown: ${String(error)}`);
      }
      // When the real event loop comes round, everything that follows without waiting has happened.
      await new Promise<void>((done) => real.setImmediate(done));
    }
    this.#now = Math.max(this.#now, end);
  }

  /** Tasks of a frozen actor run when it resumes, in order. */
  #hold(event: Event): void {
    const { actor } = event;
    const held = this.#held.get(actor);
    if (held) return void held.push(event);
    this.#held.set(actor, [event]);
    const look = (): void => {
      // In the meantime it may have been frozen for longer, or resumed early.
      const left = actor.stillUntil - this.#now;
      if (left > 0) return void this.after(Math.min(left, LOOK_MS), this.#sandman, '', look);
      for (const it of this.#held.get(actor) ?? []) {
        it.at = this.#now;
        this.#events.push(it);
      }
      this.#held.delete(actor);
    };
    look();
  }

  /** A timer of an actor. */
  #timer(ms: number, actor: Actor, task: () => void): () => void {
    let cancel = (): void => {};
    const arm = (ms: number): void => {
      const { slept } = actor;
      cancel = this.after(ms, actor, '', () => {
        const missed = actor.slept - slept;
        if (missed > 0) arm(missed);
        else task();
      });
    };
    arm(ms);
    return () => cancel();
  }

  /** Runs `work` with timers, clocks and randomness of this world. */
  async inhabit<T>(work: () => Promise<T>): Promise<T> {
    const actor = (): Actor | undefined => this.#here.getStore();
    const chance = this.chance('inhabitants');
    const globals: Globals = {
      here: () => actor() !== undefined,
      wallClock: () => BEGINNING + this.#now + actor()!.wrongBy,
      sinceStart: () => this.#now - actor()!.slept,
      after: (ms, task) => this.#timer(ms, actor()!, task),
      soon: (task) => {
        // Tasks of one actor run in order, whatever else happens in between.
        const it = actor()!;
        const at = Math.max(this.#lastImmediate.get(it) ?? 0, this.#now + (this.random.chance(0.2) ? 1 : 0));
        this.#lastImmediate.set(it, at);
        return this.after(at - this.#now, it, '', task);
      },
      byte: () => chance.below(256),
      below: (n) => chance.below(n),
    };
    const failed = (error: unknown): void =>
      void this.problems.push(`a promise was left alone: ${error instanceof Error ? error.stack : String(error)}`);
    process.on('unhandledRejection', failed);
    const giveBack = takeOver(globals);
    try {
      return await work();
    } finally {
      giveBack();
      process.off('unhandledRejection', failed);
    }
  }
}
