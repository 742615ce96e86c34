import { roleOfShort, ruleOf, roleNames, type Role } from '../roles/index.ts';

/** The card of three letters, as scenarios name it. */
export const roleOfCode = roleOfShort;

export const codeOf = (role: unknown): unknown =>
  roleNames.includes(role as Role) ? ruleOf(role as Role).code.short : role;
