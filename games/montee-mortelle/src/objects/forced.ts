import type { ObjectCard } from './object.ts';

/** What nobody can refuse. */
export const forced = {
  blackPearl: {
    icon: 'pearl-necklace',
    copies: 1,
    seal: true,
    seats: { min: 4 },
    mustAccept: true,
    gags: true,
    words: {
      en: { name: 'Black Pearl', rule: 'Cannot be refused. Whoever holds it may not proclaim a victory.' },
      fr: { name: 'Perle Noire', rule: 'On ne peut pas la refuser. Qui la tient ne peut proclamer aucune victoire.' },
    },
  },
  brokenMirror: {
    icon: 'mirror-mirror',
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
} satisfies Record<string, ObjectCard>;
