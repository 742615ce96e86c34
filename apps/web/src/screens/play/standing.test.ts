import type { Offer } from '@masque/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moment, quietOffer, StandingAnswer } from './standing.ts';

const allow: Offer = { type: 'allow', window: 'w1', params: {}, look: { quiet: true } };
const challenge: Offer = { type: 'challenge', window: 'w1', params: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only an answer without effect and parameters is given automatically', () => {
  expect(quietOffer([allow, challenge])).toBe(allow);
  expect(quietOffer([challenge])).toBeNull();
  expect(quietOffer([{ ...allow, closed: 'no' }])).toBeNull();
  expect(quietOffer([{ ...allow, params: { n: { kind: 'number', min: 0, max: 3 } } }])).toBeNull();
});

test('it is given at a random moment, and never late', () => {
  expect(moment({ since: 0, at: 10_000 }, 0, 0)).toBe(900);
  expect(moment({ since: 0, at: 10_000 }, 0, 1)).toBe(6000);
  expect(moment({ since: 0, at: 2000 }, 0, 1)).toBe(1600);
  expect(moment({ since: 0, at: 1000 }, 900, 0.5)).toBe(80);
  expect(moment(undefined, 0, 0.5)).toBe(3450);
});

test('it is given once per question, and not after it was turned off', () => {
  const given = vi.fn();
  const standing = new StandingAnswer(given);
  standing.look([allow], undefined, 0);
  vi.advanceTimersByTime(7000);
  expect(given).not.toHaveBeenCalled();
  standing.follow('g1');
  standing.set(true);
  standing.look([allow, challenge], undefined, 0);
  standing.look([allow, challenge], undefined, 0);
  vi.advanceTimersByTime(7000);
  expect(given.mock.calls).toEqual([[{ type: 'allow', window: 'w1', params: {} }]]);
  standing.look([{ ...allow, window: 'w2' }], undefined, 0);
  standing.set(false);
  standing.look([{ ...allow, window: 'w2' }], undefined, 0);
  vi.advanceTimersByTime(7000);
  expect(given).toHaveBeenCalledOnce();
});

test('it outlives reloading the page, but not the game', () => {
  const on = (game: string): boolean => {
    const standing = new StandingAnswer(() => {});
    standing.follow(game);
    return standing.on;
  };
  const standing = new StandingAnswer(() => {});
  standing.follow('g1');
  standing.set(true);
  expect([on('g1'), on('g2')]).toEqual([true, false]);
  standing.follow('g2');
  expect(standing.on).toBe(false);
  standing.follow('g1');
  standing.set(false);
  expect(on('g1')).toBe(false);
});
