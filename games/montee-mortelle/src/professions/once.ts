import type { ProfessionCard } from './profession.ts';

/** Professions that are spent once used, until a Tome or a Coat puts them face down again. */
export const once = {
  clairvoyant: {
    icon: 'crystal-ball',
    window: 'turn',
    reusable: false,
    words: {
      en: {
        name: 'Clairvoyant',
        rule: 'Once, in your turn: look through the pile and put two objects on top, in the order you like.',
      },
      fr: {
        name: 'Devin',
        rule: 'Une fois, à votre tour : regardez toute la pioche et posez deux objets dessus, dans l’ordre voulu.',
      },
    },
  },
  diplomat: {
    icon: 'shaking-hands',
    window: 'turn',
    reusable: false,
    words: {
      en: {
        name: 'Diplomat',
        rule: 'Once, in your turn: demand an object of somebody, who has to exchange it. If it is not there you see the hand, and your turn ends.',
      },
      fr: {
        name: 'Diplomate',
        rule: 'Une fois, à votre tour : exigez un objet de quelqu’un, qui doit l’échanger. S’il ne l’a pas, vous voyez sa main et votre tour prend fin.',
      },
    },
  },
  doctor: {
    icon: 'caduceus',
    window: 'doctor',
    reusable: false,
    words: {
      en: { name: 'Doctor', rule: 'Once, when a duel is decided: nothing comes of it.' },
      fr: { name: 'Docteur', rule: 'Une fois, quand un duel est tranché : il reste sans effet.' },
    },
  },
  duelist: {
    icon: 'fencer',
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
  poisonMixer: {
    icon: 'poison-bottle',
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
    window: 'priest',
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
} satisfies Record<string, ProfessionCard>;
