import type { ProfessionCard } from './profession.ts';

/** Professions that are never spent. */
export const reusable = {
  bodyguard: {
    icon: 'guards',
    window: 'cards',
    reusable: true,
    duel: { by: ['forAttacker', 'forDefender'], adds: {} },
    words: {
      en: { name: 'Bodyguard', rule: 'In a duel: one more point for the combatant you support. As often as you like.' },
      fr: {
        name: 'Garde du Corps',
        rule: 'En duel : un point de plus au combattant que vous soutenez. Autant de fois que vous voulez.',
      },
    },
  },
  grandMaster: {
    icon: 'master-of-arms',
    window: 'cards',
    reusable: true,
    duel: { by: ['defender'], adds: {} },
    words: {
      en: { name: 'Grand Master', rule: 'In a duel: one point for you if you are the defender. As often as you like.' },
      fr: {
        name: 'Maître d’Arme',
        rule: 'En duel : un point pour vous si vous êtes le défenseur. Autant de fois que vous voulez.',
      },
    },
  },
  hypnotist: {
    icon: 'all-seeing-eye',
    window: 'hypnosis',
    reusable: true,
    words: {
      en: {
        name: 'Hypnotist',
        rule: 'As the attacker, right after sides are taken: one of the others supports nobody and plays nothing. As often as you like.',
      },
      fr: {
        name: 'Médium',
        rule: 'Attaquant, juste après les soutiens : un joueur ne soutient plus personne et ne joue rien. Autant de fois que vous voulez.',
      },
    },
  },
  thug: {
    icon: 'muscle-up',
    window: 'cards',
    reusable: true,
    duel: { by: ['attacker'], adds: {} },
    words: {
      en: { name: 'Thug', rule: 'In a duel: one point for you if you are the attacker. As often as you like.' },
      fr: {
        name: 'Gros Bras',
        rule: 'En duel : un point pour vous si vous êtes l’attaquant. Autant de fois que vous voulez.',
      },
    },
  },
} satisfies Record<string, ProfessionCard>;
