import { HIDDEN, declassify, project, randomFor, reveal, seedOf, SPECTATOR } from '@masque/core';
import { expect, test } from 'vitest';
import { deal, draw, faceDown, shuffle } from './index.ts';

const deck = faceDown(['a', 'b', 'c', 'd', 'e'], 'letter');

test('a deal shows each hand to its seat alone', () => {
  const [hands, rest] = deal(deck, 2, 2);
  expect(project(hands, 0)).toEqual([
    ['a', 'b'],
    [HIDDEN, HIDDEN],
  ]);
  expect(project(hands, 1)).toEqual([
    [HIDDEN, HIDDEN],
    ['c', 'd'],
  ]);
  expect(project(hands, SPECTATOR).flat()).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  expect(rest.map(declassify)).toEqual(['e']);
});

test('after a shuffle nobody sees a card, not even those who saw it before', () => {
  const [hands] = deal(deck, 1, 3);
  const shuffled = shuffle(randomFor(seedOf('s'), 1), [
    ...hands[0]!,
    ...deck.slice(3).map((card) => reveal(card, 'all')),
  ]);
  expect(project(shuffled, 0)).toEqual(Array(5).fill(HIDDEN));
  expect(shuffled.map(declassify).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('drawing more cards than exist throws', () => {
  expect(() => draw(deck, 6, [0])).toThrow(RangeError);
});
