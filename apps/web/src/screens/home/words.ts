import type { Language, Messages } from '@masque/core';

/** What the front door says: whoever comes to a table by its code never loads it. */
export const homeWords: Readonly<Record<Language, Messages>> = {
  en: {
    'home.motto': 'Come as someone else.',
    'home.code.other': 'Another room? Its code opens the door.',
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
    'home.evening.now': 'Tonight at {club}, since {at}',
    'home.evening.more': '{n, plural, =0 {} one {and one more} other {and # more}}',
    'home.evening.nobody': 'Nobody is here yet.',
    'home.table.state':
      '{state, select, playing {playing} over {game over} other {{lacks, plural, =0 {about to begin} one {needs one more} other {needs # more}}}}',
    'home.evening.come': 'Come in as {who}',
    'home.evening.look': 'Look in',
  },
  fr: {
    'home.motto': 'Soyez quelqu’un d’autre.',
    'home.code.other': 'Une autre salle\u202f? Son code ouvre la porte.',
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
    'home.evening.now': 'Ce soir, {club}, depuis {at}',
    'home.evening.more': '{n, plural, =0 {} one {et une personne de plus} other {et # autres}}',
    'home.evening.nobody': 'Il n’y a encore personne.',
    'home.table.state':
      '{state, select, playing {en cours} over {finie} other {{lacks, plural, =0 {va commencer} one {il manque une personne} other {il manque # personnes}}}}',
    'home.evening.come': 'Entrer comme {who}',
    'home.evening.look': 'Jeter un œil',
  },
};
