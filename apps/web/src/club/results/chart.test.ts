import { Translator } from '@masque/ui';
import { afterEach, expect, test, vi } from 'vitest';
import './chart.ts';
import type { ChartKind, ChartSeries } from './chart.ts';
import { en } from '../words/en.ts';

afterEach(() => document.body.replaceChildren());

async function chart(kind: ChartKind, labels: readonly string[], series: readonly ChartSeries[], drawn: string) {
  const element = document.createElement('masque-chart');
  Object.assign(element, { translator: new Translator('en', [en]), heading: 'Points', kind, labels, series });
  document.body.append(element);
  await element.updateComplete;
  const root = element.shadowRoot!;
  await vi.waitUntil(() => root.querySelector(`.chart ${drawn}`));
  const rows = [...root.querySelectorAll('tr')].map((row) => [...row.cells].map((it) => it.textContent!.trim()));
  return { root, rows, marks: root.querySelectorAll(`.chart ${drawn}`).length };
}

test('a chart of lines names its lines, and has its figures as a table', async () => {
  const { root, rows, marks } = await chart(
    'lines',
    ['one', 'two'],
    [
      { name: 'Ada', values: [1, 4], look: 'lead' },
      { name: 'Ben', values: [null, 2], look: 'me' },
    ],
    '.ct-line',
  );
  expect(marks).toBe(2);
  expect(root.querySelectorAll('.chart .lead, .chart .me')).toHaveLength(2);
  expect([...root.querySelectorAll('.key li')].map((it) => it.textContent!.trim())).toEqual(['Ada', 'Ben']);
  expect(root.querySelector('.chart')!.getAttribute('aria-label')).toContain('Points');
  expect(rows).toEqual([
    ['', 'Ada', 'Ben'],
    ['one', '1', '–'],
    ['two', '4', '2'],
  ]);
});

test('horizontal bars show the parts of a whole, stacked', async () => {
  const { marks, rows } = await chart(
    'across',
    ['Coup', 'Werewolves of the Dark Arts'],
    [
      { name: 'won', values: [2, 1] },
      { name: 'not won', values: [3, 0] },
    ],
    '.ct-bar',
  );
  expect(marks).toBe(4);
  expect(rows.at(-1)).toEqual(['Werewolves of the Dark Arts', '1', '0']);
});

test('a chart that is put elsewhere is drawn there again', async () => {
  const { root } = await chart('bars', ['one'], [{ name: 'Ada', values: [1] }], '.ct-bar');
  const element = root.host;
  element.remove();
  root.querySelector('.chart')!.replaceChildren();
  document.body.append(element);
  await vi.waitUntil(() => root.querySelector('.chart .ct-bar'));
});
