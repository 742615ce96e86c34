import type { Guide } from '@masque/core';
import { faceOf } from './present.ts';

/** The guide of the game. */
export const guide: Guide = {
  steps: [
    {
      id: 'card',
      picture: {
        cards: [
          { state: 'up', face: faceOf('ferryman') },
          { state: 'up', face: faceOf('wrecker') },
        ],
      },
    },
    { id: 'crew', picture: { seats: [0, 1].map((seat) => ({ seat, cards: [{ state: 'down' }] })), light: 0 } },
    { id: 'crossing', picture: { icons: ['boat-horizon'] } },
    { id: 'win', picture: { cards: [{ state: 'up', face: faceOf('lookout') }] } },
  ],
  entries: (['ferryman', 'lookout', 'wrecker', 'knife'] as const).map((role) => ({ face: faceOf(role) })),
  chapters: ['sides', 'crew', 'vote', 'crossing', 'knife', 'silence'],
  messages: {
    en: {
      'guide.title': 'Three crossings have to arrive. Some aboard want them lost.',
      'guide.step.card': 'Your side',
      'guide.step.card.text': '[ferryman|Ferrymen] do not know each other. <b>[wrecker|Wreckers] do.</b>',
      'guide.step.crew': 'The crew',
      'guide.step.crew.text':
        'The captain names who goes aboard. <b>All vote at once,</b> and everybody sees who voted how.',
      'guide.step.crossing': 'Below deck',
      'guide.step.crossing.text':
        'Whoever is aboard rows or bores a hole, in secret. <b>Only the number of holes is told.</b>',
      'guide.step.win': 'The end',
      'guide.step.win.text':
        'Three safe crossings, and the [knife] does not find the [lookout]: <b>the ferrymen win.</b> Three lost: the wreckers.',
      'guide.rules.sides': 'Two sides',
      'guide.rules.sides.text':
        'Five or six people have two wreckers among them, seven to nine have three, ten have four. Wreckers know each other. With the [lookout], which is usual, one ferryman knows them, too.',
      'guide.rules.crew': 'The crew',
      'guide.rules.crew.text':
        'The captain names as many people as the boat takes, and may be one of them. A captain who names nobody in time has used up a try.',
      'guide.rules.vote': 'The vote',
      'guide.rules.vote.text':
        'With more than half of the votes the boat sails; otherwise the next captain clockwise tries. The fifth crew refused in a row misses the tide: the crossing is lost. Whoever does not vote is against.',
      'guide.rules.crossing': 'The crossing',
      'guide.rules.crossing.text':
        'Everybody aboard rows or bores a hole; ferrymen can only row. One hole sinks the boat; a stout boat takes two. Whoever does nothing rows.',
      'guide.rules.knife': 'The Knife',
      'guide.rules.knife.text':
        'When three crossings have arrived, the wreckers show themselves, and the [knife] may name one person. If that is the [lookout], the wreckers win after all. A Knife who names nobody has missed the chance.',
      'guide.rules.silence': 'Whoever leaves',
      'guide.rules.silence.text': 'Whoever leaves stays on the list, and counts as somebody who never answers.',
      'guide.offer.name':
        'All vote on this crew. With more than half of the votes the boat sails; otherwise the next captain names one.',
      'guide.offer.aye': 'When everybody has voted, all see how. More than half for it, and the boat sails.',
      'guide.offer.nay': 'When everybody has voted, all see how. The fifth crew refused in a row loses the crossing.',
      'guide.offer.below': 'All aboard choose at once. Only the number of holes is told, never who made them.',
      'guide.offer.strike': 'If that is the Lookout, the wreckers win after all; if not, the ferrymen have won.',
    },
    fr: {
      'guide.title': 'Trois traversées doivent réussir. À bord, certains veulent les faire échouer.',
      'guide.step.card': 'Votre camp',
      'guide.step.card.text': 'Les [ferryman|passeurs] ne se connaissent pas. <b>Les [wrecker|naufrageurs], si.</b>',
      'guide.step.crew': 'L’équipage',
      'guide.step.crew.text':
        'Le capitaine dit qui monte à bord. <b>Tous votent en même temps,</b> et l’on voit qui a voté quoi.',
      'guide.step.crossing': 'Dans la cale',
      'guide.step.crossing.text':
        'Ceux qui sont à bord rament ou percent un trou, en secret. <b>On ne dit que le nombre de trous.</b>',
      'guide.step.win': 'La fin',
      'guide.step.win.text':
        'Trois traversées réussies, et la [knife] ne trouve pas la [lookout] : <b>les passeurs gagnent.</b> Trois perdues : les naufrageurs.',
      'guide.rules.sides': 'Deux camps',
      'guide.rules.sides.text':
        'À cinq ou six, il y a deux naufrageurs ; de sept à neuf, trois ; à dix, quatre. Ils se connaissent. Avec la [lookout], présente d’habitude, un passeur les connaît aussi.',
      'guide.rules.crew': 'L’équipage',
      'guide.rules.crew.text':
        'Le capitaine nomme autant de personnes que le bac en prend, lui compris ou non. Un capitaine qui ne nomme personne à temps a perdu son essai.',
      'guide.rules.vote': 'Le vote',
      'guide.rules.vote.text':
        'Avec plus de la moitié des voix, le bac part ; sinon, le capitaine suivant, dans le sens horaire, essaie. Au cinquième équipage refusé de suite, la marée est manquée : la traversée est perdue. Ne pas voter, c’est voter contre.',
      'guide.rules.crossing': 'La traversée',
      'guide.rules.crossing.text':
        'À bord, chacun rame ou perce un trou ; les passeurs ne peuvent que ramer. Un trou coule le bac, deux s’il est solide. Ne rien faire, c’est ramer.',
      'guide.rules.knife': 'La Lame',
      'guide.rules.knife.text':
        'Après trois traversées réussies, les naufrageurs se montrent, et la [knife] peut désigner quelqu’un. Si c’est la [lookout], les naufrageurs gagnent quand même. Une Lame qui ne désigne personne a laissé passer sa chance.',
      'guide.rules.silence': 'S’en aller',
      'guide.rules.silence.text':
        'Celui qui s’en va reste sur la liste, et compte comme quelqu’un qui ne répond jamais.',
      'guide.offer.name':
        'Tous votent sur cet équipage. Avec plus de la moitié des voix, le bac part ; sinon, le capitaine suivant en nomme un autre.',
      'guide.offer.aye': 'Quand tous ont voté, on voit qui a voté quoi. Plus de la moitié pour, et le bac part.',
      'guide.offer.nay':
        'Quand tous ont voté, on voit qui a voté quoi. Au cinquième équipage refusé de suite, la traversée est perdue.',
      'guide.offer.below':
        'À bord, tous choisissent en même temps. On ne dit que le nombre de trous, jamais qui les a percés.',
      'guide.offer.strike': 'Si c’est la Vigie, les naufrageurs gagnent quand même ; sinon, les passeurs ont gagné.',
    },
  },
};
