import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';

const quiet = { trial: null, loser: null, announced: null, blocked: null, todo: [], next: 'action' } as const;
const steal = { action: 'steal', by: 0, target: 2, paid: 0 } as const;
const pending = [{ do: 'block' }, { do: 'execute' }, { do: 'endTurn' }] as const;

test('a claim put to the proof is between whoever made it and whoever doubts it', () => {
  const trial = { claimant: 0, challenger: 1, claim: 'captain' } as const;
  expect(focusOf({ ...quiet, trial, announced: steal, next: 'prove' })).toEqual([0, 1]);
  expect(focusOf(quiet)).toBeUndefined();
});

test('so is the price of a wrong doubt, of an action or of a block', () => {
  expect(focusOf({ ...quiet, announced: steal, loser: 1, todo: pending, next: 'lose' })).toEqual([0, 1]);
  const todo = [{ do: 'blocked' }, { do: 'endTurn' }] as const;
  const blocked = { by: 2, as: 'captain' } as const;
  expect(focusOf({ ...quiet, announced: steal, blocked, loser: 0, todo, next: 'lose' })).toEqual([2, 0]);
});

test("what a successful action costs its target is nobody's doubt", () => {
  const stab = { action: 'assassinate', by: 0, target: 2, paid: 3 } as const;
  expect(focusOf({ ...quiet, announced: stab, loser: 2, todo: [{ do: 'endTurn' }], next: 'lose' })).toBeUndefined();
});
