import { cards } from './cards.ts';
import type { ObjectKind } from './kinds.ts';
import type { ObjectCard } from './object.ts';

/** Everything that the game knows about each object. */
export const objects: Readonly<Record<ObjectKind, ObjectCard>> = cards;

export { distinct, kinds, OBJECT, sorted, type ObjectKind } from './kinds.ts';
export type { Ability, ObjectCard } from './object.ts';
