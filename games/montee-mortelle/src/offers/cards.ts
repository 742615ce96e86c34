import type { Pick } from '@masque/core';
import { distinct, type ObjectKind } from '../objects/index.ts';

/**
 * One of these objects, each kind once. Chosen by hand even if all are of one kind: only a single card may choose itself,
 * since everybody sees that it is one.
 *
 * @param held how many cards there are, where only some of them fit
 */
export const oneOf = (cards: readonly ObjectKind[], ask: string, held = cards.length): Pick<ObjectKind> => ({
  kind: 'card',
  of: distinct(cards),
  ask,
  ...(held > 1 && { byHand: true }),
});
