import type { Guide } from '@masque/core';
import { faceOf } from './present.ts';

/** How the game is learned: the page with pictures, the cards, the rules. */
export const guide: Guide = {
  steps: [
    { id: 'card', picture: { cards: [{ state: 'up', face: faceOf('loyal') }] } },
    { id: 'vote', picture: { seats: [{ seat: 0, cards: [{ state: 'down' }] }] } },
  ],
  entries: [{ face: faceOf('loyal') }, { face: faceOf('traitor') }],
  chapters: ['vote'],
  messages: {
    en: {
      'guide.title': 'One of you is the traitor. Find out who.',
      'guide.step.card': 'Your card',
      'guide.step.card.text': 'Look at it and keep it to yourself: you are [loyal], or you are the [traitor].',
      'guide.step.vote': 'The accusation',
      'guide.step.vote.text': 'Talk, then accuse somebody. <b>All answers are opened at once.</b>',
      'guide.rules.vote': 'Who wins',
      'guide.rules.vote.text':
        'The loyal win if most accuse the [traitor]. In all other cases the traitor wins.\n- <b>A tie</b> finds nobody.\n- <b>Whoever leaves</b> accuses nobody.',
      'guide.offer.accuse':
        'All answers are opened when everybody has given one. Whoever is accused most is found out.',
    },
    fr: {
      'guide.title': 'L’un de vous est le traître. Trouvez-le.',
      'guide.step.card': 'Votre carte',
      'guide.step.card.text': 'Regardez-la et gardez-la pour vous : vous êtes [loyal], ou vous êtes le [traitor].',
      'guide.step.vote': 'L’accusation',
      'guide.step.vote.text': 'Discutez, puis accusez quelqu’un. <b>Les réponses s’ouvrent toutes en même temps.</b>',
      'guide.rules.vote': 'Qui gagne',
      'guide.rules.vote.text':
        'Les loyaux gagnent si la plupart accusent le [traitor]. Sinon, c’est lui qui gagne.\n- <b>Une égalité</b> ne désigne personne.\n- <b>Celui qui s’en va</b> n’accuse personne.',
      'guide.offer.accuse':
        'Les réponses s’ouvrent quand tous en ont donné une. La personne la plus accusée est démasquée.',
    },
  },
};
