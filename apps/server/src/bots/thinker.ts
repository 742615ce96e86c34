import { botOf, firstGameBot } from '@masque/bots';
import {
  observe,
  randomFor,
  seedOf,
  type Action,
  type AnyGame,
  type Line,
  type Offer,
  type Redacted,
  type Seat,
} from '@masque/core';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { isContained } from '../contained.ts';
import type { Ponder } from './driver.ts';
import type { Registry } from '../registry.ts';

/** What a slow bot is given: plain data that its seat knows, and the address of its game's module. */
export interface ThinkRequest {
  /** Address of the game's module. */
  readonly address: string;
  readonly level: string;
  /** It plays as the first game wants it to. */
  readonly first: boolean;
  readonly seat: Seat;
  readonly known: Redacted;
  readonly offers: readonly Offer[];
  readonly log: readonly Line[];
  readonly people: readonly Seat[];
  /** Seed of its random stream. */
  readonly chance: { readonly seed: string; readonly n: number };
}

/** What a thread sends: an answer, or an error. */
export type ThinkResult = { readonly action: Action | null } | { readonly error: Error };

/** A question that waits for a thread, or is being thought about in one. */
interface PendingThink {
  readonly question: ThinkRequest;
  readonly stuckMs: number;
  resolve(action: Action | null): void;
  reject(error: Error): void;
}

/** A thread, and what it is thinking about. */
interface Thread {
  readonly worker: Worker;
  asked: PendingThink | null;
  stuck: NodeJS.Timeout | undefined;
}

/** A bot did not come to an end, or ended its thread. */
export class ThreadLost extends Error {}

/** How long a thread may take to end, in milliseconds. */
const CLOSE_MS = 3000;
/** Time after which a thread is given up, in milliseconds: no search takes so long. */
const STUCK_MS = 20_000;
/** The same for a game by another author, whose bots must not keep the threads from all others. */
const STUCK_OTHERS_MS = 5000;
/** Memory of a thread, in MiB: whatever uses up more ends with its thread. */
const MAX_MIB = 1024;
/** Maximum number of threads: one processor is left to the tables, and more than a few are not needed. */
const MAX_THREADS = 4;

/**
 * Worker threads for slow bots, so that no table has to wait for one. Each is started when there is something for it to
 * do, and thinks about one question at a time. It gets what the seat knows and the rules, so a bot cannot see anything
 * else.
 */
export class Thinker {
  readonly #maxThreads: number;
  readonly #stuckMs: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: PendingThink[] = [];
  #closed = false;

  /** @param threads how many at most; by default one fewer than there are processors */
  constructor(threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)), stuckMs = STUCK_MS) {
    this.#maxThreads = threads;
    this.#stuckMs = stuckMs;
  }

  /**
   * @param stuckMs after how long its thread is given up, at most
   * @throws Error when the bot or the thread fails, or `signal` has taken back a question that nobody has begun
   */
  ask(question: ThinkRequest, signal?: AbortSignal, stuckMs = Infinity): Promise<Action | null> {
    return new Promise((resolve, reject) => {
      const asked: PendingThink = { question, stuckMs: Math.min(stuckMs, this.#stuckMs), resolve, reject };
      this.#waiting.push(asked);
      signal?.addEventListener('abort', () => {
        const i = this.#waiting.indexOf(asked);
        if (i < 0) return;
        this.#waiting.splice(i, 1);
        reject(new Error('The question has been taken back.'));
      });
      this.#next();
    });
  }

  /**
   * Lets the threads end by themselves and terminates those that do not. Terminating a thread while it compiles can
   * crash the process.
   */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The server stops.'));
    const gone = [...this.#threads].map(async ({ worker }) => {
      const exit = once(worker, 'exit');
      const late = setTimeout(() => void worker.terminate(), CLOSE_MS);
      worker.postMessage(null);
      await exit;
      clearTimeout(late);
    });
    await Promise.all(gone);
  }

  /** Gives what waits to threads that have nothing to do. */
  #next(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const idle = [...this.#threads].find((it) => !it.asked);
      const thread = idle ?? (this.#threads.size < this.#maxThreads ? this.#start() : null);
      if (!thread) return;
      thread.asked = this.#waiting.shift()!;
      const { question, stuckMs } = thread.asked;
      thread.stuck = setTimeout(() => void thread.worker.terminate(), stuckMs).unref();
      thread.worker.postMessage(question);
    }
  }

  #start(): Thread {
    const own = import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js';
    const worker = new Worker(new URL(own, import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MAX_MIB } });
    const thread: Thread = { worker, asked: null, stuck: undefined };
    // Does not keep an otherwise idle server alive.
    worker.unref();
    worker.on('message', (reply: ThinkResult) => {
      const asked = this.#done(thread);
      if ('error' in reply) asked?.reject(reply.error);
      else asked?.resolve(reply.action);
      this.#next();
    });
    worker.on('error', (cause) => this.#lost(thread, cause));
    worker.on('exit', () => this.#lost(thread));
    this.#threads.add(thread);
    return thread;
  }

  #done(thread: Thread): PendingThink | null {
    const { asked } = thread;
    clearTimeout(thread.stuck);
    thread.asked = null;
    return asked;
  }

  /** The next question starts a new thread. */
  #lost(thread: Thread, cause?: unknown): void {
    this.#threads.delete(thread);
    this.#done(thread)?.reject(new ThreadLost('The thread in which a bot was thinking has ended.', { cause }));
    this.#next();
  }
}

