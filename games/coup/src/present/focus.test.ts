import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';

const trial = { claimant: 0, challenger: 1, claim: 'captain' } as const;

test('a challenge is between the claimant and the challenger', () => {
  expect(focusOf({ trial, reveal: null, loser: null, todo: ['prove', 'effect'] })).toEqual([0, 1]);
  expect(focusOf({ trial: null, reveal: null, loser: null, todo: ['action'] })).toBeUndefined();
});

test('the price of a wrong challenge, of an action or a block, is between the same two', () => {
  expect(focusOf({ trial, reveal: null, loser: 1, todo: ['lose', 'block', 'effect'] })).toEqual([0, 1]);
  expect(focusOf({ trial, reveal: null, loser: 1, todo: ['lose'] })).toEqual([0, 1]);
});

test('the loss from a successful action is not a challenge', () => {
  expect(focusOf({ trial: null, reveal: null, loser: 2, todo: ['lose'] })).toBeUndefined();
});

test('a card lost to a challenge is shown between the same two, in the same order', () => {
  const shown = (as: 'lie' | 'proof' | 'wrong' | 'action', by: number, to: number) =>
    focusOf({ trial: null, loser: null, todo: ['reveal'], reveal: { as, by, to } });
  expect(shown('lie', 0, 1)).toEqual([0, 1]);
  expect(shown('proof', 0, 1)).toEqual([0, 1]);
  expect(shown('wrong', 1, 0)).toEqual([0, 1]);
  expect(shown('action', 0, 1)).toBeUndefined();
});
