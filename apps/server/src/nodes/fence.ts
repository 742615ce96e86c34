import type { Store } from '@masque/store';
import { mayTell } from '../logged-error.ts';

/** Writes to what a node owns. */
const WRITES = ['append', 'createSession', 'saveTable', 'extendStream'] as const satisfies readonly (keyof Store)[];

/**
 * A store that takes nothing from a node which others may count as dead: one that was frozen goes on where it was, before
 * it learns how late it is. What it wrote would be correct, as the store compares lengths, but whoever has its tables now
 * would not see it.
 */
export function fenced(store: Store, isSilent: () => boolean): Store {
  const writes = WRITES.map((name) => {
    const write = store[name] as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      (...args: unknown[]) =>
        isSilent()
          ? Promise.reject(mayTell(new Error('this node was silent for too long to write')))
          : write.apply(store, args),
    ];
  });
  return { ...store, ...(Object.fromEntries(writes) as Partial<Store>) };
}
