import type { RoleRule } from './role.ts';

const define = <const R extends { readonly [role: string]: RoleRule }>(list: R): R => list;

/** Every role of the game. */
export const roles = define({
  heir: { class: 'royal', tier: 1, icon: 'crown', divine: true },
  noble: { class: 'royal', tier: 1, icon: 'fleur-de-lys' },
  spy: { class: 'criminal', tier: 1, icon: 'spy', lies: true },

  psycho: { class: 'criminal', tier: 2, icon: 'bloody-sword', kills: 'must' },
  magistrate: { class: 'soldier', tier: 2, icon: 'scales', immune: true, judges: true },
  witness: { class: 'commoner', tier: 2, icon: 'eyeball', probe: 'accuse' },

  viceroy: { class: 'royal', tier: 3, icon: 'police-badge', public: 'offer' },
  assassin: { class: 'criminal', tier: 3, icon: 'hooded-assassin', kills: 'may', surprise: 'killFaction' },
  guard: { class: 'soldier', tier: 3, icon: 'checked-shield', diesFor: true, surprise: 'killKiller' },

  headsman: { class: 'soldier', tier: 4, icon: 'executioner-hood', immune: true, beheads: true },
  inquisitor: { class: 'soldier', tier: 4, icon: 'lantern-flame', probe: 'force' },
  brigand: { class: 'criminal', tier: 4, icon: 'bandit', probe: 'force', pack: true },
  attorney: { class: 'commoner', tier: 4, icon: 'scroll-quill', defendsCriminals: true },
  healer: { class: 'commoner', tier: 4, icon: 'healing', heals: true },
  poisoner: { class: 'criminal', tier: 4, icon: 'poison-bottle', poisons: true },
  vigilante: { class: 'criminal', tier: 4, icon: 'domino-mask', stopsCriminals: true },
  diplomat: { class: 'royal', tier: 4, icon: 'shaking-hands', probe: 'name' },
  wizard: { class: 'sorcerer', tier: 4, icon: 'pointy-hat', kills: 'may', raises: true },
  virgin: { class: 'commoner', tier: 4, icon: 'rose', callsBack: true },
  martyr: { class: 'commoner', tier: 4, icon: 'candle-flame', public: 'martyr' },
  oracle: { class: 'sorcerer', tier: 4, icon: 'crystal-ball', public: 'oracle' },
  informant: { class: 'royal', tier: 4, icon: 'talk', surprise: 'show' },
});
