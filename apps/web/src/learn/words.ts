import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'learn.title': 'How to play',
  'learn.of': '{game} · {min} to {max} players, {from} to {to} minutes',
  'learn.loading': 'Opening the book…',
  'learn.none': 'There is no game of this name here.',
  'learn.cards': 'Every card',
  'learn.cards.how': 'tap one',
  'learn.rules': 'The whole rules',
  'learn.search': 'Search cards and rules',
  'learn.found': '{n, plural, =0 {Nothing found.} one {One passage} other {# passages}}',
  'learn.back': 'Back',
  'learn.which': 'Which game would you like to learn?',
  'learn.first': 'Try a first game',
  'learn.first.note': 'Alone with bots, step by step',
  'learn.all': 'All cards and rules',
  'learn.before': 'The previous card',
  'learn.next': 'The next card',
  'learn.place': '{n} of {all}',
  'learn.aloud': '{text}',
  'learn.on': 'Next',
  'learn.enough': 'I know enough',
};

const fr: Messages = {
  'learn.title': 'Comment jouer',
  'learn.of': '{game} · {min} à {max} joueurs, {from} à {to} minutes',
  'learn.loading': 'Ouverture du livret…',
  'learn.none': 'Il n’y a pas de jeu de ce nom ici.',
  'learn.cards': 'Toutes les cartes',
  'learn.cards.how': 'touchez-en une',
  'learn.rules': 'Toutes les règles',
  'learn.search': 'Chercher dans les cartes et les règles',
  'learn.found': '{n, plural, =0 {Aucun passage.} one {Un passage} other {# passages}}',
  'learn.back': 'Retour',
  'learn.which': 'Quel jeu voulez-vous apprendre ?',
  'learn.first': 'Faire une première partie',
  'learn.first.note': 'Avec des automates, pas à pas',
  'learn.all': 'Toutes les cartes et les règles',
  'learn.before': 'La carte précédente',
  'learn.next': 'La carte suivante',
  'learn.place': '{n} sur {all}',
  'learn.aloud': '{text}',
  'learn.on': 'Suite',
  'learn.enough': 'J’en sais assez',
};

/** The messages around a guide. */
export const learnWords: { readonly [language in Language]: Messages } = { en, fr };
