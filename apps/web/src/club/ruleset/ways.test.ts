import type { GameInfo } from '@masque/protocol';
import { expect, test } from 'vitest';
import { isPlayed, waysOf } from './ways.ts';

const game = {
  id: 'toy',
  name: { en: 'Toy' },
  about: { en: 'A game.' },
  presets: [{ id: 'first', name: { en: 'First evening' }, about: { en: 'slow' }, options: { pace: 'slow' } }],
} as unknown as GameInfo;
const rulesets = [
  { id: 'r4', name: 'Ours', game: 'toy', options: { cards: 3 } },
  { id: 'r5', name: 'Gone', game: 'not-installed', options: {} },
];

test('the club’s rulesets come first, then presets; games that are not installed are left out', () => {
  expect(waysOf([game], rulesets, 'en').map(({ key, name }) => [key, name])).toEqual([
    ['r4', 'Ours'],
    ['toy', 'Toy'],
    ['toy/first', 'First evening'],
  ]);
});

test('a table plays a ruleset if no other option is changed', () => {
  const usual = { pace: 'normal', cards: 5 };
  const [ours, published, first] = waysOf([game], rulesets, 'en');
  const options = { pace: 'slow', cards: 5 };
  expect([ours, published, first].map((it) => isPlayed(it!, options, usual))).toEqual([false, false, true]);
  expect(isPlayed(published!, usual, usual)).toBe(true);
  expect(isPlayed(first!, { ...options, cards: 3 }, usual)).toBe(false);
  expect(isPlayed(published!, usual, usual, 'hard')).toBe(false);
});
