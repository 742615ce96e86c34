import { botOf } from '@masque/bots';
import { observe, randomFor, seedOf, type Action, type Line, type Offer, type Redacted, type Seat } from '@masque/core';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Ponder } from './driver.ts';
import type { Registry } from '../registry.ts';

/** What a slow bot is given: plain data that its seat knows, and the address of its game's module. */
export interface Question {
  /** Address of the game's module. */
  readonly address: string;
  readonly level: string;
  readonly seat: Seat;
  readonly known: Redacted;
  readonly offers: readonly Offer[];
  readonly log: readonly Line[];
  readonly people: readonly Seat[];
  /** Seed of its random stream. */
  readonly chance: { readonly seed: string; readonly n: number };
  /** When the answer is due, in milliseconds since 1970: the bot answers with the best move it has found by then. */
  readonly by: number;
}

/** What the thread sends: an answer, or an error. */
export type Answer = { readonly id: number } & ({ readonly action: Action | null } | { readonly error: Error });

interface Waiting {
  resolve(action: Action | null): void;
  reject(error: Error): void;
}

/** How long the thread may take to end, in milliseconds. A search has its own limit. */
const CLOSE_MS = 3000;

/**
 * A worker thread for slow bots, so that no table has to wait for one. It is started with the first question. It gets
 * what the seat knows and the rules, so a bot cannot see anything else.
 */
export class Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @throws Error when the bot or the thread fails */
  ask(question: Question): Promise<Action | null> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question });
    });
  }

  /**
   * Lets the thread end by itself and terminates it if it does not. Terminating a thread while it compiles can crash
   * the process.
   */
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
    // Does not keep an otherwise idle server alive.
    worker.unref();
    worker.on('message', (reply: Answer) => {
      const it = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) it?.reject(reply.error);
      else it?.resolve(reply.action);
    });
    worker.on('error', (error) => this.#lost(error));
    worker.on('exit', () => this.#lost(new Error('The thread in which bots think has ended.')));
    return worker;
  }

  /** The next question starts a new thread. */
  #lost(error: unknown): void {
    this.#worker = null;
    for (const it of this.#waiting.values()) it.reject(error as Error);
    this.#waiting.clear();
  }
}

/** How long a bot may search, in milliseconds. */
const SEARCH_MS = 700;

/** Asks bots in the thread, for at most `ms` milliseconds. A game without a module is asked in this thread. */
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
