import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name, in French. */
export const frTold = {
  'told.contests.all':
    '{won, plural, one {Une dispute gagnée, aucune perdue} =2 {Deux disputes gagnées, aucune perdue} other {# disputes gagnées, aucune perdue}}',
  'told.contests.some':
    '{won, plural, one {# dispute gagnée} other {# disputes gagnées}}, {lost, plural, one {# perdue} other {# perdues}}',
  'told.contests.lost':
    '{lost, plural, one {Une dispute perdue, aucune gagnée} =2 {Deux disputes perdues, aucune gagnée} other {# disputes perdues, aucune gagnée}}',
  'told.majority': 'A tenu la majorité : {of}',
  'told.bribes': 'Doit {bribes, plural, one {# point} other {# points}} sur {total} aux pots-de-vin',
  'told.hidden': 'Pas un seul partisan révélé',
} as const satisfies Messages;
