import { objects, type ObjectKind } from './objects/index.ts';
import { awake, type Coach } from './public.ts';
import type { Society } from './societies.ts';

/** How much a hand counts for a society. A Bag counts once the pile is empty. */
export const units = (hand: readonly ObjectKind[], society: Society, table: Pick<Coach, 'pile'>): number =>
  hand.filter((kind) => objects[kind].goal === society && (!objects[kind].bag || awake(table))).length;

/** How much a hand counts for whoever wants to win alone: Keys and Goblets alike. */
export const soloUnits = (hand: readonly ObjectKind[], table: Pick<Coach, 'pile'>): number =>
  units(hand, 'order', table) + units(hand, 'brotherhood', table);
