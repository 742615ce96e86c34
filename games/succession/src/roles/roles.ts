import type { RoleRule } from './role.ts';

const define = <const R extends { readonly [role: string]: RoleRule }>(list: R): R => list;

/** Every role of the game. */
export const roles = define({
  heir: { class: 'royal', tier: 1, icon: 'crown', always: { divine: true }, manners: { seeks: 'nobody', trust: 1.1 } },
  noble: { class: 'royal', tier: 1, icon: 'fleur-de-lys' },
  spy: { class: 'criminal', tier: 1, icon: 'spy', always: { lies: true }, manners: { trust: 0.9 } },

  psycho: { class: 'criminal', tier: 2, icon: 'bloody-sword', reveal: { kills: 'must' } },
  magistrate: { class: 'soldier', tier: 2, icon: 'scales', reveal: { immune: true, judges: true } },
  witness: { class: 'commoner', tier: 2, icon: 'eyeball', reveal: { probe: 'accuse' }, manners: { others: 2 } },

  viceroy: { class: 'royal', tier: 3, icon: 'police-badge', public: { offersBadge: true }, manners: { trust: 0.7 } },
  assassin: {
    class: 'criminal',
    tier: 3,
    icon: 'hooded-assassin',
    reveal: { kills: 'may' },
    surprise: 'killFaction',
    manners: { trust: 0.8 },
  },
  guard: {
    class: 'soldier',
    tier: 3,
    icon: 'checked-shield',
    reveal: { diesFor: true },
    surprise: 'killKiller',
    manners: { others: 3, min: 2 },
  },

  headsman: {
    class: 'soldier',
    tier: 4,
    icon: 'executioner-hood',
    reveal: { immune: true, beheads: true },
    manners: { seeks: 'strangers', trust: 0.5, others: 2 },
  },
  inquisitor: {
    class: 'soldier',
    tier: 4,
    icon: 'lantern-flame',
    reveal: { probe: 'force' },
    manners: { seeks: 'strangers', trust: 0.5, others: 2 },
  },
  brigand: {
    class: 'criminal',
    tier: 4,
    icon: 'bandit',
    reveal: { probe: 'force', pack: true },
    manners: { trust: 0.7, others: 3 },
  },
  attorney: {
    class: 'commoner',
    tier: 4,
    icon: 'scroll-quill',
    reveal: { defendsCriminals: true },
    manners: { others: 2 },
  },
  healer: { class: 'commoner', tier: 4, icon: 'healing', reveal: { heals: true }, manners: { others: 2 } },
  poisoner: { class: 'criminal', tier: 4, icon: 'poison-bottle', reveal: { poisons: true } },
  vigilante: {
    class: 'criminal',
    tier: 4,
    icon: 'domino-mask',
    reveal: { stopsCriminals: true },
    manners: { others: 2 },
  },
  diplomat: {
    class: 'royal',
    tier: 4,
    icon: 'shaking-hands',
    reveal: { probe: 'name' },
    manners: { seeks: 'strangers', trust: 0.45, others: 2 },
  },
  wizard: {
    class: 'sorcerer',
    tier: 4,
    icon: 'pointy-hat',
    reveal: { kills: 'may', raises: true },
    manners: { trust: 0.8 },
  },
  virgin: { class: 'commoner', tier: 4, icon: 'rose', dying: { callsBack: true } },
  martyr: {
    class: 'commoner',
    tier: 4,
    icon: 'candle-flame',
    public: { silences: true, dies: true },
    manners: { trust: 0.7 },
  },
  oracle: {
    class: 'sorcerer',
    tier: 4,
    icon: 'crystal-ball',
    public: { looks: true, once: true },
    manners: { trust: 0.7 },
  },
  informant: { class: 'royal', tier: 4, icon: 'talk', surprise: 'show' },
});

export type Role = keyof typeof roles;
