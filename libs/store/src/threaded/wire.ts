import type { Store, StoreMetrics } from '../store.ts';

/** What a store can be asked across threads: everything that answers with a promise. */
export type Method = {
  [K in keyof Store]: Store[K] extends (...args: never[]) => Promise<unknown> ? K : never;
}[keyof Store];

/** A question. All that were asked in one turn of the event loop travel together. */
export interface Call {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** Its answer: what the promise came to. */
export interface Settled {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: unknown;
}

/** What comes back: answers, with the counters as they stand; or that the store is open, or could not be opened. */
export type Reply =
  | { readonly answers: readonly Settled[]; readonly metrics: StoreMetrics }
  | { readonly opened: true }
  | { readonly failed: unknown };
