import { open, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import montee from './index.ts';
import { objects } from './objects/index.ts';
import { professionNames } from './professions/index.ts';
import { membersFor } from './societies.ts';
import type { State } from './state.ts';

const stateOf = (session: Session): State => session.chart.context as State;

/** All objects at the table, wherever they are. */
const cardsOf = ({ hands, pile, offer }: State): string[] =>
  [...hands.flat(), ...pile, ...(offer ? [offer.card] : [])].map(open).sort();

function holds(session: Session): void {
  const state = stateOf(session);
  const n = session.start.seats;
  const all = state.set.flatMap((kind) => Array<string>(objects[kind].copies).fill(kind)).sort();
  expect(cardsOf(state)).toEqual(all);
  expect([...state.professions.map(({ card }) => open(card)), ...state.pool.map(open)].sort()).toEqual(
    [...professionNames].sort(),
  );
  const societies = [...state.societies, ...(state.spare ? [state.spare] : [])].map(open);
  expect(societies.filter((it) => it === 'order')).toHaveLength(membersFor(n));
  expect(societies).toHaveLength(2 * membersFor(n));
  const sizes = state.hands.map((hand, seat) => hand.length + (state.offer?.from === seat ? 1 : 0));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
  const full = sizes.flatMap((size, seat) => (size > state.limit ? [seat] : []));
  expect(full).toEqual(state.next === 'overflow' ? [state.overflow!.seat] : []);
  for (const seat of full) expect(sizes[seat]).toBe(state.limit + 1);
  expect(all.length).toBeLessThan(n * state.limit);
  for (const { card, up } of state.professions) expect(up === null || up === open(card)).toBe(true);
}

// What the dossier calls P3: whatever is done, nothing gets lost, and somebody can always do something.
for (let seats = 3; seats <= 10; seats++)
  test(`no card is lost, no hand empty or too full: ${seats} players`, { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('full', 'firstTrip'),
        fc.constantFrom('random', 'easy', 'normal'),
        (seed, objectSet, bots) => {
          const { ending } = playOut(montee, {
            seats,
            seed,
            bots,
            options: { objectSet },
            maxInputs: 1500,
            onStep: ({ session }) => holds(session),
          });
          expect(ending).not.toBe('stuck');
        },
      ),
      { numRuns: 6 },
    );
  });
