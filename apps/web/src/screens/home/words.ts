import type { Language, Messages } from '@masque/core';

/** What the front door says: whoever comes to a table by its code never loads it. */
export const homeWords: Readonly<Record<Language, Messages>> = {
  en: {
    'home.motto': 'Come as someone else.',
    'home.code.scan': 'or point your camera at the code on the big screen',
    'home.code.short': 'A code has at least four letters.',
    'home.enter': 'Enter',
    'home.tables': 'Open tables',
    'home.learn': 'Try a first game',
    'home.tables.none': 'No table is open yet. Be the first.',
    'home.last': 'Your last table',
    'home.return': 'Return',
    'home.evening.host': 'Host an evening',
    'home.evening.none': 'No evening is on',
    'home.evening.here':
      '{n, plural, =0 {nobody here yet} one {# person here} other {# people here}}, {tables, plural, =0 {no table} one {one table} other {# tables}}',
    'home.evening.come': 'Come in as {who}',
    'home.evening.look': 'Look in',
  },
  fr: {
    'home.motto': 'Venez en quelqu’un d’autre.',
    'home.code.scan': 'ou visez le code du grand écran avec l’appareil photo',
    'home.code.short': 'Un code a au moins quatre lettres.',
    'home.enter': 'Entrer',
    'home.tables': 'Tables ouvertes',
    'home.learn': 'Faire une première partie',
    'home.tables.none': 'Aucune table n’est ouverte. Soyez les premiers.',
    'home.last': 'Votre dernière table',
    'home.return': 'Revenir',
    'home.evening.host': 'Ouvrir une soirée',
    'home.evening.none': 'Pas de soirée en cours',
    'home.evening.here':
      '{n, plural, =0 {personne encore} one {# personne} other {# personnes}}, {tables, plural, =0 {aucune table} one {une table} other {# tables}}',
    'home.evening.come': 'Entrer\u00a0: {who}',
    'home.evening.look': 'Jeter un œil',
  },
};
