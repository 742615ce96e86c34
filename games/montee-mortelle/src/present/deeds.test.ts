import { deedsOf, seatsOf } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import montee from '../index.ts';

test('only at the end it is revealed who had which profession', () => {
  const started: number[] = [];
  const { session } = playOut(montee, {
    seats: 5,
    seed: 'deeds',
    onStep: ({ session: now }) => void (now.outcome ?? started.push(deedsOf(now).length)),
  });
  expect(new Set(started)).toEqual(new Set([0]));
  const deeds = deedsOf(session);
  expect(deeds.map((it) => it.seat)).toEqual(seatsOf(5));
  expect(new Set(deeds.map((it) => it.role)).size).toBe(5);
});
