import type { Table } from '@masque/core/table';
import { afterEach, expect, test } from 'vitest';
import { find, findAll, textOf } from '../testing.ts';
import { Translator } from '../i18n/translator.ts';
import { MqStage } from '../stage/mq-stage.ts';
import { MqTable } from './mq-table.ts';

const t = new Translator('en', [{ free: 'Free', pair: 'Tom and Lena', talking: 'talking' }]);
const people = ['Mia', 'Tom', 'Lena'].map((name, seat) => ({ seat, name, mask: 'fox' }));
const table: Table = {
  title: 'free',
  active: [],
  seats: [0, 1, 2].map((seat) => ({ seat })),
  zones: [{ id: 'c1', label: 'pair', counter: { icon: 'talk', n: 1, label: 'talking' }, around: [1], awaits: [2] }],
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

test('the big screen draws a small table with those who stand around it and those who are asked to come', async () => {
  const { ring } = await show(new MqStage());
  const huddle = find(ring, '[data-zone=c1]');
  expect(findAll(huddle, 'mq-cameo').map((it) => it.classList.contains('awaited'))).toEqual([false, true]);
  expect(huddle?.textContent).toContain('Tom and Lena');
  expect(huddle?.textContent).toContain('talking');
});

test('on a phone it lies below the ring, as a line', async () => {
  const { ring, own } = await show(new MqTable());
  expect(find(ring, '[data-zone]')).toBeUndefined();
  expect(textOf(find(own, '[data-zone=c1]'))).toContain('Tom and Lena');
});
