import type { Face, Guide, Counter } from '@masque/core';
import { characters } from '../cards/index.ts';
import { faceOf } from '../present/cards.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const coins = (n: number): Counter => ({ icon: 'two-coins', n, label: 'counter.coins' });
const rows: { readonly [character: string]: readonly string[] } = {
  duke: ['turn', 'against', 'stopped'],
  assassin: ['turn', 'stopped'],
  captain: ['turn', 'against', 'stopped'],
  ambassador: ['turn', 'against', 'stopped'],
  inquisitor: ['turn', 'against', 'stopped'],
  contessa: ['turn', 'against', 'stopped'],
};
const face = (character: (typeof characters)[number]): Face => faceOf(character);

/** The guide of Coup. */
export const guide: Guide = {
  steps: [
    {
      id: 'turn',
      picture: { seats: [{ seat: 0, counters: [coins(2)], cards: [{ state: 'down' }, { state: 'down' }] }], light: 0 },
    },
    { id: 'believe', picture: { claim: 'say.duke', counters: [coins(3)] } },
    { id: 'challenge', picture: { seal: 'gavel', cards: [{ state: 'lost', face: face('contessa') }] } },
    { id: 'block', picture: { claim: 'say.contessa', cards: [{ state: 'down' }] } },
    { id: 'coup', picture: { counters: [coins(7)], cards: [{ state: 'lost', face: face('duke') }] } },
  ],
  entries: characters.map((it) => ({ face: face(it), ...(rows[it] && { rows: rows[it] }) })),
  chapters: ['start', 'turn', 'claim', 'challenge', 'block', 'losing', 'answers', 'two', 'reformation', 'end'],
  messages: { en, fr },
};
