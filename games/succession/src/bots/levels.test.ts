import { known, type Bot } from '@masque/core';
import { playOut } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import succession from '../index.ts';
import type { State, SuccessionActions } from '../state.ts';
import { bots } from './index.ts';

// In the nightly run only: the difference takes many games to show.
test.skipIf(often(0, 1) === 0)('a faction of hard bots wins more than one of normal ones, but not all for free', () => {
  const games = 400;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const first = i % 2 === 0 ? 'phoenix' : 'dragon';
    const mixed: Bot<State, SuccessionActions> = {
      ...bots.normal,
      decide(observation) {
        const face = known(observation.view.court.players[observation.seat]!.face);
        return bots[face?.faction === first ? 'hard' : 'normal'].decide(observation);
      },
    };
    const { session } = playOut(
      { ...succession, bots: { mixed } },
      { seats: 12, seed: `sides 12 ${i}`, bots: 'mixed', maxInputs: 50_000 },
    );
    if (session.outcome!.side === first) won++;
  }
  // A share of 400 games is known to five points (95 %).
  expect(won / games).toBeGreaterThan(0.53);
  expect(won / games).toBeLessThan(0.68);
});
