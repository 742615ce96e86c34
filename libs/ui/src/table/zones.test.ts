import type { Table } from '@masque/core/table';
import { afterEach, expect, test } from 'vitest';
import { find, findAll, textOf } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { MqStage } from '../stage/mq-stage.ts';
import { MqTable } from './mq-table.ts';

const people = ['Mia', 'Tom', 'Lena'].map((name, seat) => ({ seat, name, mask: 'fox' }));
const t = new Translator('en', [{ free: 'Free', talking: 'talking', 'ui.you': 'You' }], people);
const table: Table = {
  title: 'free',
  active: [],
  seats: [0, 1, 2].map((seat) => ({ seat })),
  zones: [
    { id: 'c1', label: 'pair', counter: { icon: 'talk', n: 1, label: 'talking' }, around: [1], awaits: [2] },
    {
      id: 'c2',
      label: 'free',
      counter: { icon: 'talk', n: 2, label: 'talking' },
      around: [0, 2],
      awaits: [],
      sealed: true,
    },
  ],
};
const show = async (el: MqTable | MqStage) => {
  document.body.append(Object.assign(el, { table, people, translator: t }));
  await el.updateComplete;
  return {
    ring: el.shadowRoot?.querySelector('mq-ring')?.shadowRoot as ShadowRoot,
    own: el.shadowRoot as ShadowRoot,
  };
};

afterEach(() => document.body.replaceChildren());

test('on the big screen, a paper shows who has joined, who is invited, and what cannot be undone', async () => {
  const { ring } = await show(new MqStage());
  const paper = find(ring, '[data-zone=c1]');
  expect(findAll(paper, 'b').map(textOf)).toEqual(['Tom']);
  expect(findAll(paper, 'i').map(textOf)).toEqual(['Lena']);
  expect(paper?.textContent).toContain('talking');
  const sealed = ['c1', 'c2'].map((id) => find(ring, `[data-zone=${id}] .sealed`) !== undefined);
  expect(sealed).toEqual([false, true]);
});

test('on a phone it is a line below the ring, and the viewer is called "you"', async () => {
  const { ring, own } = await show(Object.assign(new MqTable(), { me: 2 }));
  expect(find(ring, '[data-zone]')).toBeUndefined();
  expect(textOf(find(own, '[data-zone=c1]'))).toContain('Tom You');
});
