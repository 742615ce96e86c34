import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OneByOne } from './one-by-one.ts';

let calm = false;
beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counting = () => {
  const host = {
    addController: vi.fn(),
    removeController: vi.fn(),
    requestUpdate: vi.fn(),
    updateComplete: Promise.resolve(true),
  };
  const heard: number[] = [];
  return { heard, told: new OneByOne(host, (n) => heard.push(n)) };
};

test('what falls is counted one by one', () => {
  const { heard, told } = counting();
  told.at(2);
  told.to(4, 400);
  expect(told.n).toBe(2);
  vi.advanceTimersByTime(400);
  expect(told.n).toBe(3);
  told.to(5, 400);
  vi.advanceTimersByTime(800);
  expect(told.n).toBe(5);
  expect(heard).toEqual([3, 4, 5]);
});

test('those who want no motion see it at once', () => {
  calm = true;
  const { heard, told } = counting();
  told.to(4, 400);
  expect(told.n).toBe(4);
  expect(heard).toEqual([4]);
  told.to(4, 400);
  expect(heard).toEqual([4]);
});

test('what has been taken back is not there any more', () => {
  const { told } = counting();
  told.at(4);
  told.to(2, 400);
  expect(told.n).toBe(2);
  vi.advanceTimersByTime(4000);
  expect(told.n).toBe(2);
});
