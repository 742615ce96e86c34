import { afterEach, beforeEach } from 'vitest';
import type { SessionStart, TableDraft } from '../records.ts';
import type { Store } from '../store.ts';

/** An empty database that one or more nodes share. */
export interface Backend {
  /** Opens the store of another node on the same data. */
  open(): Promise<Store>;
  /** Called after a test with each of its stores; without this, they are closed. */
  leave?(store: Store): Promise<void>;
  /** Called when all stores are closed or left. */
  remove(): Promise<void>;
}

/** Makes an empty backend for each test of the contract. */
export type MakeBackend = () => Promise<Backend>;

/** What a test of the contract uses: an empty backend for each test, its first store and, on request, more. */
export interface Bench {
  readonly store: Store;
  another(): Promise<Store>;
}

export function bench(make: MakeBackend): Bench {
  let backend: Backend;
  let stores: Store[] = [];
  const open = async (): Promise<Store> => {
    const store = await backend.open();
    stores.push(store);
    return store;
  };
  beforeEach(async () => {
    backend = await make();
    await open();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => (backend.leave ? backend.leave(store) : store.close())));
    stores = [];
    await backend.remove();
  });
  return {
    get store() {
      const [first] = stores;
      if (!first) throw new Error('The store exists only while a test runs.');
      return first;
    },
    another: open,
  };
}

export const draft = (id: string, rest: Partial<TableDraft> = {}): TableDraft => ({
  id,
  code: null,
  state: 'open',
  data: { seats: [] },
  savedAt: 1000,
  ...rest,
});

export const start = (id: string, rest: Partial<SessionStart> = {}): SessionStart => ({
  id,
  tableId: null,
  game: 'whist',
  version: '1.2.0',
  seed: 'c0ffee',
  setup: { seats: 4 },
  startedAt: 1000,
  ...rest,
});
