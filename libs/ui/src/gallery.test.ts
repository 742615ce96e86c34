import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The text of all files in a folder. */
const sourcesIn = (folder: string): string =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
    .map((it) => readFileSync(join(import.meta.dirname, folder, it), 'utf8'))
    .join('\n');

test('the gallery shows every element by itself', () => {
  const elements = [...sourcesIn('.').matchAll(/@customElement\('(mq-[\w-]+)'\)/g)].map(([, name]) => name!);
  expect(elements.length).toBeGreaterThan(40);
  const gallery = sourcesIn('../gallery');
  expect(elements.filter((it) => !new RegExp(`<${it}[\\s>]`).test(gallery))).toEqual([]);
});

test('no template has an escape that it does not know: it would have no text at all', () => {
  expect(sourcesIn('.').match(/.*(?<!\\)\\\d.*/g) ?? []).toEqual([]);
});
