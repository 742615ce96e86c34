import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name. */
export const enTold = {
  'told.loge': 'Won alone, with the Armor',
  'told.proclaimed.right': 'Stood up, proclaimed victory, and was right',
  'told.proclaimed.wrong': 'Stood up, proclaimed victory, and was wrong',
  'told.named.right': 'Named by {by}, who was right',
  'told.named.wrong': 'Named by {by}, whose proclamation was wrong',
  'told.duels.won':
    '{won, plural, one {Won a duel, and lost none} =2 {Won two duels, and lost none} other {Won # duels, and lost none}}',
  'told.duels.lost':
    '{lost, plural, one {Lost a duel, and won none} =2 {Lost two duels, and won none} other {Lost # duels, and won none}}',
  'told.duels.both': 'Won {won, plural, one {# duel} other {# duels}}, and lost {lost}',
  'told.refused': 'Gave back {n} objects',
  'told.trades.most': 'Exchanged {n} objects, more than anybody else',
  'told.trades': 'Exchanged {n} objects',
  'told.trades.none': 'Never exchanged an object',
} as const satisfies Messages;
