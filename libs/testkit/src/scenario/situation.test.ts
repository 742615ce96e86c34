import { declassify, unshuffled } from '@masque/core';
import { expect, test } from 'vitest';
import { toy } from '../broken/toy/index.ts';
import { RefusedOperation, situation } from './index.ts';

test('a position can be played on by hand', () => {
  const play = situation(toy(), { seats: 3 }, (dealt) => ({ ...dealt, turn: 2, points: [0, 4, 0] }));
  expect(() => play.act(0, 'boast', { value: 1 })).toThrow(RefusedOperation);
  play.act(2, 'boast', { value: 1 });
  expect([play.phase, play.state.claim, play.state.points]).toEqual(['belief', 1, [0, 4, 0]]);
  play.ring();
  expect(play.phase).toBe('turn');
});

test('is dealt from its seed, or unshuffled', () => {
  const hands = (seed: string): number[] => situation(toy(), { seats: 3, seed }).state.hands.map(declassify);
  expect(hands('a')).toEqual(hands('a'));
  expect(hands('a')).not.toEqual(hands('b'));
  const inOrder = situation(toy(), { seats: 3 }, undefined, () => unshuffled).state.hands.map(declassify);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
});
