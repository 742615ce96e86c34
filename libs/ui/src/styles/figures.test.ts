import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('digits in titles use the text font, so that 1 is not read as I', () => {
  const first = [...read('theme.css').matchAll(/--(?:display|smallcaps): '([^']+)'/g)].map((it) => it[1]);
  expect(first).toEqual(['Figures', 'Figures']);
  const face = read('fonts.css')
    .split('@font-face')
    .find((it) => it.includes("'Figures'"));
  expect(face).toContain('fonts/atkinson.woff2');
  expect(face).toContain('unicode-range: U+30-39;');
});
