import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a node has to do with others. */
export interface Traffic {
  /** Tables and evenings that only this node may change. */
  readonly leases: number;
  /** Games of nodes that were gone, taken over since the start. */
  readonly takenOver: number;
  /** Messages to and from other nodes since the start; each may contain many frames. */
  readonly sent: number;
  readonly received: number;
}

/** Quantiles of the event loop's delay, in percent. */
const DELAYS = [50, 99, 100] as const;
/** How often the delay is measured, in milliseconds. What is measured contains this interval. */
const RESOLUTION_MS = 20;
const nobody: Traffic = { leases: 0, takenOver: 0, sent: 0, received: 0 };

/** The values that metrics are read from. */
export interface Sources {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly clubs: () => number;
  readonly store: () => { commits: number; writes: number };
  /** What this node has to do with others; absent: there are none. */
  readonly nodes?: (() => Traffic) | undefined;
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

  readonly deadlines = new Histogram({
    ...this.#on,
    name: 'masque_deadline_late_seconds',
    help: 'How long after their time deadlines were applied.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
  });

  /** @param node the id under which this node is in the logs */
  watch({ sockets, tables, clubs, store, nodes = () => nobody }: Sources, node = 'alone'): void {
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({ ...this.#on, name, help, collect() { this.set(read()); } }); // prettier-ignore
    };
    gauge('masque_sockets', 'Sockets that are open.', sockets);
    gauge('masque_tables', 'Tables in memory.', tables);
    gauge('masque_clubs', 'Clubs in memory.', clubs);
    gauge('masque_store_commits', 'Transactions made durable.', () => store().commits);
    gauge('masque_store_writes', 'Writes they held.', () => store().writes);
    gauge('masque_leases', 'Tables and evenings that only this node may change.', () => nodes().leases);
    gauge('masque_taken_over', 'Games taken over from nodes that were gone.', () => nodes().takenOver);
    gauge('masque_messages_sent', 'Messages to other nodes.', () => nodes().sent);
    gauge('masque_messages_received', 'Messages from other nodes.', () => nodes().received);
    const info = new Gauge({
      ...this.#on,
      name: 'masque_node',
      help: 'The id of this node in the logs.',
      labelNames: ['node'],
    });
    info.set({ node }, 1);
    gauge('masque_memory_bytes', 'Memory of the process.', () => process.memoryUsage().rss);
  }

  /** Measures by how much turns of the event loop are late. Returns a function that stops. */
  watchLoop(): () => void {
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delay.enable();
    new Gauge({
      ...this.#on,
      name: 'masque_event_loop_delay_seconds',
      help: 'By how much turns of the event loop were late since metrics were last read.',
      labelNames: ['percent'] as const,
      collect() {
        for (const percent of DELAYS) {
          const ms = delay.count > 0 ? delay.percentile(percent) / 1e6 - RESOLUTION_MS : 0;
          this.set({ percent }, Math.max(0, ms) / 1000);
        }
        delay.reset();
      },
    });
    return () => void delay.disable();
  }
}
