import { freePort } from '@masque/store/test-database';
import { afterEach, expect, test, vi } from 'vitest';
import { countsHere, countsOfAll, WINDOW_MS } from './counts.ts';

afterEach(() => void vi.useRealTimers());

test('limits are counted separately, and reset after a minute whatever the clock does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const counts = countsHere();
  const [one, other] = [counts.column(), counts.column()];
  const hits = async (from: string) => (await one.increment(from)).totalHits;
  expect([await hits('a'), await hits('a'), await hits('b')]).toEqual([1, 2, 1]);
  expect((await other.increment('a')).totalHits).toBe(1);
  vi.setSystemTime(1_000_000 + WINDOW_MS);
  expect(await hits('a')).toBe(1);
  vi.setSystemTime(0);
  expect(await hits('a')).toBe(1);
});

test('while Redis cannot be reached, each server counts by itself', async () => {
  const counts = await countsOfAll(`redis://127.0.0.1:${await freePort()}`, Buffer.alloc(32));
  const column = counts.column();
  expect((await column.increment('a')).totalHits).toBe(1);
  expect((await column.increment('a')).totalHits).toBe(2);
  counts.close();
});
