import { SPECTATOR, tableFor } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import succession from '../index.ts';

test('once the crown is taken nothing else is said, and the accused is named', () => {
  const { session } = playOut(succession, { seats: 8, seed: 'crowned', bots: 'normal' });
  const { heir, accused } = session.state.court.crown!;
  const { claim, stats } = tableFor(session, SPECTATOR);
  expect(claim).toEqual({
    by: heir,
    text: 'claim.crown',
    note: { key: 'claim.usurper', args: { who: { seat: heir }, whom: { seat: accused } } },
  });
  expect(stats).toEqual([]);
});
