import { expect, test } from 'vitest';
import { isAtEnd, moveAlong } from './index.ts';

test('a marker stops at the end of its track', () => {
  expect(moveAlong(['a', 'b', 'c'], 1, 5)).toEqual({ at: 3, entered: ['b', 'c'] });
  expect(moveAlong(['a', 'b', 'c'], 3)).toEqual({ at: 3, entered: [] });
  expect(moveAlong(['a', 'b', 'c'], 1, -2)).toEqual({ at: 0, entered: [] });
});

test('a count without a limit has no end', () => {
  expect([isAtEnd(9, 10), isAtEnd(10, 10), isAtEnd(10, 0), isAtEnd(10, null)]).toEqual([false, true, false, false]);
});
