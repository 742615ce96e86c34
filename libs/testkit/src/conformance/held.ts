import type { SetContents } from '@masque/core';

/** What a set holds, and how many of each. */
export const heldIn = (set: SetContents): (readonly [item: string, n: number])[] =>
  Object.entries(set).flatMap(([item, n = 0]) => (n > 0 ? [[item, n] as const] : []));
