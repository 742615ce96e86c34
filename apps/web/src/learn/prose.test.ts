import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { paragraphsOf, plain } from './prose.ts';

const t = new Translator('en', [
  { text: 'Say <b>Duke.</b>\n- <b>[duke]:</b> takes three, as [duke|dukes] do.\n- Others do not.\nThat is all.' },
]);
const lines = paragraphsOf(t, 'text', (face) => face.toUpperCase());

test('lines become paragraphs or list items', () => {
  expect(lines.map((it) => [it.item, plain(it)])).toEqual([
    [false, 'Say Duke.'],
    [true, 'DUKE: takes three, as dukes do.'],
    [true, 'Others do not.'],
    [false, 'That is all.'],
  ]);
});

test('text in brackets links to the entry of that card, even in bold', () => {
  expect(lines[1]!.spans.filter(({ to }) => to)).toEqual([
    { to: 'duke', word: 'DUKE', bold: true },
    { to: 'duke', word: 'dukes', bold: false },
  ]);
  expect(lines[0]!.spans).toContainEqual({ word: 'Duke.', bold: true });
});
