import type { ObjectCard } from './object.ts';

/** What lets one win alone. */
export const solo = {
  armor: {
    icon: 'breastplate',
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
