import { keysOf } from '@masque/mechanics';
import { otherFaction, type Faction, type Reveal, type RoleRule } from './role.ts';
import { roles, type Role } from './roles.ts';

export * from './role.ts';
export type { Role } from './roles.ts';

/** What is printed on the role side of a card. */
export interface CardFace {
  readonly role: Role;
  readonly faction: Faction;
}

/** All roles, in the order of the rulebook. */
export const roleNames = keysOf(roles);

/** What a role is and does. */
export const ruleOf = (role: Role): RoleRule => roles[role];

/** What a role does if its owner agreed to show it. */
export const revealOf = (role: Role): Reveal => ruleOf(role).reveal ?? {};

/** Whether it may take the crown and is divinely protected. */
export const isHeir = (role: Role): boolean => Boolean(ruleOf(role).always?.divine);

/** Whether players may die of it. */
export function isDeadly(role: Role): boolean {
  const { reveal, surprise, public: open } = ruleOf(role);
  const { kills, judges, beheads, poisons } = reveal ?? {};
  const kill = kills ?? judges ?? beheads ?? poisons ?? open?.dies ?? open?.offersBadge;
  return Boolean(kill) || (surprise !== undefined && surprise !== 'show');
}

/** The faction on the faction side: the true one, except for Spies. */
export const factionSide = ({ role, faction }: CardFace): Faction =>
  ruleOf(role).always?.lies ? otherFaction(faction) : faction;
