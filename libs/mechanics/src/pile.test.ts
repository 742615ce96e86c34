import { declassify, project, randomFor, seedOf, SPECTATOR, unshuffled, HIDDEN } from '@masque/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discard, drawFrom, faceDown, refill, shuffleInto, type Pile } from './index.ts';

const pile = (cards: readonly string[], discarded: readonly string[] = []): Pile<string> =>
  discard({ cards: faceDown(cards, 'card'), discard: [] }, faceDown(discarded, 'card'));

test('the discard becomes the pile if it runs out during a draw', () => {
  const [drawn, left] = drawFrom(pile(['a'], ['b', 'c']), 2, [1], unshuffled);
  expect(drawn.map(declassify)).toEqual(['a', 'b']);
  expect(project(drawn, 1)).toEqual(['a', 'b']);
  expect(left.cards.map(declassify)).toEqual(['c']);
  expect(left.discard).toEqual([]);
});

test('no more cards are drawn than exist', () => {
  const [drawn, left] = drawFrom(pile(['a'], ['b']), 5, [0], unshuffled);
  expect(drawn.map(declassify)).toEqual(['a', 'b']);
  expect(left).toEqual({ cards: [], discard: [] });
});

test('a pile refilled before the draw includes the discard', () => {
  expect(refill(pile(['a'], ['b', 'c']), 3, unshuffled).cards.map(declassify)).toEqual(['a', 'b', 'c']);
  const enough = pile(['a', 'b', 'c'], ['d']);
  expect(refill(enough, 3, unshuffled)).toBe(enough);
});

test('discarded cards are face down unless they are discarded face up', () => {
  expect(project(pile([], ['a']), SPECTATOR).discard).toEqual([HIDDEN]);
  expect(project(discard(pile([]), faceDown(['b'], 'card'), 'all'), SPECTATOR).discard).toEqual(['b']);
});

test('cards are conserved, and after a shuffle nobody sees any of them', () => {
  const faces = fc.array(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 12 });
  fc.assert(
    fc.property(faces, faces, fc.nat(30), fc.nat(), (cards, discarded, n, seed) => {
      const random = randomFor(seedOf(`${seed}`), 0);
      const [drawn, left] = drawFrom(pile(cards, discarded), n, [0], random);
      expect([...drawn, ...left.cards, ...left.discard].map(declassify).sort()).toEqual(
        [...cards, ...discarded].sort(),
      );
      const back = shuffleInto(left.cards, drawn, random);
      expect(back.every((card) => project(card, 0) === HIDDEN)).toBe(true);
    }),
  );
});
