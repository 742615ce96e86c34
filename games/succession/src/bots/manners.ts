import { revealOf, type Role } from '../roles/index.ts';

/** How a role behaves among people. */
export interface Manners {
  /** Whom it seeks out to show its role. */
  readonly seeks: 'allies' | 'enemies' | 'strangers' | 'nobody';
  /** How sure of somebody's loyalty it must be to show its role. */
  readonly trust: number;
  /** How many it likes to gather at most, and at least. */
  readonly others: number;
  readonly least?: number;
}

const plain: Manners = { seeks: 'allies', trust: 0.62, others: 1 };
const hunter: Manners = { seeks: 'enemies', trust: 0.75, others: 3, least: 2 };

/** Heirs hide, Spies lie for a while, killers look for enemies, Soldiers vet strangers, the others find their own. */
const manners: { readonly [R in Role]?: Manners } = {
  heir: { seeks: 'nobody', trust: 1.1, others: 1 },
  spy: { seeks: 'allies', trust: 0.9, others: 1 },
  witness: { ...plain, others: 2 },
  viceroy: { ...plain, trust: 0.7 },
  assassin: { ...hunter, trust: 0.8 },
  guard: { ...plain, others: 3, least: 2 },
  headsman: { seeks: 'strangers', trust: 0.5, others: 2 },
  inquisitor: { seeks: 'strangers', trust: 0.5, others: 2 },
  brigand: { ...plain, trust: 0.7, others: 3 },
  attorney: { ...plain, others: 2 },
  healer: { ...plain, others: 2 },
  poisoner: { ...hunter, others: 3 },
  vigilante: { ...plain, others: 2 },
  diplomat: { seeks: 'strangers', trust: 0.45, others: 2 },
  wizard: { ...hunter, trust: 0.8 },
  martyr: { ...plain, trust: 0.7 },
  oracle: { ...plain, trust: 0.7 },
};

/** Without advice of its own a role that kills hunts, and every other one looks for its friends. */
export function mannersOf(role: Role): Manners {
  const { kills, poisons } = revealOf(role);
  return manners[role] ?? (kills || poisons ? hunter : plain);
}
