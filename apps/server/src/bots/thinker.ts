import { botOf } from '@masque/bots';
import { observe, randomFor, seedOf, type Action, type Line, type Offer, type Redacted, type Seat } from '@masque/core';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Ponder } from './driver.ts';
import type { Registry } from '../registry.ts';

/** What a bot that takes its time is given: plain data that its seat knows, and where its game's module is. */
export interface Question {
  /** The address of the game's module. */
  readonly address: string;
  readonly level: string;
  readonly seat: Seat;
  readonly known: Redacted;
  readonly offers: readonly Offer[];
  readonly log: readonly Line[];
  readonly people: readonly Seat[];
  /** What its chance comes from. */
  readonly chance: { readonly seed: string; readonly n: number };
  /** By when it should have answered, in milliseconds of the epoch: it answers with what it has found by then. */
  readonly by: number;
}

/** What the thread tells: an answer, or why there is none. */
export type Reply = { readonly id: number } & ({ readonly action: Action | null } | { readonly error: string });

interface Waiting {
  resolve(action: Action | null): void;
  reject(error: Error): void;
}

/** How long the thread may take to end, in milliseconds: a search has its own limit. */
const CLOSE_MS = 3000;

/**
 * A thread in which bots think that take their time, so that no table waits for one. Started with the first question. It
 * gets what the seat knows, and the rules; there is nothing else there to look at.
 */
export class Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @throws Error when the bot fails, or the thread does */
  ask(question: Question): Promise<Action | null> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });
  }

  /** Lets the thread end by itself, and cuts it off if it does not: a thread that is cut off while it compiles can crash. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const gone = once(worker, 'exit');
    const late = setTimeout(() => void worker.terminate(), CLOSE_MS);
    worker.postMessage(null);
    await gone;
    clearTimeout(late);
  }

  #start(): Worker {
    const own = import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js';
    const worker = new Worker(new URL(own, import.meta.url));
    // A server that has nothing else to do may end.
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const it = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) it?.reject(new Error(reply.error));
      else it?.resolve(reply.action);
    });
    worker.on('error', (error) => this.#lost(error));
    worker.on('exit', () => this.#lost(new Error('The thread in which bots think has ended.')));
    return worker;
  }

  /** The next question starts another thread. */
  #lost(error: unknown): void {
    this.#worker = null;
    for (const it of this.#waiting.values()) it.reject(error as Error);
    this.#waiting.clear();
  }
}

/** How long a bot may search, in milliseconds. */
const SEARCH_MS = 700;

/**
 * Asks the bots of a server in that thread, for so many milliseconds at most. A game that was made here, without a module, is asked
 * here.
 */
export const ponderIn =
  (thinker: Thinker, games: Registry, ms = SEARCH_MS): Ponder =>
  async (session, seat, level, people) => {
    const { game, start, n } = session;
    const address = games.addressOf(game);
    const chance = { seed: seedOf(`${start.seed} mind ${seat}`), n };
    const given = observe(session, seat, randomFor(chance.seed, chance.n));
    if (address === undefined) return botOf(game, level)!.decide({ ...given, people });
    const { offers, log, redacted } = given;
    const by = Date.now() + ms;
    return thinker.ask({ address, level, seat, known: redacted(), offers, log: log(), people, chance, by });
  };
