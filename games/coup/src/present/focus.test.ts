import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';

const trial = { claimant: 0, challenger: 1, claim: 'captain' } as const;

test('a claim put to the proof is between whoever made it and whoever doubts it', () => {
  expect(focusOf({ trial, reveal: null, loser: null, todo: ['prove', 'effect'] })).toEqual([0, 1]);
  expect(focusOf({ trial: null, reveal: null, loser: null, todo: ['action'] })).toBeUndefined();
});

test('so is the price of a wrong doubt, of an action or of a block', () => {
  expect(focusOf({ trial, reveal: null, loser: 1, todo: ['lose', 'block', 'effect'] })).toEqual([0, 1]);
  expect(focusOf({ trial, reveal: null, loser: 1, todo: ['lose'] })).toEqual([0, 1]);
});

test("what a successful action costs its target is nobody's doubt", () => {
  expect(focusOf({ trial: null, reveal: null, loser: 2, todo: ['lose'] })).toBeUndefined();
});

test('a card that came of a doubt is between the same two, in the same order', () => {
  const shown = (as: 'lie' | 'proof' | 'wrong' | 'action', by: number, to: number) =>
    focusOf({ trial: null, loser: null, todo: ['reveal'], reveal: { as, by, to } });
  expect(shown('lie', 0, 1)).toEqual([0, 1]);
  expect(shown('proof', 0, 1)).toEqual([0, 1]);
  expect(shown('wrong', 1, 0)).toEqual([0, 1]);
  expect(shown('action', 0, 1)).toBeUndefined();
});
