import type { Part } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { sentenceOf, whyOf } from './story.ts';
import { endWords } from './words.ts';

const part: Part = { seat: 0, won: false, cards: [], claims: 0, lies: 0, caught: 0 };
const parts: readonly Part[] = [
  { ...part, claims: 4 },
  { ...part, claims: 4, won: true },
  { ...part, claims: 4, lies: 2, won: true },
  { ...part, claims: 4, lies: 2, caught: 1, won: true },
  { ...part, claims: 4, lies: 2 },
  { ...part, claims: 4, lies: 2, caught: 2 },
  { ...part, claims: 4, lies: 3, caught: 1 },
  { ...part, out: 'Night 2' },
  part,
];

test.each(['en', 'fr'] as const)('what a player did is told in a fitting sentence (%s)', (language) => {
  const t = new Translator(language, [endWords[language]]);
  const told = parts.map((it) => sentenceOf(t, it, parts));
  expect(new Set(told).size).toBe(parts.length);
  expect(told.join(' ')).not.toMatch(/end\.|undefined|[{}#]/);
  expect(told).toContainEqual(expect.stringContaining('Night 2'));
});

test.each(['en', 'fr'] as const)('the biggest liar and the only honest player get a sentence (%s)', (language) => {
  const t = new Translator(language, [endWords[language]]);
  const [liar, other, honest] = [
    { ...part, claims: 6, lies: 5 },
    { ...part, claims: 4, lies: 2 },
    { ...part, claims: 4 },
  ];
  const told = (it: Part): string => sentenceOf(t, it, [liar, other, honest]);
  expect(told(liar)).not.toBe(sentenceOf(t, liar, [liar]));
  expect(told(other)).toBe(sentenceOf(t, other, [other]));
  expect(told(honest)).not.toBe(sentenceOf(t, honest, [honest]));
  expect([told(liar), told(honest)].join(' ')).not.toMatch(/end\.|[{}#]/);
});

test('a winner without claims needs no sentence', () => {
  const t = new Translator('en', [endWords.en]);
  expect(sentenceOf(t, { ...part, won: true, place: 1 }, [part])).toBe('');
});

test('the explanation of a player’s points is found in the account', () => {
  const score = (seat: number) => ({ key: 'score', args: { who: { seat } } });
  const account = ['somebody lied', { key: 'both', args: { a: { seat: 1 } } }, score(2), score(1)];
  expect(whyOf(account, 1)).toEqual(score(1));
  expect(whyOf(account, 0)).toBeUndefined();
});
