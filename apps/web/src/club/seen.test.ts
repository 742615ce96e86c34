import { expect, test } from 'vitest';
import { clockOf, momentOf } from './seen.ts';

test('a time of the day is the next time that a clock shows it', () => {
  const now = new Date(2026, 10, 20, 21, 15).getTime();
  expect(clockOf('23:30', now)).toBe(new Date(2026, 10, 20, 23, 30).getTime());
  expect(clockOf('0:30', now)).toBe(new Date(2026, 10, 21, 0, 30).getTime());
  expect(clockOf('', now)).toBeUndefined();
});

test('a day that is not given is none', () => {
  expect(momentOf('2026-11-27T19:30')).toBe(new Date(2026, 10, 27, 19, 30).getTime());
  expect(momentOf('')).toBeUndefined();
});
