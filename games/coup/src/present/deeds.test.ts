import { deedsOf, seatsOf } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import coup from '../index.ts';

test('only at the end it is revealed how often everybody lied', () => {
  const started: number[] = [];
  const { session } = playOut(coup, {
    seats: 4,
    seed: 'deeds',
    onStep: ({ session: now }) => void (now.outcome ?? started.push(deedsOf(now).length)),
  });
  expect(new Set(started)).toEqual(new Set([0]));
  const deeds = deedsOf(session);
  expect(deeds.map((it) => it.seat)).toEqual(seatsOf(4));
  for (const { claims = 0, lies = 0 } of deeds) expect(lies).toBeLessThanOrEqual(claims);
  expect(deeds.some((it) => it.claims! > 0)).toBe(true);
});
