import type { ObjectCard } from './object.ts';

/** What is shown in a duel and goes back to the hand. */
export const duel = {
  dagger: {
    icon: 'plain-dagger',
    copies: 1,
    seal: true,
    duel: { by: ['attacker'], adds: {} },
    words: {
      en: { name: 'Dagger', rule: 'In a duel: one point for you if you are the attacker.' },
      fr: { name: 'Dague', rule: 'En duel : un point pour vous si vous êtes l’attaquant.' },
    },
  },
  gloves: {
    icon: 'gloves',
    copies: 1,
    seal: true,
    duel: { by: ['defender'], adds: {} },
    words: {
      en: { name: 'Gloves', rule: 'In a duel: one point for you if you are the defender.' },
      fr: { name: 'Gants', rule: 'En duel : un point pour vous si vous êtes le défenseur.' },
    },
  },
  poisonRing: {
    icon: 'diamond-ring',
    copies: 1,
    seal: true,
    duel: { by: ['attacker', 'defender'], breaksTies: true },
    words: {
      en: { name: 'Poison Ring', rule: 'In a duel of yours: a tie is your win.' },
      fr: { name: 'Bague compartimentée', rule: 'Dans l’un de vos duels : une égalité tourne à votre avantage.' },
    },
  },
  castingKnives: {
    icon: 'thrown-daggers',
    copies: 1,
    seal: true,
    duel: { by: ['forAttacker'], adds: {} },
    words: {
      en: { name: 'Casting Knives', rule: 'In a duel: one point for the attacker if you support him.' },
      fr: { name: 'Couteaux de Lancer', rule: 'En duel : un point pour l’attaquant si vous le soutenez.' },
    },
  },
  whip: {
    icon: 'whip',
    copies: 1,
    seal: true,
    duel: { by: ['forDefender'], adds: {} },
    words: {
      en: { name: 'Whip', rule: 'In a duel: one point for the defender if you support him.' },
      fr: { name: 'Fouet', rule: 'En duel : un point pour le défenseur si vous le soutenez.' },
    },
  },
} satisfies Record<string, ObjectCard>;
