import { deedsOf, seatsOf } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';

test('only at the end it is revealed who had which card', () => {
  const started: number[] = [];
  const { session } = playOut(werewolf, {
    seats: 8,
    seed: 'deeds',
    onStep: ({ session: now }) => void (now.outcome ?? started.push(deedsOf(now).length)),
  });
  expect(new Set(started)).toEqual(new Set([0]));
  const deeds = deedsOf(session);
  expect(deeds.map((it) => it.seat)).toEqual(seatsOf(8));
  expect(deeds.filter((it) => it.role === 'role.werewolf').length).toBeGreaterThan(0);
});
