import type { Guide, GuideEntry } from '@masque/core';
import { kinds, professionNames, societies } from '../cards/index.ts';
import { objectFace, professionFace, societyFace } from '../present/cards.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const inGroup = (group: string, faces: readonly GuideEntry['face'][]): GuideEntry[] =>
  faces.map((face) => ({ face, group: `guide.group.${group}` }));

/** The guide of the game. */
export const guide: Guide = {
  steps: [
    {
      id: 'secret',
      picture: {
        cards: [
          { state: 'up', face: societyFace('order') },
          { state: 'up', face: professionFace('doctor') },
        ],
      },
    },
    {
      id: 'exchange',
      picture: { cards: [{ state: 'down' }, { state: 'up', face: objectFace('goblet') }] },
    },
    { id: 'duel', picture: { icons: ['broadsword', 'round-shield'] } },
    { id: 'allies', picture: { seats: [0, 1].map((seat) => ({ seat, cards: [{ state: 'down' }] })) } },
    {
      id: 'proclaim',
      picture: { cards: [1, 2, 3].map(() => ({ state: 'up', face: objectFace('key') })) },
    },
  ],
  entries: [
    ...inGroup('societies', societies.map(societyFace)),
    ...inGroup('objects', kinds.map(objectFace)),
    ...inGroup(
      'professions',
      professionNames.map((it) => professionFace(it)),
    ),
  ],
  chapters: [
    'start',
    'turn',
    'exchange',
    'passing',
    'luggage',
    'sides',
    'cards',
    'spoils',
    'proclaim',
    'alone',
    'time',
  ],
  messages: { en, fr },
};
