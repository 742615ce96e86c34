import fc from 'fast-check';
import { declassify, type Session } from '@masque/core';
import { often } from '@masque/workspace/long';
import { expect, test } from 'vitest';
import { crowd, MURDEROUS, nothingLost, watchTheLiving, stateOf } from './crowd.fixture.ts';
import type { State } from './state.ts';

const decks = [
  { options: { deck: 'heir.psycho2.assassin2.guard.witness.magistrate.wizard2', pace: 'normal' }, seats: 20 },
  {
    options: { deck: 'heir.diplomat.brigand3.witness.magistrate.virgin2.headsman', witnessPenalty: 'criminal' },
    seats: 20,
  },
  { options: { deck: 'heir.viceroy2.poisoner.healer.attorney.vigilante.martyr.oracle.psycho' }, seats: 20 },
  { options: { tier: '3', guardDiesFor: 'all' }, seats: 16 },
];

test('in overlapping contracts nothing is lost, and the dead are neither asked nor chosen', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...decks), (seed, { options, seats }) => {
      const watch = watchTheLiving();
      for (const session of crowd(`parallel ${seed}`, 400, { peek: 0, ...options }, seats)) {
        nothingLost(session);
        watch(session);
      }
    }),
    { numRuns: often(3, 60) },
  );
});

/** Contracts past the point of no return with a member who has died, or returned, since. */
const torn = (session: Session<State>, has: 'ghost' | 'returned'): boolean =>
  stateOf(session).contracts.some((it) => {
    const { players } = stateOf(session).court;
    const gone = declassify(it.inside).state.joined.filter((seat) => !it.joined.includes(seat));
    return it.busy && gone.some((seat) => players[seat]!.alive === (has === 'returned'));
  });

/** Games in which a player dies in the middle of a contract. */
const GAMES = often(10, 30);

test('a player who died in a contract and was called back by another stays out of it', () => {
  const met = { ghost: 0, returned: 0, open: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const watch = watchTheLiving();
    for (const session of crowd(`torn ${seed}`, 500, { peek: 0, deck: MURDEROUS, pace: 'relaxed' })) {
      watch(session);
      met.ghost += Number(torn(session, 'ghost'));
      met.returned += Number(torn(session, 'returned'));
      met.open = Math.max(met.open, stateOf(session).contracts.filter((it) => it.busy).length);
    }
  }
  expect(met.ghost).toBeGreaterThan(3 * GAMES);
  expect(met.returned).toBeGreaterThan(GAMES / 3);
  expect(met.open).toBeGreaterThan(2);
});
