import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what happens after a quiet while is told at once, and what follows is told together', () => {
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

test('what waits can be told before its time, once', () => {
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

test('without a step everything is told at once', () => {
  const told = vi.fn();
  const gather = new Gather(0, told);
  for (let i = 0; i < 3; i++) gather.soon();
  expect(told).toHaveBeenCalledTimes(3);
});
