import type { ObjectCard } from './object.ts';

/** What the societies are after, and the Bags that turn into it. */
export const goal = {
  key: {
    icon: 'key',
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
    copies: 1,
    seal: true,
    goal: 'order',
    bag: true,
    passing: 'draw',
    words: {
      en: {
        name: 'Secret Bag (Key)',
        rule: 'Pass it on to draw the top object of the pile. Never against the other Bag. A Key once the pile is empty.',
      },
      fr: {
        name: 'Sac des Secrets (Clé)',
        rule: 'Passez-le pour prendre le premier objet de la pioche. Jamais contre l’autre Sac. Devient une Clé quand la pioche est vide.',
      },
    },
  },
  bagGoblet: {
    icon: 'swap-bag',
    copies: 1,
    seal: true,
    goal: 'brotherhood',
    bag: true,
    passing: 'draw',
    words: {
      en: {
        name: 'Secret Bag (Goblet)',
        rule: 'Pass it on to draw the top object of the pile. Never against the other Bag. A Goblet once the pile is empty.',
      },
      fr: {
        name: 'Sac des Secrets (Gobelet)',
        rule: 'Passez-le pour prendre le premier objet de la pioche. Jamais contre l’autre Sac. Devient un Gobelet quand la pioche est vide.',
      },
    },
  },
} satisfies Record<string, ObjectCard>;
