import { expect, test } from 'vitest';
import { ClubLimits } from './limits.ts';

test('a club opens forty tables, and lets three hundred people in by one wifi', () => {
  const limits = new ClubLimits(1);
  const times = (n: number, may: () => boolean): number => Array.from({ length: n }, may).filter(Boolean).length;
  expect(times(40, () => limits.mayOpen())).toBe(40);
  expect(times(300, () => limits.mayJoin('192.0.2.1'))).toBe(300);
  // By the codes of their tables: they have no address there.
  expect(times(300, () => limits.mayJoin())).toBe(300);
  // It has an end all the same.
  expect(times(5000, () => limits.mayOpen())).toBeLessThan(100);
  expect(times(5000, () => limits.mayJoin('192.0.2.1'))).toBeLessThan(200);
});
