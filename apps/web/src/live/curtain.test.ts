import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Curtain, LAST_LOOK } from './curtain.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const curtain = () => {
  const host = {
    addController: vi.fn(),
    removeController: vi.fn(),
    requestUpdate: vi.fn(),
    updateComplete: Promise.resolve(true),
  };
  const it = new Curtain(host);
  const told = (over: boolean): boolean => {
    it.follow(over);
    return it.told;
  };
  return { host, curtain: it, told };
};

test('players see the last cards turn before the result is shown', () => {
  const { host, curtain: it, told } = curtain();
  expect(told(false)).toBe(false);
  expect(told(true)).toBe(false);
  vi.advanceTimersByTime(LAST_LOOK - 1);
  expect(told(true)).toBe(false);
  expect(host.requestUpdate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(host.requestUpdate).toHaveBeenCalledOnce();
  expect(told(true)).toBe(true);
  expect(it.seen).toBe(true);
});

test('people who come after the end see the result at once', () => {
  const { curtain: it, told } = curtain();
  expect(told(true)).toBe(true);
  expect(it.seen).toBe(false);
});

test('a new game resets the curtain', () => {
  const { host, told } = curtain();
  told(false);
  told(true);
  expect(told(false)).toBe(false);
  vi.advanceTimersByTime(LAST_LOOK);
  expect(host.requestUpdate).not.toHaveBeenCalled();
  expect(told(true)).toBe(false);
});
