import { ruleOf, type Manners, type Role } from '../roles/index.ts';

/** Killers look for enemies, in groups; all others for friends, one at a time. */
const hunter: Manners = { seeks: 'enemies', trust: 0.75, others: 3, min: 2 };
const plain: Manners = { seeks: 'allies', trust: 0.62, others: 1, min: 1 };

/** Social behaviour of a role: as its entry says, otherwise the default for roles that kill or do not kill. */
export function mannersOf(role: Role): Manners {
  const { reveal: { kills, poisons } = {}, manners } = ruleOf(role);
  return { ...(kills || poisons ? hunter : plain), ...manners };
}
