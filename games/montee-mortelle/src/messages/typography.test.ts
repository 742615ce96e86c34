import { expect, test } from 'vitest';
import { messages } from './index.ts';

const wrong = (messages: object, pattern: RegExp): string[] =>
  Object.entries(messages).flatMap(([key, text]) => (pattern.test(String(text)) ? [`${key}: ${text}`] : []));

test('French texts have spaces before high punctuation, and typographic apostrophes', () => {
  expect(wrong(messages.fr, / [?!;:]|[^\u202f.][?!]|[^\u00a0{, ]:|'|"|\.\.\./)).toEqual([]);
});

test('English texts have no such spaces, and typographic apostrophes', () => {
  expect(wrong(messages.en, /[\s\u00a0\u202f][?!;:]|'|"|\.\.\./)).toEqual([]);
});
