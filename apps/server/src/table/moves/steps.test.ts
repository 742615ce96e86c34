import { afterEach, expect, test, vi } from 'vitest';
import { Steps } from './steps.ts';

afterEach(() => vi.useRealTimers());

test('work begins at full steps, and answers are sent at half steps, whatever the time of the request', async () => {
  vi.useFakeTimers({ now: 0 });
  const steps = new Steps(50);
  const began = performance.now();
  const at: [string, number][] = [];
  for (const wait of [1, 24, 26, 49, 51]) {
    setTimeout(() => {
      void steps.full().then(() => at.push(['work', performance.now() - began]));
      steps.atHalf(() => at.push(['answer', performance.now() - began]));
    }, wait);
  }
  await vi.advanceTimersByTimeAsync(200);
  const phases = (kind: string) => new Set(at.filter(([it]) => it === kind).map(([, time]) => Math.round(time) % 50));
  expect(at).toHaveLength(10);
  expect([...phases('work')]).toHaveLength(1);
  expect([...phases('answer')]).toHaveLength(1);
  expect(Math.abs([...phases('work')][0]! - [...phases('answer')][0]!)).toBe(25);
});

test('answers keep their order', async () => {
  vi.useFakeTimers({ now: 0 });
  const steps = new Steps(50);
  const order: number[] = [];
  for (const n of [1, 2, 3]) steps.atHalf(() => order.push(n));
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(order).toEqual([1, 2, 3]);
});
