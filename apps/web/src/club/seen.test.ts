import { expect, test } from 'vitest';
import { asSentence, nextTimeOf, inGroups, momentOf } from './seen.ts';

test('a time of day means its next occurrence', () => {
  const now = new Date(2026, 10, 20, 21, 15).getTime();
  expect(nextTimeOf('23:30', now)).toBe(new Date(2026, 10, 20, 23, 30).getTime());
  expect(nextTimeOf('0:30', now)).toBe(new Date(2026, 10, 21, 0, 30).getTime());
  expect(nextTimeOf('', now)).toBeUndefined();
});

test('a missing day is undefined', () => {
  expect(momentOf('2026-11-27T19:30')).toBe(new Date(2026, 10, 27, 19, 30).getTime());
  expect(momentOf('')).toBeUndefined();
});

test('friends are listed together, at the place of the first', () => {
  const pair = (a: string, b: string, wish: 'together' | 'apart' = 'together') => ({ a, b, wish });
  expect(inGroups(['m1', 'm2', 'm3', 'm4'], [])).toEqual([['m1'], ['m2'], ['m3'], ['m4']]);
  const pairs = [pair('m4', 'm1'), pair('m2', 'm3', 'apart'), pair('m1', 'm9'), pair('m1', 'm3')];
  expect(inGroups(['m1', 'm2', 'm3', 'm4'], pairs).map((it) => [...it].sort())).toEqual([['m1', 'm3', 'm4'], ['m2']]);
});

test('a text that is a sentence gets no second full stop', () => {
  expect(['game over', 'Cleo is Mayor.', 'Who?'].map(asSentence)).toEqual(['game over.', 'Cleo is Mayor.', 'Who?']);
});
