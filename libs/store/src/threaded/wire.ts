import type { SqliteStore } from '../sqlite/sqlite-store.ts';
import type { StoreMetrics } from '../store.ts';

/** The methods that can be called across threads: those that return a promise. */
export type Method = {
  [K in keyof SqliteStore]: SqliteStore[K] extends (...args: never[]) => Promise<unknown> ? K : never;
}[keyof SqliteStore];

/** A call. All calls of one turn of the event loop are sent together. */
export interface Call {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** Its result: how the promise settled. */
export interface Settled {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: unknown;
  /** Code of the error, which an error does not carry across threads. */
  readonly code?: string | undefined;
}

/** What the thread sends back: results with the current counters, or that the store is open or could not be opened. */
export type WorkerMessage =
  | { readonly answers: readonly Settled[]; readonly metrics: StoreMetrics }
  | { readonly opened: true }
  | { readonly failed: unknown };
