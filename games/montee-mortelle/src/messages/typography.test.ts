import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const wrong = (messages: object, pattern: RegExp): string[] =>
  Object.entries(messages).flatMap(([key, text]) => (pattern.test(String(text)) ? [`${key}: ${text}`] : []));

test('French has its spaces before high punctuation, and its apostrophes', () => {
  expect(wrong(fr, / [?!;:]|[^\u202f.][?!]|[^\u00a0{, ]:|'|"|\.\.\./)).toEqual([]);
});

test('English has none, and its apostrophes', () => {
  expect(wrong(en, /[\s\u00a0\u202f][?!;:]|'|"|\.\.\./)).toEqual([]);
});
