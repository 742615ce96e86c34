import { logFor, SPECTATOR } from '@masque/core';
import { expect, test } from 'vitest';
import { crowd, MURDEROUS, stateOf } from '../crowd.fixture.ts';

test('a role that calls ghosts back becomes public, even if deaths show no role', () => {
  let called = 0;
  for (let seed = 0; seed < 12 && called < 3; seed++) {
    const last = [...crowd(`call ${seed}`, 500, { peek: 0, deck: MURDEROUS, deathShowsRole: false })].at(-1)!;
    for (const { kind, args } of logFor(last, SPECTATOR)) {
      if (kind !== 'callsBack') continue;
      called++;
      const { seat } = args['who'] as { seat: number };
      expect(stateOf(last).court.known).toContainEqual(
        expect.objectContaining({ kind: 'role', of: seat, role: 'virgin' }),
      );
    }
  }
  expect(called).toBeGreaterThan(0);
});
