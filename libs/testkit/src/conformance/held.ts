import type { SetContents } from '@masque/core';

/** The contents of a set: how many of each item. */
export const heldIn = (set: SetContents): (readonly [item: string, n: number])[] =>
  Object.entries(set).flatMap(([item, n = 0]) => (n > 0 ? [[item, n] as const] : []));
