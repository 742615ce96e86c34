import type { ObjectCard } from './card.ts';

/**
 * The objects of the hand luggage, 17 kinds and 21 cards. Their order here is the canonical one: hands are sorted by
 * it, and it decides which comes first when the clock chooses.
 */
export const objectCards = {
  // The goals of the societies, and the Bags that turn into them.
  key: {
    icon: 'key',
    worth: 4,
    copies: 3,
    seal: true,
    goal: 'order',
    words: {
      en: { name: 'Key', rule: 'The Order needs three of these among its members.' },
      fr: { name: 'Clé', rule: 'Il en faut trois aux membres de l’Ordre.' },
    },
  },
  goblet: {
    icon: 'jeweled-chalice',
    worth: 4,
    copies: 3,
    seal: true,
    goal: 'brotherhood',
    words: {
      en: { name: 'Goblet', rule: 'The Brotherhood needs three of these among its members.' },
      fr: { name: 'Gobelet', rule: 'Il en faut trois aux membres de la Confrérie.' },
    },
  },
  bagKey: {
    icon: 'swap-bag',
    worth: 3.5,
    copies: 1,
    seal: true,
    goal: 'order',
    bag: true,
    passing: 'draw',
    words: {
      en: {
        name: 'Secret Bag (Key)',
        rule: 'Pass it on to draw the top object of the pile. Never for the other Bag. A Key once the pile is empty.',
      },
      fr: {
        name: 'Sac des Secrets (Clé)',
        rule: 'Passez-le pour prendre le premier objet de la pioche. Jamais contre l’autre Sac. Devient une Clé quand la pioche est vide.',
      },
    },
  },
  bagGoblet: {
    icon: 'swap-bag',
    worth: 3.5,
    copies: 1,
    seal: true,
    goal: 'brotherhood',
    bag: true,
    passing: 'draw',
    words: {
      en: {
        name: 'Secret Bag (Goblet)',
        rule: 'Pass it on to draw the top object of the pile. Never for the other Bag. A Goblet once the pile is empty.',
      },
      fr: {
        name: 'Sac des Secrets (Gobelet)',
        rule: 'Passez-le pour prendre le premier objet de la pioche. Jamais contre l’autre Sac. Devient un Gobelet quand la pioche est vide.',
      },
    },
  },
  // Those that nobody can refuse, and those that are shown in a duel and return to the hand.
  blackPearl: {
    icon: 'pearl-necklace',
    worth: -5,
    copies: 1,
    seal: true,
    seats: { min: 4 },
    mustAccept: true,
    gags: true,
    words: {
      en: { name: 'Black Pearl', rule: 'Cannot be refused. Whoever holds it may not proclaim a victory.' },
      fr: {
        name: 'Perle Noire',
        rule: 'On ne peut pas la refuser. Celui qui la tient ne peut proclamer aucune victoire.',
      },
    },
  },
  dagger: {
    icon: 'plain-dagger',
    worth: 2,
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
    worth: 2,
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
    worth: 2,
    copies: 1,
    seal: true,
    duel: { by: ['attacker', 'defender'], breaksTies: true },
    words: {
      en: { name: 'Poison Ring', rule: 'In a duel of yours: you win a tie.' },
      fr: { name: 'Bague compartimentée', rule: 'Dans l’un de vos duels : une égalité tourne à votre avantage.' },
    },
  },
  castingKnives: {
    icon: 'thrown-daggers',
    worth: 2,
    copies: 1,
    seal: true,
    duel: { by: ['forAttacker'], adds: {} },
    words: {
      en: { name: 'Casting Knives', rule: 'In a duel: one point for the attacker if you support them.' },
      fr: { name: 'Couteaux de Lancer', rule: 'En duel : un point pour l’attaquant si vous le soutenez.' },
    },
  },
  whip: {
    icon: 'whip',
    worth: 2,
    copies: 1,
    seal: true,
    duel: { by: ['forDefender'], adds: {} },
    words: {
      en: { name: 'Whip', rule: 'In a duel: one point for the defender if you support them.' },
      fr: { name: 'Fouet', rule: 'En duel : un point pour le défenseur si vous le soutenez.' },
    },
  },
  // Those with an effect when passed on; and the Mirror, which cancels it.
  privilege: {
    icon: 'tied-scroll',
    worth: 4,
    copies: 1,
    seal: true,
    passing: 'seeHand',
    words: {
      en: { name: 'Privilege', rule: 'Pass it on to see all objects in your partner’s hand.' },
      fr: { name: 'Privilège', rule: 'Passez-le pour regarder tout le bagage à main de votre partenaire.' },
    },
  },
  monocle: {
    icon: 'spectacles',
    worth: 4.5,
    copies: 1,
    seal: true,
    passing: 'seeSociety',
    words: {
      en: { name: 'Monocle', rule: 'Pass it on to see your partner’s secret society.' },
      fr: { name: 'Monocle', rule: 'Passez-le pour regarder la Société Secrète de votre partenaire.' },
    },
  },
  brokenMirror: {
    icon: 'mirror-mirror',
    worth: 1,
    copies: 1,
    seal: false,
    mustAccept: true,
    mutes: true,
    words: {
      en: {
        name: 'Broken Mirror',
        rule: 'Cannot be refused. In an exchange with the Mirror no object is named and none has any effect.',
      },
      fr: {
        name: 'Miroir Brisé',
        rule: 'On ne peut pas le refuser. Dans un échange avec le Miroir, rien n’est nommé et rien ne se déclenche.',
      },
    },
  },
  sextant: {
    icon: 'sextant',
    worth: 2,
    copies: 1,
    seal: false,
    passing: 'chooseDirection',
    words: {
      en: {
        name: 'Sextant',
        rule: 'Pass it on to name a side: everybody gives an object of their choice to the neighbour there.',
      },
      fr: { name: 'Sextant', rule: 'Passez-le pour choisir un côté : chacun donne un objet de son choix à ce voisin.' },
    },
  },
  coat: {
    icon: 'cloak',
    worth: 2.5,
    copies: 1,
    seal: false,
    seats: { max: 9 },
    passing: 'chooseProfession',
    words: {
      en: { name: 'Coat', rule: 'Pass it on to take another profession, face down, from those that nobody has.' },
      fr: {
        name: 'Manteau',
        rule: 'Passez-le pour prendre une autre profession parmi celles que personne n’a, face cachée.',
      },
    },
  },
  tome: {
    icon: 'black-book',
    worth: 1.5,
    copies: 1,
    seal: false,
    passing: 'swapProfessions',
    words: {
      en: { name: 'Tome', rule: 'Pass it on to swap professions with your partner. Both then lie face down.' },
      fr: { name: 'Manuel', rule: 'Passez-le pour intervertir vos professions, qui sont remises face cachée.' },
    },
  },
  // Those with which a player can win alone.
  armor: {
    icon: 'breastplate',
    worth: 2,
    copies: 1,
    seal: false,
    solo: true,
    words: {
      en: {
        name: 'Coat of Armor of the Loge',
        rule: 'With three Keys or Goblets, mixed as you like, in your own hand, you may win alone.',
      },
      fr: {
        name: 'Armure de la Loge',
        rule: 'Avec trois Clés ou Gobelets, mêlés à volonté, dans votre main, vous pouvez gagner en solitaire.',
      },
    },
  },
} satisfies Record<string, ObjectCard>;
