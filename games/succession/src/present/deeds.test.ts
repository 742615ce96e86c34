import { deedsOf, seatsOf } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';

test('only at the end it is revealed who held which card', () => {
  const started: number[] = [];
  const { session } = playOut(succession, {
    seats: 8,
    seed: 'deeds',
    onStep: ({ session: now }) => void (now.outcome ?? started.push(deedsOf(now).length)),
  });
  expect(new Set(started)).toEqual(new Set([0]));
  const deeds = deedsOf(session);
  expect(deeds.map((it) => it.seat)).toEqual(seatsOf(8));
  expect(deeds.filter((it) => it.role === 'role.heir').length).toBeGreaterThan(0);
});
