import type { Message } from '@masque/core';
import type { Part } from '@masque/protocol';
import { Translator } from '@masque/ui';
import { expect, test } from 'vitest';
import { sentencesAbout, sentencesOf, whyOf } from './sentences.ts';
import { OwnWords } from '../../words/own-words.ts';
import { endWords } from './words.ts';

const part: Part = { seat: 0, won: false, cards: [], claims: 0, lies: 0, caught: 0, told: [], feats: [] };
const parts: readonly Part[] = [
  { ...part, claims: 4 },
  { ...part, claims: 4, won: true },
  { ...part, claims: 4, lies: 2, won: true },
  { ...part, claims: 4, lies: 2, caught: 1, won: true },
  { ...part, claims: 4, lies: 2 },
  { ...part, claims: 4, lies: 2, caught: 2 },
  { ...part, claims: 4, lies: 3, caught: 1 },
  { ...part, out: 'Night 2' },
  { ...part, feats: [{ kind: 'first', title: 'Day 1' }] },
  { ...part, feats: [{ kind: 'voted', n: 5, of: 2 }] },
  { ...part, feats: [{ kind: 'nights', n: 3 }] },
  { ...part, feats: [{ kind: 'doubts', n: 2, of: 2 }] },
  { ...part, feats: [{ kind: 'doubts', n: 0, of: 2 }] },
  { ...part, feats: [{ kind: 'doubts', n: 1, of: 2 }] },
  { ...part, feats: [{ kind: 'led', title: 'Round 2' }] },
  { ...part, feats: [{ kind: 'behind', title: 'Round 2' }] },
  { ...part, feats: [{ kind: 'until', title: 'Round 2' }] },
  part,
];

test.each(['en', 'fr'] as const)('what a player did is told in a fitting sentence (%s)', (language) => {
  const t = new Translator(language, [endWords[language]]);
  const told = parts.map((it) => sentencesAbout(it, parts).map((one) => t.msg(one))[0] ?? '');
  expect(new Set(told).size).toBe(parts.length);
  expect(told.join(' ')).not.toMatch(/end\.|undefined|[{}#]/);
  expect(told).toContainEqual(expect.stringContaining('Night 2'));
  expect(told).toContainEqual(expect.stringMatching(/5.*2/));
});

test.each(['en', 'fr'] as const)('the biggest liar and the only honest player get a sentence (%s)', (language) => {
  const t = new Translator(language, [endWords[language]]);
  const [liar, other, honest] = [
    { ...part, claims: 6, lies: 5 },
    { ...part, claims: 4, lies: 2 },
    { ...part, claims: 4 },
  ];
  const told = (it: Part, all: readonly Part[]): string => t.msg(sentencesAbout(it, all)[0]!);
  const all = [liar, other, honest];
  expect(told(liar, all)).not.toBe(told(liar, [liar]));
  expect(told(other, all)).toBe(told(other, [other]));
  expect(told(honest, all)).not.toBe(told(honest, [honest]));
  expect(all.map((it) => told(it, all)).join(' ')).not.toMatch(/end\.|[{}#]/);
});

test('sentences of different shapes are preferred, and a game’s own come before those found in any', () => {
  const key = (it: Message | undefined) => (typeof it === 'object' ? it.key : it);
  const both = { ...part, told: ['told.duel', 'told.trade'], feats: [{ kind: 'nights', n: 2 }] } satisfies Part;
  const told = sentencesOf([0, 1, 2, 3].map((seat) => ({ ...both, seat })));
  expect([...told.values()].map(key)).toEqual(['told.duel', 'told.trade', 'story.feat.nights', 'told.duel']);
  expect(key(sentencesOf([{ ...both, told: [] }]).get(0))).toBe('story.feat.nights');
});

test('a winner without claims needs no sentence', () => {
  expect(sentencesOf([{ ...part, won: true, place: 1 }]).size).toBe(0);
});

test('the explanation of a player’s points is found in the account', () => {
  const score = (seat: number) => ({ key: 'score', args: { who: { seat } } });
  const account = ['somebody lied', { key: 'both', args: { a: { seat: 1 } } }, score(2), score(1)];
  expect(whyOf(account, 1)).toEqual(score(1));
  expect(whyOf(account, 0)).toBeUndefined();
});

test('the words of the end hide none of a game', () => {
  const game = new Translator('en', [{ 'end.shared': 'They share the victory' }]);
  expect(new OwnWords(endWords).in(game).msg('end.shared')).toBe('They share the victory');
});
