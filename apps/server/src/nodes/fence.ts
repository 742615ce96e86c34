import type { Store } from '@masque/store';
import { mayTell } from '../logged-error.ts';
import { withWrites } from '../writes.ts';
import { Elsewhere } from './ownership.ts';

/**
 * A store that takes nothing from a node which others may count as dead: one that was frozen goes on where it was, before
 * it learns how late it is. What it wrote would be correct, as the store compares lengths, but whoever has its tables now
 * would not see it.
 */
export const fenced = (store: Store, isSilent: () => boolean): Store =>
  withWrites(store, (write) =>
    isSilent() ? Promise.reject(mayTell(new Elsewhere('this node was silent for too long to write'))) : write(),
  );
