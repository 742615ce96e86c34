import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The values that metrics are read from. */
export interface Sources {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly clubs: () => number;
  readonly store: () => { commits: number; writes: number };
}

/** Metrics for operators. They reveal nothing about individual tables. */
export class Metrics {
  readonly registry = new Registry();
  readonly #on = { registers: [this.registry] };
  readonly commands = new Histogram({
    ...this.#on,
    name: 'masque_command_seconds',
    help: 'Time from a command to its acknowledgement.',
    labelNames: ['kind'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  });
  readonly refusals = new Counter({
    ...this.#on,
    name: 'masque_refusals_total',
    help: 'Commands that were refused.',
    labelNames: ['code'] as const,
  });
  readonly games = new Counter({
    ...this.#on,
    name: 'masque_games_total',
    help: 'Games that were dealt.',
    labelNames: ['game'] as const,
  });

  watch({ sockets, tables, clubs, store }: Sources): void {
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({ ...this.#on, name, help, collect() { this.set(read()); } }); // prettier-ignore
    };
    gauge('masque_sockets', 'Sockets that are open.', sockets);
    gauge('masque_tables', 'Tables in memory.', tables);
    gauge('masque_clubs', 'Clubs in memory.', clubs);
    gauge('masque_store_commits', 'Transactions made durable.', () => store().commits);
    gauge('masque_store_writes', 'Writes they held.', () => store().writes);
    gauge('masque_memory_bytes', 'Memory of the process.', () => process.memoryUsage().rss);
  }
}
