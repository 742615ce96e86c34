import { ruleOf, type Manners, type Role } from '../roles/index.ts';

/** Killers look for enemies, in company; all others for their own, one at a time. */
const hunter: Manners = { seeks: 'enemies', trust: 0.75, others: 3, least: 2 };
const plain: Manners = { seeks: 'allies', trust: 0.62, others: 1, least: 1 };

/** How a role behaves among people: as its entry says, and for the rest as all who kill, or all who do not. */
export function mannersOf(role: Role): Manners {
  const { reveal: { kills, poisons } = {}, manners } = ruleOf(role);
  return { ...(kills || poisons ? hunter : plain), ...manners };
}
