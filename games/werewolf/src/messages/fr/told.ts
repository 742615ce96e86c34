import type { Messages } from '@masque/core';

/** What somebody did in a game that is over, said below a name, in French. */
export const told = {
  'told.vindicated': 'A désigné {at} avec raison, et n’a pas vu le matin',
  'told.lynched.guilty':
    'Au gibet le jour {day}, {ayes, plural, one {une main levée} other {# mains levées}}, à raison',
  'told.lynched.innocent':
    'Au gibet le jour {day}, {ayes, plural, one {une main levée} other {# mains levées}}, à tort',
  'told.betrayed': 'A livré {at}, de son propre camp, au gibet',
  'told.accused.guilty': 'A mené {n, plural, one {un coupable} =2 {deux coupables} other {# coupables}} au gibet',
  'told.accused.innocent': 'A mené {n, plural, one {un innocent} =2 {deux innocents} other {# innocents}} au gibet',
  'told.framed': 'A fait pendre {n, plural, one {un innocent} =2 {deux innocents} other {# innocents}}',
  'told.found': 'A trouvé {n, plural, one {un Loup-garou} =2 {deux Loups-garous} other {# Loups-garous}}, la nuit',
  'told.narrow': 'À une main du gibet, le jour {day}',
  'told.untried': 'Pas un seul procès',
  'told.hands.right':
    '{n, plural, =2 {Deux lynchages votés, deux fois à raison} other {# lynchages votés, chaque fois à raison}}',
  'told.hands.wrong':
    '{n, plural, =2 {Deux lynchages votés, deux fois à tort} other {# lynchages votés, chaque fois à tort}}',
  'told.died.night': 'N’a pas vu le matin après la nuit {night}',
  'told.died.heart': 'Meurt d’amour',
  'told.died.shot': 'Tombe sous une flèche',
} as const satisfies Messages;
