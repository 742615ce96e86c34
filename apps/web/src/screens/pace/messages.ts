import type { Language, Messages } from '@masque/core';

const en: Messages = {
  'pace.keep': 'The pace',
  'pace.pause': 'Pause the game',
  'pace.resume': 'Resume the game',
  'pace.more': '30 seconds more',
  'pace.on': 'Go on',
  'pace.on.these': 'Now the game answers for {who}, as if time were up. Everybody is told.',
  'pace.on.n': 'Now the game answers for {n} players, as if time were up. Everybody is told.',
  'pace.on.all':
    'What is going on ends now, as if time were up: the game answers for those who have not. Everybody is told.',
  'pace.on.only': 'Or a bot answers for one person, this once, if they have not. The others go on choosing.',
  'pace.on.yes': 'Go on now',
  'pace.on.no': 'Keep waiting',
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
  'pace.moves': 'Take moves back',
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
  'pace.more': '30\u00a0secondes de\u00a0plus',
  'pace.on': 'Faire avancer',
  'pace.on.these': 'Le jeu répond maintenant pour {who}, comme si le temps était écoulé. Tout le monde en est informé.',
  'pace.on.n':
    'Le jeu répond maintenant pour {n} personnes, comme si le temps était écoulé. Tout le monde en est informé.',
  'pace.on.all':
    'Ce qui est en cours se termine, comme si le temps était écoulé\u00a0: le jeu répond pour les retardataires. Tout le monde en est informé.',
  'pace.on.only':
    'Ou un automate répond pour une seule personne, cette fois seulement, si elle ne l’a pas fait. Les autres continuent à choisir.',
  'pace.on.yes': 'Faire avancer',
  'pace.on.no': 'Attendre encore',
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
  'pace.moves': 'Annuler des coups',
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
