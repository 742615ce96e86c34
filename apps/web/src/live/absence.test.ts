import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Absence } from './absence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a short interruption is not shown, a long one is shown once, until it is over', () => {
  const draw = vi.fn();
  const absence = new Absence(draw);
  absence.follow('away');
  vi.advanceTimersByTime(500);
  absence.follow('open');
  vi.advanceTimersByTime(5000);
  expect([absence.lasts, draw.mock.calls.length]).toEqual([false, 0]);

  for (let tries = 0; tries < 3; tries++) {
    absence.follow('away');
    vi.advanceTimersByTime(900);
  }
  expect([absence.lasts, draw.mock.calls.length]).toEqual([true, 1]);
  absence.follow('open');
  expect(absence.lasts).toBe(false);
});
