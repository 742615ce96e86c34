import { freePort } from '@masque/store/test-database';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { OwnRedis } from '../chaos/own-redis.ts';
import { countsHere, countsOfAll, MINUTE_MS } from './counts.ts';

const redis = await OwnRedis.start();
afterAll(() => redis?.kill());
afterEach(() => void vi.useRealTimers());

test('limits are counted separately, and reset after a minute whatever the clock does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const counts = countsHere();
  const [one, other] = [counts.column(MINUTE_MS), counts.column(MINUTE_MS)];
  const ofAnHour = counts.column(60 * MINUTE_MS);
  const hits = async (from: string) => (await one.increment(from)).totalHits;
  expect([await hits('a'), await hits('a'), await hits('b')]).toEqual([1, 2, 1]);
  expect((await other.increment('a')).totalHits).toBe(1);
  expect((await ofAnHour.increment('a')).totalHits).toBe(1);
  vi.setSystemTime(1_000_000 + MINUTE_MS);
  expect(await hits('a')).toBe(1);
  expect((await ofAnHour.increment('a')).totalHits).toBe(2);
  vi.setSystemTime(0);
  expect(await hits('a')).toBe(1);
});

test('while Redis cannot be reached, each server counts by itself', async () => {
  const counts = await countsOfAll(`redis://127.0.0.1:${await freePort()}`, Buffer.alloc(32));
  const column = counts.column(MINUTE_MS);
  expect((await column.increment('a')).totalHits).toBe(1);
  expect((await column.increment('a')).totalHits).toBe(2);
  counts.close();
});

test.skipIf(!redis)('several servers count together, for as long as each limit says', async () => {
  // On a busy machine, Redis may answer late.
  const open = () => countsOfAll(redis!.url, Buffer.alloc(32), 30_000);
  const [one, two] = [await open(), await open()];
  const columns = [one, two].map((it) => [it.column(MINUTE_MS), it.column(60 * MINUTE_MS)] as const);
  const hit = async (server: number, column: 0 | 1) => columns[server]![column].increment('a');
  // Until it is connected, a server counts by itself.
  await expect
    .poll(async () => {
      const [a, b, c] = [await hit(0, 0), await hit(1, 0), await hit(0, 0)].map((it) => it.totalHits);
      return [b! - a!, c! - a!];
    })
    .toEqual([1, 2]);
  const [first, second] = [await hit(0, 1), await hit(1, 1)];
  expect([first.totalHits, second.totalHits]).toEqual([1, 2]);
  expect(second.resetTime.getTime() - Date.now()).toBeGreaterThan(59 * MINUTE_MS);
  for (const it of [one, two]) it.close();
});
