import type { Pick } from '@masque/core';
import { distinct, type ObjectKind } from '../objects/index.ts';

/** One of these objects, each kind once. */
export const oneOf = (cards: readonly ObjectKind[], ask: string): Pick<ObjectKind> => ({
  kind: 'card',
  of: distinct(cards),
  ask,
});
