import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name, in French. */
export const frTold = {
  'told.loge': 'A gagné en solitaire, grâce à l’Armure',
  'told.proclaimed.right': 'A proclamé la victoire, à raison',
  'told.proclaimed.wrong': 'A proclamé la victoire, à tort',
  'told.named.right': '{by} a cité son nom, à raison',
  'told.named.wrong': '{by} a cité son nom dans une fausse proclamation',
  'told.duels.won':
    '{won, plural, one {Un duel gagné, aucun perdu} =2 {Deux duels gagnés, aucun perdu} other {# duels gagnés, aucun perdu}}',
  'told.duels.lost':
    '{lost, plural, one {Un duel perdu, aucun gagné} =2 {Deux duels perdus, aucun gagné} other {# duels perdus, aucun gagné}}',
  'told.duels.both':
    '{won, plural, one {# duel gagné} other {# duels gagnés}}, {lost, plural, one {# perdu} other {# perdus}}',
  'told.refused': '{n} objets rendus',
  'told.trades.most': '{n} échanges, plus que quiconque',
  'told.trades': '{n} échanges',
  'told.trades.none': 'Pas un seul échange',
} as const satisfies Messages;
