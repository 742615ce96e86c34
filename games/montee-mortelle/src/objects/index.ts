import { duel } from './duel.ts';
import { forced } from './forced.ts';
import { goal } from './goal.ts';
import type { ObjectKind } from './kinds.ts';
import type { ObjectCard } from './object.ts';
import { passing } from './passing.ts';
import { solo } from './solo.ts';

/** The 17 kinds of objects, 21 cards in all. */
export const objects: Readonly<Record<ObjectKind, ObjectCard>> = { ...goal, ...forced, ...duel, ...passing, ...solo };

export { distinct, kinds, OBJECT, sorted, type ObjectKind } from './kinds.ts';
export type { Ability, ObjectCard } from './object.ts';
