import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OneByOne } from './one-by-one.ts';

beforeEach(() => void vi.useFakeTimers());
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

test('the score of a duel is counted one by one', () => {
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

test('whoever has seen enough sees the rest at once, and hears its end', () => {
  const { heard, told } = counting();
  told.to(3, 1500, 1800);
  told.skip();
  expect([told.n, heard]).toEqual([3, [3]]);
  told.skip();
  vi.advanceTimersByTime(10_000);
  expect([told.n, heard]).toEqual([3, [3]]);
});

test('players with reduced motion wait for the end like all others', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { heard, told } = counting();
  told.to(2, 1500, 1800);
  expect(told.n).toBe(0);
  vi.advanceTimersByTime(1800);
  expect(told.n).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(told.n).toBe(2);
  told.to(2, 1500);
  expect(heard).toEqual([1, 2]);
});

test('moves that were taken back are gone', () => {
  const { told } = counting();
  told.at(4);
  told.to(2, 400);
  expect(told.n).toBe(2);
  vi.advanceTimersByTime(4000);
  expect(told.n).toBe(2);
});
