import type { Guide } from '@masque/core';
import { faceOf } from '../present/faces.ts';
import { roleNames, ruleOf } from '../roles/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The guide of Werewolf. */
export const guide: Guide = {
  steps: [
    {
      id: 'card',
      picture: {
        cards: [
          { state: 'up', face: faceOf('villager') },
          { state: 'up', face: faceOf('werewolf') },
        ],
      },
    },
    { id: 'day', picture: { icons: ['pointing', 'talk'] } },
    {
      id: 'lynch',
      picture: { seats: [{ seat: 1, state: 'out', cards: [{ state: 'lost', face: faceOf('cultist') }] }] },
    },
    { id: 'night', picture: { icons: ['evil-moon'], cards: [{ state: 'up', face: faceOf('seer') }] } },
    {
      id: 'win',
      picture: {
        cards: [
          { state: 'lost', face: faceOf('werewolf') },
          { state: 'lost', face: faceOf('werewolf') },
        ],
      },
    },
  ],
  entries: roleNames.map((role) => ({ face: faceOf(role), group: `guide.group.${ruleOf(role).card.side}` })),
  chapters: ['start', 'day', 'vote', 'night', 'hours', 'dawn', 'ends', 'cards', 'secret', 'out', 'master'],
  messages: { en, fr },
};
