import { randomFor, seedOf, type Random } from '@masque/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { Heap } from './heap.ts';
import { takeOver, type Globals } from './globals.ts';

/** When the simulated world begins, in milliseconds since 1970. */
export const BEGINNING = Date.UTC(2026, 0, 1);
/** Loops that never let time pass are broken off after so many events. */
const MAX_EVENTS = 2_000_000;

/** How often it is looked whether an actor that stands still goes on, in milliseconds. */
const LOOK_MS = 20;

const real = { setImmediate };

/** Something that does things of its own: a node, the database, a phone. */
export class Actor {
  readonly name: string;
  /** Nothing of a dead one ever happens any more: timers, answers, what it was about to do. */
  alive = true;
  /** It does nothing until then: a machine that stands still, a phone in a pocket. */
  stillUntil = 0;
  /** How far its clock is wrong, in milliseconds. Its timers run well all the same. */
  wrongBy = 0;
  /** How long it has slept: a machine that is suspended counts none of that time, and its timers neither. */
  slept = 0;
  #asleep = false;

  constructor(name: string) {
    this.name = name;
  }

  /** It is suspended for so many milliseconds. */
  sleep(now: number, ms: number): void {
    if (this.stillUntil > now) return;
    this.stillUntil = now + ms;
    this.slept += ms;
    this.#asleep = true;
  }

  /** It goes on, however long it was to stand still. */
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
 * A world in one process, in which time passes as fast as it can be worked through. Whoever acts in it is given its
 * timers, its clocks and its chance instead of the real ones, and everything that happens follows from the seed: what
 * runs is the server's own code, which does not know.
 */
export class World {
  /** Chance for the weather and the network. */
  readonly random: Random;
  /** What went wrong that nobody may ever see. */
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

  /** @param tell hears of everything that happens */
  constructor(seed: number, tell?: (line: string) => void) {
    this.#seed = seed;
    this.#tell = tell;
    this.random = this.chance('weather');
  }

  /** Milliseconds since the beginning. */
  get now(): number {
    return this.#now;
  }

  /** How many events there were. */
  get count(): number {
    return this.#count;
  }

  /** The same for two runs in which the same happened. */
  get fingerprint(): string {
    return this.#trace.copy().digest('hex').slice(0, 16);
  }

  /** A stream of chance by this name. */
  chance(name: string): Random {
    return randomFor(seedOf(`storm ${this.#seed} ${name}`), 0);
  }

  /** Whole milliseconds between these, both included. */
  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  /** Has an actor do something in `ms` milliseconds. */
  after(ms: number, actor: Actor, what: string, task: () => void): () => void {
    const at = this.#now + Math.max(0, ms);
    const event: Event = { at, order: this.#order++, actor, what, task, cancelled: false };
    this.#events.push(event);
    return () => void (event.cancelled = true);
  }

  /** Says what happens, for whoever looks for a fault; and it counts for the fingerprint. */
  note(line: string): void {
    this.#trace.update(line);
    this.#tell?.(`${(this.#now / 1000).toFixed(3).padStart(9)}  ${line}`);
  }

  /** Lets time pass up to then, in milliseconds since the beginning. */
  async passTo(end: number): Promise<void> {
    for (;;) {
      const next = this.#events.peek();
      if (!next || next.at > end) break;
      this.#events.pop();
      const { actor, task, what } = next;
      if (next.cancelled || !actor.alive) continue;
      this.#now = Math.max(this.#now, next.at);
      // What has waited comes first.
      if (actor.stillUntil > this.#now || this.#held.has(actor)) {
        this.#hold(next);
        continue;
      }
      if (++this.#count > MAX_EVENTS) throw new Error('time stands still');
      if (what !== '') this.note(`${actor.name}: ${what}`);
      try {
        this.#here.run(actor, task);
      } catch (error) {
        this.problems.push(`${actor.name} has thrown: ${String(error)}`);
      }
      // All that follows from it without waiting has happened when the real loop comes round.
      await new Promise<void>((done) => real.setImmediate(done));
    }
    this.#now = Math.max(this.#now, end);
  }

  /** What an actor that stands still would have done happens when it goes on, in its order. */
  #hold(event: Event): void {
    const { actor } = event;
    const held = this.#held.get(actor);
    if (held) return void held.push(event);
    this.#held.set(actor, [event]);
    const look = (): void => {
      // It may have been stopped for longer in the meantime, or be let go on earlier.
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

  /** A timer of an actor's own. */
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

  /** Runs something in which timers, clocks and chance are those of this world. */
  async inhabit<T>(work: () => Promise<T>): Promise<T> {
    const actor = (): Actor | undefined => this.#here.getStore();
    const chance = this.chance('inhabitants');
    const globals: Globals = {
      here: () => actor() !== undefined,
      wallClock: () => BEGINNING + this.#now + actor()!.wrongBy,
      sinceStart: () => this.#now - actor()!.slept,
      after: (ms, task) => this.#timer(ms, actor()!, task),
      soon: (task) => {
        // Those of one actor come in their order, whatever else happens in between.
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