/** How long to wait for an answer, in milliseconds. */
const LATE_MS = 700;
/** How long a game by another author is not asked again after one of its bots has cost a thread, in milliseconds. */
const REST_MS = 60_000;

/**
 * Asks bots in a thread. A bot searches as much as its level says, and is never told the time, so that the same question
 * gets the same answer however busy the machine is. If the answer is not there when it is due, the bot does what it would
 * have done without any search: this is known at once, and again depends on the question alone.
 *
 * A game by another author never decides in this thread, where everybody would have to wait for it: if it is late, there
 * is no answer, and whoever asks chooses among its offers.
 *
 * A game without a module is asked in this thread.
 */
export function ponderIn(
  thinker: Thinker,
  games: Registry,
  log: Pick<Logger, 'warn'>,
  ms = LATE_MS,
  stuckOthersMs = STUCK_OTHERS_MS,
): Ponder {
  const resting = new WeakSet<AnyGame>();
  return async (session, seat, level, people, first = false) => {
    const { game, start, n } = session;
    const address = games.addressOf(game);
    const chance = { seed: seedOf(`${start.seed} mind ${seat}`), n };
    const bot = (first ? firstGameBot(game) : undefined) ?? botOf(game, level)!;
    const given = (): Parameters<typeof bot.decide>[0] => ({
      ...observe(session, seat, randomFor(chance.seed, chance.n)),
      people,
    });
    if (address === undefined) return bot.decide(given());
    if (resting.has(game)) return null;
    const { offers, log: read, redacted } = given();
    const due = AbortSignal.timeout(ms);
    const late = new Promise<typeof LATE>((resolve) => due.addEventListener('abort', () => resolve(LATE)));
    const question = { address, level, first, seat, known: redacted(), offers, log: read(), people, chance };
    const asked = thinker.ask(question, due, isContained(game) ? stuckOthersMs : undefined);
    // Nobody waits for an answer that is late.
    asked.catch((error: unknown) => {
      if (!(error instanceof ThreadLost) || !isContained(game)) return;
      resting.add(game);
      setTimeout(() => resting.delete(game), REST_MS).unref();
    });
    const answer = await Promise.race([late, asked]);
    if (answer !== LATE) return answer;
    const trusted = !isContained(game);
    const instead = trusted ? 'it does what it would do without a search' : 'a random move is played for it';
    log.warn({ game: game.id, level, ms }, `a bot was not done in time; ${instead}`);
    return trusted ? bot.decide({ ...given(), playouts: 0 }) : null;
  };
}

const LATE = Symbol('late');
