import { Worker } from 'node:worker_threads';
import type { ThreadRequests, ThreadStart, RulesLoaded, ThreadQuestion, ThreadMessage } from './messages.ts';

/** Timeout for requests to the rules, in milliseconds: after that, they are considered to be in an endless loop. */
const PATIENCE_MS = 15_000;
/** Timeout for the conformance checks, which replay every moment of the table many times, in milliseconds. */
const LONG_MS = 120_000;

interface Waiting {
  readonly done: (answer: never) => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Runs the rules of a game in a thread of their own, so that an endless loop can be ended without affecting anything
 * else.
 */
export class Rules {
  readonly loaded: RulesLoaded;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #ended: Error | null = null;

  private constructor(worker: Worker, loaded: RulesLoaded) {
    this.loaded = loaded;
    this.#worker = worker;
    worker.on('message', (told: ThreadMessage) => this.#hear(told));
    worker.on('error', (error: Error) => this.#end(error));
    worker.on('exit', () => this.#end(new Error('The thread that runs the rules has stopped.')));
  }

  /**
   * Loads the current rules and replays a story by them.
   * @throws Error that says why they cannot be loaded
   */
  static async load(beginning: ThreadStart): Promise<Rules> {
    const source = import.meta.url.endsWith('.ts');
    const worker = new Worker(new URL(source ? './worker.ts' : './worker.js', import.meta.url), {
      workerData: beginning,
    });
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        void worker.terminate();
        fail(new Error('The rules did not load within 15 seconds. They probably contain an endless loop.'));
      }, PATIENCE_MS);
      worker.once('error', (error) => (clearTimeout(timer), fail(error)));
      worker.once('message', (told: ThreadMessage) => {
        clearTimeout(timer);
        if ('loaded' in told) return done(new Rules(worker, told.loaded));
        void worker.terminate();
        fail(new Error('failed' in told ? told.failed : 'The rules could not be loaded.'));
      });
    });
  }

  /** @throws Error when the rules throw or do not return */
  ask<K extends keyof ThreadRequests>(
    what: K,
    given: ThreadRequests[K]['given'],
  ): Promise<ThreadRequests[K]['answer']> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#next++;
    return new Promise((done, fail) => {
      const ms = what === 'promises' ? LONG_MS : PATIENCE_MS;
      const timer = setTimeout(() => {
        this.#end(
          new Error(`The rules did not finish within ${ms / 1000} seconds. They probably contain an endless loop.`),
        );
        void this.#worker.terminate();
      }, ms);
      this.#waiting.set(id, { done, fail, timer });
      this.#worker.postMessage({ id, what, given } as ThreadQuestion);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(told: ThreadMessage): void {
    if (!('id' in told)) return;
    const it = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    clearTimeout(it?.timer);
    if ('error' in told) it?.fail(new Error(told.error));
    else it?.done(told.answer as never);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { fail, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      fail(this.#ended);
    }
    this.#waiting.clear();
  }
}
