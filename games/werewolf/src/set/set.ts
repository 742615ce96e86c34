import { isPack, roleNames, roleOfShort, type Role } from '../roles/index.ts';

/** How many of each card are dealt. */
export type RoleSet = { readonly [role in Role]?: number };

/** The cards of a set, in the order of the rulebook, to be shuffled and dealt. */
export const cardsOf = (set: RoleSet): Role[] => roleNames.flatMap((role) => Array<Role>(set[role] ?? 0).fill(role));

export const sizeOf = (set: RoleSet): number => Object.values(set).reduce((sum, n) => sum + n, 0);

export const has = (set: RoleSet, role: Role): boolean => (set[role] ?? 0) > 0;

/** How many Werewolves a set has. */
export const packSize = (set: RoleSet): number => cardsOf(set).filter(isPack).length;

/** Counts a list of cards. */
export function counted(list: readonly Role[]): RoleSet {
  const set: { [role in Role]?: number } = {};
  for (const role of list) set[role] = (set[role] ?? 0) + 1;
  return set;
}

/**
 * A set from the short names of its cards, each with its number if it is not one.
 *
 * @example
 * setOf('WOL2 SEE VIL4') // { werewolf: 2, seer: 1, villager: 4 }
 */
export const setOf = (row: string): RoleSet =>
  counted(
    [...row.matchAll(/([A-Z]+)(\d*)/g)].flatMap(([, short, n]) =>
      Array<Role>(n ? Number(n) : 1).fill(roleOfShort(short!)),
    ),
  );
