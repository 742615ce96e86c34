import type { ProfessionCard } from './card.ts';

/** The ten professions, all different, in the order of the guide. */
export const professionCards = {
  bodyguard: {
    icon: 'guards',
    worth: 4,
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
  clairvoyant: {
    icon: 'crystal-ball',
    worth: 7,
    window: 'turn',
    turn: 'foresee',
    reusable: false,
    words: {
      en: {
        name: 'Clairvoyant',
        rule: 'Once, on your turn: look through the pile and put two objects on top, in the order you like.',
      },
      fr: {
        name: 'Devin',
        rule: 'Une fois, à votre tour : regardez toute la pioche et posez deux objets dessus, dans l’ordre voulu.',
      },
    },
  },
  diplomat: {
    icon: 'shaking-hands',
    worth: 10,
    window: 'turn',
    turn: 'demand',
    reusable: false,
    words: {
      en: {
        name: 'Diplomat',
        rule: 'Once, on your turn: demand an object from somebody, who has to exchange it. If it is not there you see the hand, and your turn ends.',
      },
      fr: {
        name: 'Diplomate',
        rule: 'Une fois, à votre tour : exigez un objet de quelqu’un, qui doit l’échanger. S’il ne l’a pas, vous voyez sa main et votre tour prend fin.',
      },
    },
  },
  doctor: {
    icon: 'caduceus',
    worth: 9,
    window: 'undo',
    reusable: false,
    words: {
      en: { name: 'Doctor', rule: 'Once, when a duel is decided: nothing comes of it.' },
      fr: { name: 'Docteur', rule: 'Une fois, quand un duel est tranché : il reste sans effet.' },
    },
  },
  duelist: {
    icon: 'fencer',
    worth: 5,
    window: 'cards',
    reusable: false,
    duel: { by: ['attacker', 'defender'], adds: { when: 'duelistBonus' }, banishes: true },
    words: {
      en: { name: 'Duelist', rule: 'Once, in a duel of yours: nobody else takes part, and one point for you.' },
      fr: {
        name: 'Duelliste',
        rule: 'Une fois, dans l’un de vos duels : personne d’autre n’y prend part, et un point pour vous.',
      },
    },
  },
  grandMaster: {
    icon: 'master-of-arms',
    worth: 3,
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
    worth: 1,
    window: 'hypnosis',
    reusable: true,
    words: {
      en: {
        name: 'Hypnotist',
        rule: 'As the attacker, right after sides are taken: one of the others supports nobody and plays nothing. As often as you like.',
      },
      fr: {
        name: 'Médium',
        rule: 'Si vous attaquez, juste après les soutiens : un joueur ne soutient plus personne et ne joue rien. Autant de fois que vous voulez.',
      },
    },
  },
  poisonMixer: {
    icon: 'poison-bottle',
    worth: 6,
    window: 'cards',
    reusable: false,
    duel: { by: ['forAttacker', 'forDefender', 'bystander'], decides: true },
    words: {
      en: { name: 'Poison Mixer', rule: 'Once, in somebody else’s duel: you decide who wins.' },
      fr: { name: 'Alchimiste', rule: 'Une fois, dans le duel d’autres joueurs : vous décidez qui gagne.' },
    },
  },
  priest: {
    icon: 'prayer',
    worth: 8,
    window: 'interrupt',
    reusable: false,
    words: {
      en: {
        name: 'Priest',
        rule: 'Once, before sides are taken: a duel is called off. An attacker with two objects or more gives you one.',
      },
      fr: {
        name: 'Prêtre',
        rule: 'Une fois, avant les soutiens : un duel est interrompu. S’il a au moins deux objets, l’attaquant vous en donne un.',
      },
    },
  },
  thug: {
    icon: 'muscle-up',
    worth: 2,
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
