import { randomFor, seedOf, type Offer } from '@masque/core';
import { expect, test } from 'vitest';
import { best, offerOf, take, targets, valuesOf, weighted } from './index.ts';

const random = randomFor(seedOf('bots'), 0);
const coup: Offer = { type: 'coup', window: 'w', params: { target: { kind: 'seat', of: [1, 2] } } };

test('offers', () => {
  expect(take(coup, { target: 2 })).toEqual({ type: 'coup', window: 'w', params: { target: 2 } });
  expect(targets(coup)).toEqual([1, 2]);
  expect(valuesOf(coup, 'card')).toEqual([]);
  expect(offerOf({ offers: [{ ...coup, closed: 'why' }, coup] }, 'coup')).toBe(coup);
});

test('equal choices are equally likely', () => {
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) counts[best([0, 1, 2], () => 1, random)!]!++;
  expect(Math.min(...counts)).toBeGreaterThan(900);
  expect(best([0, 1, 2], (it) => (it === 1 ? 5 : 0), random)).toBe(1);
  expect(best([0, 1], () => 0, random, 0)).toBeUndefined();
});

test('by weight', () => {
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) counts[weighted([0, 1, 2], (it) => it, random)!]!++;
  expect(counts[0]).toBe(0);
  expect(counts[2]! / counts[1]!).toBeGreaterThan(1.6);
  expect(counts[2]! / counts[1]!).toBeLessThan(2.5);
  expect(weighted([1], () => 0, random)).toBeUndefined();
});
