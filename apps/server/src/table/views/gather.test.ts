import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change after a quiet period is sent at once, and later ones together', () => {
  const told = vi.fn();
  const gather = new Gather(20, told);
  gather.soon();
  expect(told).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 5; i++) gather.soon();
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20);
  expect(told).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(told).toHaveBeenCalledTimes(2);
  gather.soon();
  expect(told).toHaveBeenCalledTimes(3);
});

test('waiting changes can be flushed early, once', () => {
  const told = vi.fn();
  const gather = new Gather(20, told);
  gather.flush();
  expect(told).not.toHaveBeenCalled();
  gather.soon();
  gather.soon();
  gather.flush();
  vi.advanceTimersByTime(100);
  expect(told).toHaveBeenCalledTimes(2);
});

test('without an interval everything is sent at once', () => {
  const told = vi.fn();
  const gather = new Gather(0, told);
  for (let i = 0; i < 3; i++) gather.soon();
  expect(told).toHaveBeenCalledTimes(3);
});
