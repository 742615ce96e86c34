import type { Table } from '@masque/core/table';
import { expect, test } from 'vitest';
import '../parts/mq-log.ts';
import { Translator } from '../i18n/translator.ts';
import { MqTable } from './mq-table.ts';

const names = ['<img src=x onerror="hit()">', '<script>hit()</script>', '<b onclick="hit()">Lena</b>'];
const people = names.map((name, seat) => ({ seat, name, mask: 'fox' }));
const words = { round: 'Round 1', says: 'I am <b>{who}</b>.', 'log.takes': '{who} takes one.' };
const table: Table = {
  title: 'round',
  active: [0],
  claim: {
    by: 1,
    text: { key: 'says', args: { who: { seat: 1 } } },
    note: { key: 'says', args: { who: { seat: 2 } } },
  },
  seats: [0, 1, 2].map((seat) => ({ seat, cards: [] })),
};

/** All descendants, however deep in shadow roots. */
const below = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((it) => [it, ...(it.shadowRoot ? below(it.shadowRoot) : [])]);

test('a name is rendered as text, even if it looks like markup', async () => {
  const translator = new Translator('en', [words], people);
  const el = Object.assign(new MqTable(), { table, people, me: 0, translator });
  const log = Object.assign(document.createElement('mq-log'), {
    translator,
    lines: [{ kind: 'takes', args: { who: { seat: 0 } } }],
  });
  document.body.append(el, log);
  for (let i = 0; i < 4; i++) await Promise.all([el.updateComplete, log.updateComplete]);
  const all = below(document.body);
  expect(all.filter((it) => it.matches('img, script, [onerror], [onclick]'))).toEqual([]);
  const text = all.map((it) => it.shadowRoot?.textContent ?? '').join(' ');
  for (const name of names) expect(text).toContain(name);
  document.body.replaceChildren();
});
