import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'pace.keep': 'The pace',
  'pace.pause': 'Pause the game',
  'pace.resume': 'Resume the game',
  'pace.more': '30 seconds more',
  'pace.watch': 'Everything',
  'pace.people': 'Everybody',
  'pace.asked': 'still has to answer',
  'pace.notes': 'Notes',
  'pace.notes.why': 'Kept on this device alone.',
  'pace.hold': 'Hold to see all cards',
  'pace.open': 'Press to see all cards',
  'pace.release': 'Let go to hide',
  'pace.hide': 'Hide',
  'pace.covered': 'Covered unless you hold it open, so that nobody can read over your shoulder.',
  'pace.moves': 'Take back',
  'pace.moves.how': 'The game goes back to before the move you choose and continues from there. Everybody is told.',
  'pace.moves.none': 'Nothing has been done yet.',
  'pace.move': '{n}. {who}: {what}',
  'pace.move.clock': '{n}. Time ran out',
  'pace.move.left': '{n}. {who} left the game',
  'pace.move.master': '{n}. You: {what}',
  'pace.sure': '{n, plural, one {Take this move back} other {Take these # moves back}}',
};

const fr: Messages = {
  'pace.keep': 'Le rythme',
  'pace.pause': 'Mettre en pause',
  'pace.resume': 'Reprendre',
  'pace.more': '30 secondes de plus',
  'pace.watch': 'Tout voir',
  'pace.people': 'Tout le monde',
  'pace.asked': 'doit encore répondre',
  'pace.notes': 'Notes',
  'pace.notes.why': 'Gardées sur cet appareil seulement.',
  'pace.hold': 'Maintenir pour voir toutes les cartes',
  'pace.open': 'Appuyer pour voir toutes les cartes',
  'pace.release': 'Relâcher pour cacher',
  'pace.hide': 'Cacher',
  'pace.covered': 'Caché tant que vous ne maintenez pas appuyé, pour que personne ne lise par-dessus votre épaule.',
  'pace.moves': 'Annuler',
  'pace.moves.how': 'La partie revient juste avant le coup choisi et reprend de là. Tout le monde est prévenu.',
  'pace.moves.none': 'Rien n’a encore été fait.',
  'pace.move': '{n}. {who}\u00a0: {what}',
  'pace.move.clock': '{n}. Le temps s’est écoulé',
  'pace.move.left': '{n}. {who} a quitté la partie',
  'pace.move.master': '{n}. Vous\u00a0: {what}',
  'pace.sure': '{n, plural, one {Annuler ce coup} other {Annuler ces # coups}}',
};

/** The messages for those who set the pace. */
export const paceWords: Readonly<Record<Language, Messages>> = { en, fr };
