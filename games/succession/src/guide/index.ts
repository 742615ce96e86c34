import type { Face, Guide } from '@masque/core';
import { emblems, emblemSide, roleSide } from '../present/faces.ts';
import { factions, roleNames, ruleOf } from '../roles/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The face of a role, without a faction. */
const face = (role: (typeof roleNames)[number]): Face => {
  const { emblem: _emblem, ...printed } = roleSide({ role, faction: 'phoenix' });
  return { ...printed, tags: [`class.${ruleOf(role).class}`] };
};

/** The guide of Succession. */
export const guide: Guide = {
  steps: [
    {
      id: 'sides',
      picture: {
        cards: [
          { state: 'up', face: roleSide({ role: 'heir', faction: 'phoenix' }) },
          { state: 'shown', face: emblemSide('phoenix') },
        ],
      },
    },
    { id: 'contract', picture: { seats: [0, 1].map((seat) => ({ seat, cards: [{ state: 'down' }] })) } },
    {
      id: 'show',
      picture: {
        cards: [
          { state: 'proven', face: roleSide({ role: 'noble', faction: 'dragon' }) },
          { state: 'shown', face: emblemSide('dragon') },
        ],
      },
    },
    { id: 'tribunal', picture: { icons: ['pointing', 'scales'] } },
    { id: 'crown', picture: { icons: [emblems.phoenix.icon, 'crown', emblems.dragon.icon] } },
  ],
  entries: [
    ...factions.map((it) => ({ face: emblemSide(it), group: 'guide.group.sides', rows: ['what'] })),
    ...roleNames.map((role) => ({ face: face(role), group: `guide.group.tier${ruleOf(role).tier}` })),
  ],
  chapters: [
    'start',
    'talk',
    'show',
    'decide',
    'surprise',
    'heirs',
    'criminals',
    'tribunal',
    'badges',
    'ghosts',
    'crown',
    'tiers',
  ],
  messages: { en, fr },
};
