import type { Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { patienceFor, thinkingTime, timeBeside } from './people.ts';

const offer = (params: Offer['params'] = {}, look: Offer['look'] = {}): Offer => ({
  type: 'act',
  window: 'w',
  params,
  look,
});
const seats = (n: number): Offer => offer({ who: { kind: 'seat', of: Array.from({ length: n }, (_, i) => i) } });

test('the more there is to choose from, the longer a person thinks', () => {
  const times = [[offer()], [seats(3)], [seats(12)], [seats(12), seats(12)]].map((it) => thinkingTime(it, 'slow'));
  expect(times).toEqual(times.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  expect(new Set(times.map(String)).size).toBe(4);
  const many = [
    offer({ some: { kind: 'subset', what: 'seat', of: [0, 1, 2, 3], min: 1, max: 4 } }),
    offer({ n: { kind: 'number', min: 1, max: 13 } }),
    offer({ all: { kind: 'order', what: 'card', of: [0, 1, 2, 3], min: 4, max: 4 } }),
  ];
  for (const it of many) expect(thinkingTime([it], 'quick')).toEqual(thinkingTime([seats(13)], 'quick'));
});

test('whoever may interrupt has thought of it before', () => {
  const [, max] = thinkingTime([offer({}, { quiet: true }), seats(12)], 'slow');
  expect(max).toBeLessThan(thinkingTime([seats(12)], 'slow')[0]);
});

test('a question that is about to close is left alone by whoever has nothing to say', () => {
  expect(patienceFor(3000, 'slow')).toBeNull();
  expect(patienceFor(30_000, 'slow')).not.toBeNull();
  expect(patienceFor(null, 'quick')).not.toBeNull();
});

test('another question beside one to which most have nothing to say takes as long as it would alone', () => {
  const quiet = offer({}, { quiet: true });
  const secret = { ...offer({}, { private: true }), type: 'use' };
  const sides = ['sword', 'shield', 'abstain'].map((type) => ({ ...offer(), type, window: 'sides' }));
  const all = [...sides, quiet, secret];
  const act = (it: Offer) => ({ type: it.type, window: it.window, params: {} });
  expect(timeBeside(act(sides[0]!), all, 'slow')).toEqual(thinkingTime(sides, 'slow'));
  for (const it of [quiet, secret]) expect(timeBeside(act(it), all, 'slow')).toBeNull();
  expect(timeBeside(act(sides[0]!), sides, 'slow')).toBeNull();
});
