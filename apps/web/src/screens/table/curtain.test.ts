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
  return { host, curtain: new Curtain(host) };
};

test('whoever has played sees the last cards turn before the end is told', () => {
  const { host, curtain: it } = curtain();
  expect(it.told(false)).toBe(false);
  expect(it.told(true)).toBe(false);
  vi.advanceTimersByTime(LAST_LOOK - 1);
  expect(it.told(true)).toBe(false);
  expect(host.requestUpdate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(host.requestUpdate).toHaveBeenCalledOnce();
  expect(it.told(true)).toBe(true);
  expect(it.seen).toBe(true);
});

test('whoever comes after the end is told at once', () => {
  const { curtain: it } = curtain();
  expect(it.told(true)).toBe(true);
  expect(it.seen).toBe(false);
});

test('a new game lifts the curtain again', () => {
  const { host, curtain: it } = curtain();
  it.told(false);
  it.told(true);
  expect(it.told(false)).toBe(false);
  vi.advanceTimersByTime(LAST_LOOK);
  expect(host.requestUpdate).not.toHaveBeenCalled();
  expect(it.told(true)).toBe(false);
});
