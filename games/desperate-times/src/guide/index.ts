import type { Guide, Counter } from '@masque/core';
import { supporters } from '../cards/index.ts';
import type { FaceId } from '../cards/print.ts';
import { faceOf } from '../present/cards.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The face of a Supporter, with its house ability. */
const face = (id: FaceId) => faceOf(id, { abilities: 'house' });
const bribes = (n: number): Counter => ({ icon: 'two-coins', n, label: 'count.bribes' });

/** The guide of Desperate Times. */
export const guide: Guide = {
  steps: [
    { id: 'select', picture: { cards: [{ state: 'up', face: face('mystic') }, { state: 'down' }] } },
    { id: 'reveal', picture: { cards: [{ state: 'up', face: face('herbalist') }] } },
    { id: 'bribe', picture: { cards: [{ state: 'down', counters: [bribes(1)] }] } },
    {
      id: 'contest',
      picture: {
        cards: [
          { state: 'up', face: face('miner'), counters: [bribes(2)] },
          { state: 'down', counters: [bribes(1)] },
        ],
      },
    },
    { id: 'support', picture: { icons: ['spell-book', 'orb-wand', 'uprising'] } },
  ],
  entries: supporters.map(({ id, faction }) => ({
    face: face(id),
    group: `faction.${faction}`,
    rows: ['value', 'reveal'],
  })),
  chapters: ['start', 'selection', 'endorsement', 'contest', 'factions', 'score', 'memory', 'time'],
  messages: { en: said(en), fr: said(fr) },
};

/** What all Supporters have in common is written only once. */
function said(words: { readonly [key: string]: string }): { readonly [key: string]: string } {
  const { 'guide.value': value = '', 'guide.villager': villager = '', ...rest } = words;
  return {
    ...Object.fromEntries(
      supporters.flatMap(({ id, value: n }) => [
        [`guide.${id}.value`, value.replace('#', String(n))],
        [`guide.${id}.reveal`, villager],
      ]),
    ),
    ...rest,
  };
}
