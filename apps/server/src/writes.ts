import type { Store } from '@masque/store';

/** What changes tables, games and clubs. */
const WRITES = ['append', 'createSession', 'saveTable', 'extendStream'] as const satisfies readonly (keyof Store)[];

/** One of these writes. */
type WriteName = (typeof WRITES)[number];

/** A store of which each of these writes goes through `how`. */
export function withWrites(
  store: Store,
  how: (write: () => Promise<unknown>, name: WriteName) => Promise<unknown>,
): Store {
  const writes = WRITES.map((name) => {
    const method = store[name] as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => how(() => method.apply(store, args), name)];
  });
  return { ...store, ...(Object.fromEntries(writes) as Partial<Store>) };
}
