import type { Offer } from '@masque/core';
import type { Table } from '@masque/core/table';
import { Translator } from '../i18n/translator.ts';
import { MqTable } from './mq-table.ts';

/** A table of three and their translator. */
export const t = new Translator('en', [
  {
    round: 'Round 1',
    'offer.steal': 'Steal',
    'offer.wait': 'Wait',
    says: 'I am the Duke.',
    'log.takes': '{who} takes one.',
    'log.saw': 'You saw the Spy.',
    spy: 'Spy',
  },
]);
export const people = ['Mia', 'Tom', 'Lena'].map((name, seat) => ({ seat, name, mask: 'fox' }));
export const table: Table = {
  title: 'round',
  active: [0],
  seats: [0, 1, 2].map((seat) => ({ seat, cards: [{ state: 'down', ref: `s${seat}` }] })),
  privateArea: { cards: [{ state: 'down', face: { id: 'spy', name: 'spy' }, ref: 's0' }] },
};
export const steal: Offer = { type: 'steal', window: 'w', params: { from: { kind: 'seat', of: [1, 2] } } };
export const wait: Offer = { type: 'wait', window: 'w', params: {} };

export const show = async (more: Partial<MqTable> = {}) => {
  const el = Object.assign(new MqTable(), { table, people, me: 0, translator: t }, more);
  document.body.append(el);
  await settle(el);
  return el;
};
export const settle = async (el: MqTable) => {
  for (let i = 0; i < 3; i++) await el.updateComplete;
};
export const ring = (el: MqTable) => el.shadowRoot?.querySelector('mq-ring')?.shadowRoot as ShadowRoot;
