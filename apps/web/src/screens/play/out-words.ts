import type { Language, Messages } from '@masque/core';

/** The messages for whoever has just gone out. */
export const outWords: Readonly<Record<Language, Messages>> = {
  en: {
    'out.title': 'You are out',
    'out.ghost': 'You are a ghost',
    'out.place':
      '{place, plural, =2 {Second} =3 {Third} =4 {Fourth} =5 {Fifth} =6 {Sixth} =7 {Seventh} =8 {Eighth} =9 {Ninth} =10 {Tenth} other {Place #}} of {of, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} other {#}}.',
    'out.now': 'Watch how it goes on, and bet quietly on who will win.',
    'out.talk': 'You can also talk to the others who are out: the living hear nothing of it.',
    'out.watch': 'Watch the table',
    'out.chat': 'Talk among ghosts',
  },
  fr: {
    'out.title': 'Vous êtes éliminé',
    'out.ghost': 'Vous êtes un fantôme',
    'out.place':
      '{place, plural, =2 {Deuxième} =3 {Troisième} =4 {Quatrième} =5 {Cinquième} =6 {Sixième} =7 {Septième} =8 {Huitième} =9 {Neuvième} =10 {Dixième} other {#ᵉ place}} sur {of, plural, =2 {deux} =3 {trois} =4 {quatre} =5 {cinq} =6 {six} =7 {sept} =8 {huit} =9 {neuf} =10 {dix} other {#}}.',
    'out.now': 'Regardez la suite, et pariez en silence sur qui va gagner.',
    'out.talk': 'Vous pouvez aussi parler aux autres éliminés\u00a0: les vivants n’en entendent rien.',
    'out.watch': 'Regarder la table',
    'out.chat': 'Parler entre fantômes',
  },
};
