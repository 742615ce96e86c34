import type { Client } from 'pg';
import type { StoreMetrics } from '../store.ts';
import { appendAtOnce } from './at-once.ts';
import { writeBatch, type Decided } from './batch.ts';
import { CROSSED, isEnding, READ_ONLY, stateOf } from './errors.ts';
import { KnownSessions } from './known.ts';
import type { Write } from './batch-state.ts';

interface Job {
  readonly write: Write;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Limits how long one transaction holds its locks. */
const MAX_JOBS = 500;
/** How often a single write is retried after a conflict with another node. */
const MAX_TRIES = 5;

/**
 * Makes writes share transactions: while one is being made durable, writes that arrive wait for the next one. A write
 * that the database refuses does not affect others: the writes of its transaction are then tried one by one.
 */
export class Batches {
  readonly metrics: StoreMetrics = { commits: 0, writes: 0 };
  readonly #connect: () => Promise<Client>;
  readonly #prepare: (client: Client, writes: readonly Write[]) => Promise<void>;
  readonly #known = new KnownSessions();
  #client: Client | null = null;
  #waiting: Job[] = [];
  #working: Promise<void> | null = null;

  /**
   * @param connect opens a connection, and another one after it was lost
   * @param prepare what must be done before writes of this kind, outside their transaction
   */
  constructor(
    connect: () => Promise<Client>,
    prepare: (client: Client, writes: readonly Write[]) => Promise<void> = async () => {},
  ) {
    this.#connect = connect;
    this.#prepare = prepare;
  }

  write(write: Write): Promise<unknown> {
    const written = new Promise<unknown>((resolve, reject) => this.#waiting.push({ write, resolve, reject }));
    this.#working ??= this.#work();
    return written;
  }

  /** Writes what is pending, then closes the connection. */
  async close(): Promise<void> {
    while (this.#working) await this.#working;
    await this.#client?.end().catch(() => undefined);
  }

  async #work(): Promise<void> {
    // Those of the same turn of the loop come along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#run(this.#waiting.splice(0, MAX_JOBS));
    this.#working = null;
  }

  async #run(jobs: readonly Job[], tries = 1): Promise<void> {
    let decided: Decided[];
    try {
      decided = await this.#write(jobs.map(({ write }) => write));
    } catch (error) {
      const state = stateOf(error);
      // Another connection may lead to a database that can be written to.
      if (state === READ_ONLY && tries === 1) await this.#run(jobs, tries + 1);
      // Without a state it is the connection that failed. Either way the others would fare no better.
      else if (state === undefined || state === READ_ONLY) for (const job of jobs) job.reject(error);
      else if (jobs.length > 1) for (const job of jobs) await this.#run([job]);
      else if (CROSSED.has(state) && tries < MAX_TRIES) await this.#run(jobs, tries + 1);
      else jobs[0]!.reject(error);
      return;
    }
    this.metrics.commits += 1;
    this.metrics.writes += jobs.length;
    decided.forEach((it, i) => ('error' in it ? jobs[i]!.reject(it.error) : jobs[i]!.resolve(it.value)));
  }

  /** One that is lost while nothing is written is replaced, so that no write has to fail first. */
  async #open(): Promise<Client> {
    const client = await this.#connect();
    client.once('end', () => {
      if (this.#client === client) this.#client = null;
    });
    return (this.#client = client);
  }

  async #write(writes: readonly Write[]): Promise<Decided[]> {
    const client = this.#client ?? (await this.#open());
    try {
      await this.#prepare(client, writes);
      const decided = await appendAtOnce(client, writes, this.#known);
      if (decided) return decided;
      this.#known.forget(writes);
      return await writeBatch(client, writes, this.#known);
    } catch (error) {
      this.#known.forget(writes);
      if (stateOf(error) === undefined || isEnding(error)) {
        this.#client = null;
        client.end().catch(() => undefined);
      }
      throw error;
    }
  }
}
