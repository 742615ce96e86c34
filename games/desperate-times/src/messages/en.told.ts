import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name. */
export const enTold = {
  'told.contests.all':
    '{won, plural, one {Won a contest, and lost none} =2 {Won two contests, and lost none} other {Won # contests, and lost none}}',
  'told.contests.some': 'Won {won, plural, one {# contest} other {# contests}}, and lost {lost}',
  'told.contests.lost':
    '{lost, plural, one {Lost a contest, and won none} =2 {Lost two contests, and won none} other {Lost # contests, and won none}}',
  'told.majority': 'Held the majority in {of}',
  'told.bribes': 'Owed {bribes} of {total} points to Bribes',
  'told.hidden': 'Never Revealed a Supporter',
} as const satisfies Messages;
