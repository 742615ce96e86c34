import { roles, type Role } from '../roles.ts';

/** How many of each card are dealt. */
export type RoleSet = { readonly [role in Role]?: number };

/** The cards of a set, in the order of the rulebook: what is shuffled and dealt. */
export const cardsOf = (set: RoleSet): Role[] => roles.flatMap((role) => Array<Role>(set[role] ?? 0).fill(role));

export const sizeOf = (set: RoleSet): number => Object.values(set).reduce((sum, n) => sum + n, 0);

export const has = (set: RoleSet, role: Role): boolean => (set[role] ?? 0) > 0;

/** A list of cards counted. */
export function counted(list: readonly Role[]): RoleSet {
  const set: { [role in Role]?: number } = {};
  for (const role of list) set[role] = (set[role] ?? 0) + 1;
  return set;
}
