import type { Guide } from '@masque/core';

/** How Boast is learned. */
export const guide: Guide = {
  steps: [
    {
      id: 'boast',
      picture: { claim: { key: 'claim', args: { value: 6 } }, seats: [{ seat: 0, cards: [{ state: 'down' }] }] },
    },
  ],
  entries: [1, 2, 3, 4, 5, 6].map((value) => ({ face: { id: `n${value}`, name: { key: 'face', args: { value } } } })),
  chapters: ['play'],
  messages: {
    en: {
      'guide.title': 'Say what you hold.',
      'guide.step.boast': 'Boast',
      'guide.step.boast.text': 'Name a number: <b>6</b> is the best.',
      'guide.rules.play': 'A turn',
      'guide.rules.play.text': 'Boast, and be believed.\n- A [n6] beats a [n5].',
      'guide.offer.peek': 'You alone see the card.',
      'guide.offer.boast': 'The next player says whether it is true.',
      'guide.offer.believe': 'The card is shown.',
    },
    fr: {
      'guide.title': 'Dites ce que vous tenez.',
      'guide.step.boast': 'Se vanter',
      'guide.step.boast.text': 'Nommez un nombre : <b>6</b> vaut le plus.',
      'guide.rules.play': 'Un tour',
      'guide.rules.play.text': 'Vantez-vous et soyez cru.\n- Un [n6] bat un [n5].',
      'guide.offer.peek': 'Vous seul voyez la carte.',
      'guide.offer.boast': 'Le suivant dit si c’est vrai.',
      'guide.offer.believe': 'La carte est montrée.',
    },
  },
};
