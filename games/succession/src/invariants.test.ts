import { isHidden, SPECTATOR, viewOf, type View } from '@masque/core';
import { playOut } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { nothingLost } from './crowd.fixture.ts';
import succession from './index.ts';
import type { State } from './state.ts';

/** Every role at one table, twice. */
const everybody =
  'heir.spy.psycho.magistrate.witness.viceroy.assassin.guard.headsman.inquisitor.brigand2.attorney.healer.poisoner.vigilante.diplomat.wizard.virgin.martyr.oracle.informant';
const tables = [
  { seats: 9, options: { tier: '2' } },
  { seats: 12, options: { tier: '3' } },
  { seats: 20, options: { deck: 'heir.poisoner.wizard2.virgin2.guard.psycho.oracle.martyr' } },
  { seats: 44, options: { deck: everybody } },
] as const;

for (const { seats, options } of tables)
  for (const bots of ['random', 'normal'])
    // At the large tables, bots that think play only nightly.
    test.skipIf(bots === 'normal' && seats > often(9, 44))(
      `nothing is lost or doubled: ${seats} seats, ${bots}, ${JSON.stringify(options).slice(0, 60)}`,
      () => {
        playOut(succession, {
          seats,
          options,
          bots,
          seed: `invariants ${seats}`,
          think: bots === 'normal' ? 700 : 60,
          onStep: ({ session }) => nothingLost(session),
        });
      },
    );

test('nobody ever sees the number of a card, and outsiders see only who is in a contract', () => {
  playOut(succession, {
    seats: 12,
    bots: 'normal',
    seed: 'numbers',
    onStep: ({ session }) => {
      for (const viewer of [SPECTATOR, 0, 5]) {
        const { court, contracts } = viewOf(session, viewer) as View<State>;
        for (const player of court.players) expect([player.card, player.dealt].every(isHidden)).toBe(true);
        if (!session.outcome)
          for (const grave of court.graveyard) expect([grave.face, grave.card, grave.spent].every(isHidden)).toBe(true);
        for (const { joined, inside } of contracts) expect(isHidden(inside)).toBe(!joined.includes(viewer));
      }
    },
  });
});
