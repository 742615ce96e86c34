import { roles } from './roles.ts';
import { otherFaction, type Face, type Faction, type Role, type RoleRule } from './role.ts';

export * from './role.ts';
export { roles } from './roles.ts';

/** All roles, as the rulebook introduces them. */
export const roleNames = Object.keys(roles) as Role[];

/** What a role is and does. */
export const ruleOf = (role: Role): RoleRule => roles[role];

/** The faction on the faction side: the true one, except that Spies lie. */
export const factionSide = ({ role, faction }: Face): Faction => (ruleOf(role).lies ? otherFaction(faction) : faction);
