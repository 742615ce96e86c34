import type { Store } from '@masque/store';
import { Elsewhere } from './nodes/ownership.ts';

const marked = new WeakSet<Error>();

/** Marks an error that says nothing about what was asked for: the same may succeed in a moment. */
export function unavailable<E>(error: E): E {
  if (error instanceof Error) marked.add(error);
  return error;
}

/** Might the same succeed in a moment, or at another node? */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Elsewhere || (error instanceof Error && marked.has(error));

/** The same store, whose failures are marked as unavailable, unless what it was given is at fault. */
export function markingStore(store: Store): Store {
  const methods = store as unknown as Record<string, (...args: unknown[]) => unknown>;
  const mark = (error: unknown): void => void (error instanceof TypeError || unavailable(error));
  const marking = (name: string) => [
    name,
    (...args: unknown[]): unknown => {
      const result = methods[name]!(...args);
      // Before all who wait for it, so that they find the mark.
      if (result instanceof Promise) result.catch(mark);
      return result;
    },
  ];
  return Object.fromEntries(Object.keys(methods).map(marking)) as Store;
}
