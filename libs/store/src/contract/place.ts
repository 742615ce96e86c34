import { afterEach, beforeEach } from 'vitest';
import type { SessionStart, TableDraft } from '../records.ts';
import type { Store } from '../store.ts';

/** Somewhere empty that one or more nodes keep their data in together. */
export interface Place {
  /** Another node's store on the same data. */
  open(): Promise<Store>;
  /** Called when all stores are closed. */
  remove(): Promise<void>;
}

export type MakePlace = () => Promise<Place>;

/** What a test of the contract works on: an empty place for each test, its first store and, if asked for, more. */
export interface Bench {
  readonly store: Store;
  another(): Promise<Store>;
}

export function bench(make: MakePlace): Bench {
  let place: Place;
  let stores: Store[] = [];
  const open = async (): Promise<Store> => {
    const store = await place.open();
    stores.push(store);
    return store;
  };
  beforeEach(async () => {
    place = await make();
    await open();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
    await place.remove();
  });
  return {
    get store() {
      const [first] = stores;
      if (!first) throw new Error('The store is there only while a test runs.');
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
