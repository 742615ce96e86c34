import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callOut, MqTaper, secondsLeft } from './mq-taper.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('never shows fewer seconds than there are', () => {
  expect(secondsLeft({ since: 0, at: 10_000 }, 0)).toBe(10);
  expect(secondsLeft({ since: 0, at: 10_000 }, 1)).toBe(10);
  expect(secondsLeft({ since: 0, at: 10_000 }, 9_999)).toBe(1);
  expect(secondsLeft({ since: 0, at: 10_000 }, 10_000)).toBe(0);
  expect(secondsLeft({ since: 0, at: 10_000 }, 60_000)).toBe(0);
});

test('announces the time at the start, half way, at ten and at five seconds, once each', () => {
  const timer = { since: 0, at: 60_000 };
  const said: string[] = [];
  let before: number | undefined;
  for (let now = 0; now <= 61_000; now += 200) {
    const left = secondsLeft(timer, now);
    const call = callOut(timer, before, left);
    if (call) said.push(`${call} ${left}`);
    before = left;
  }
  expect(said).toEqual(['opens 60', 'half 30', 'left 10', 'left 5']);
});

test('follows the server’s clock, and is announced politely', async () => {
  const el = new MqTaper();
  el.clockOffset = 5_000;
  el.timer = { since: 1_000_000, at: 1_020_000 };
  document.body.append(el);
  await el.updateComplete;
  const numeral = () => el.shadowRoot?.querySelector('.n')?.textContent?.trim();
  const live = el.shadowRoot?.querySelector('[aria-live=polite]');
  expect(numeral()).toBe('15 s');
  expect(live?.textContent).toBe('15 seconds to answer');
  vi.advanceTimersByTime(5_200);
  await el.updateComplete;
  expect(numeral()).toBe('10 s');
  expect(live?.textContent).toBe('10 seconds left');
  vi.advanceTimersByTime(60_000);
  await el.updateComplete;
  expect(numeral()).toBe('0 s');
});
