import type { RoleRule } from './role.ts';

const define = <const R extends { readonly [role: string]: RoleRule }>(list: R): R => list;

/** Every role of the game. */
export const roles = define({
  heir: { class: 'royal', tier: 1, icon: 'crown', always: { divine: true } },
  noble: { class: 'royal', tier: 1, icon: 'fleur-de-lys' },
  spy: { class: 'criminal', tier: 1, icon: 'spy', always: { lies: true } },

  psycho: { class: 'criminal', tier: 2, icon: 'bloody-sword', reveal: { kills: 'must' } },
  magistrate: { class: 'soldier', tier: 2, icon: 'scales', reveal: { immune: true, judges: true } },
  witness: { class: 'commoner', tier: 2, icon: 'eyeball', reveal: { probe: 'accuse' } },

  viceroy: { class: 'royal', tier: 3, icon: 'police-badge', public: { offersBadge: true } },
  assassin: { class: 'criminal', tier: 3, icon: 'hooded-assassin', reveal: { kills: 'may' }, surprise: 'killFaction' },
  guard: { class: 'soldier', tier: 3, icon: 'checked-shield', reveal: { diesFor: true }, surprise: 'killKiller' },

  headsman: { class: 'soldier', tier: 4, icon: 'executioner-hood', reveal: { immune: true, beheads: true } },
  inquisitor: { class: 'soldier', tier: 4, icon: 'lantern-flame', reveal: { probe: 'force' } },
  brigand: { class: 'criminal', tier: 4, icon: 'bandit', reveal: { probe: 'force', pack: true } },
  attorney: { class: 'commoner', tier: 4, icon: 'scroll-quill', reveal: { defendsCriminals: true } },
  healer: { class: 'commoner', tier: 4, icon: 'healing', reveal: { heals: true } },
  poisoner: { class: 'criminal', tier: 4, icon: 'poison-bottle', reveal: { poisons: true } },
  vigilante: { class: 'criminal', tier: 4, icon: 'domino-mask', reveal: { stopsCriminals: true } },
  diplomat: { class: 'royal', tier: 4, icon: 'shaking-hands', reveal: { probe: 'name' } },
  wizard: { class: 'sorcerer', tier: 4, icon: 'pointy-hat', reveal: { kills: 'may', raises: true } },
  virgin: { class: 'commoner', tier: 4, icon: 'rose', dying: { callsBack: true } },
  martyr: { class: 'commoner', tier: 4, icon: 'candle-flame', public: { silences: true, dies: true } },
  oracle: { class: 'sorcerer', tier: 4, icon: 'crystal-ball', public: { looks: true, once: true } },
  informant: { class: 'royal', tier: 4, icon: 'talk', surprise: 'show' },
});
