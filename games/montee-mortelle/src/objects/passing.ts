import type { ObjectCard } from './object.ts';

/** What does something when one has managed to pass it on. */
export const passing = {
  privilege: {
    icon: 'tied-scroll',
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
    copies: 1,
    seal: true,
    passing: 'seeSociety',
    words: {
      en: { name: 'Monocle', rule: 'Pass it on to see your partner’s secret society.' },
      fr: { name: 'Monocle', rule: 'Passez-le pour regarder la Société Secrète de votre partenaire.' },
    },
  },
  sextant: {
    icon: 'sextant',
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
    copies: 1,
    seal: false,
    seats: { max: 9 },
    passing: 'chooseProfession',
    words: {
      en: { name: 'Coat', rule: 'Pass it on to take another profession from those nobody has, face down.' },
      fr: {
        name: 'Manteau',
        rule: 'Passez-le pour prendre une autre profession parmi celles de personne, face cachée.',
      },
    },
  },
  tome: {
    icon: 'black-book',
    copies: 1,
    seal: false,
    passing: 'swapProfessions',
    words: {
      en: { name: 'Tome', rule: 'Pass it on to swap professions with your partner. Both then lie face down.' },
      fr: { name: 'Manuel', rule: 'Passez-le pour intervertir vos professions, qui sont remises face cachée.' },
    },
  },
} satisfies Record<string, ObjectCard>;
