import { clockIdOf, declassify, seatsOf, step, type Seat, type Session } from '@masque/core';
import { players, playOut } from '@masque/testkit';
import { often } from '@masque/workspace/long';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersFor, objects, professionNames } from './cards/index.ts';
import montee from './index.ts';
import type { PhaseName, State } from './state.ts';

/** All objects at the table, wherever they are. */
const cardsOf = ({ hands, pile, offer }: State): string[] =>
  [...hands.flat(), ...pile, ...(offer ? [offer.card] : [])].map(declassify).sort();

function holds(session: Session<State>): void {
  const state = session.state;
  const n = session.start.seats;
  const all = state.set.flatMap((kind) => Array<string>(objects[kind].copies).fill(kind)).sort();
  expect(cardsOf(state)).toEqual(all);
  expect([...state.professions.map(({ card }) => declassify(card)), ...state.pool.map(declassify)].sort()).toEqual(
    [...professionNames].sort(),
  );
  const societies = [...state.societies, ...(state.spare ? [state.spare] : [])].map(declassify);
  expect(societies.filter((it) => it === 'order')).toHaveLength(membersFor(n));
  expect(societies).toHaveLength(2 * membersFor(n));
  const sizes = state.hands.map((hand, seat) => hand.length + (state.offer?.from === seat ? 1 : 0));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
  const full = sizes.flatMap((size, seat) => (size > state.limit ? [seat] : []));
  expect(full).toEqual(state.overflow ? [state.overflow.seat] : []);
  for (const seat of full) expect(sizes[seat]).toBe(state.limit + 1);
  expect(all.length).toBeLessThan(n * state.limit);
  if (session.phase === 'main') expect(declassify(state.todo)).toEqual([]);
  for (const { card, up } of state.professions) expect(up === null || up === declassify(card)).toBe(true);
}

// Property P3 of the rules' dossier: whatever is done, nothing gets lost, and somebody can always act.
for (let seats = 3; seats <= 10; seats++)
  test(`no card is lost, no hand empty or too full: ${seats} players`, { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('full', 'firstTrip'),
        fc.constantFrom('random', 'easy', 'normal', 'hard'),
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
      { numRuns: often(2, 20) },
    );
  });

const phases: readonly PhaseName[] = [
  ...(['dealt', 'main', 'after', 'answer', 'adopt', 'direction', 'rotation', 'overflow', 'arrange', 'naming'] as const),
  ...(['interrupt', 'pay', 'support', 'hypnosis', 'cards', 'undo', 'spoils', 'take'] as const),
];

/** How many states of each phase are tried. */
const EACH = often(1, 3);

/** Some states of each phase, from games of all sizes. */
function moments(): Map<PhaseName, Session<State>[]> {
  const found = new Map<PhaseName, Session<State>[]>(phases.map((phase) => [phase, []]));
  for (let seats = 3; seats <= 10; seats++)
    for (const [i, pace] of ['normal', 'off'].entries()) {
      const here = new Set<PhaseName>();
      const options = { reveal: 'oneByOne', pace, fixedWindows: i === 0, stalemateRounds: 3 };
      const onStep = ({ session }: { session: Session<State> }): void => {
        const phase = session.phase as PhaseName;
        if (phase === 'over' || here.has(phase)) return;
        here.add(phase);
        found.get(phase)!.push(session);
      };
      playOut(montee, { seats, bots: 'normal', seed: `moments ${pace}`, options, onStep });
      if ([...found.values()].every((it) => it.length >= EACH)) return found;
    }
  return found;
}

function leave(session: Session<State>, seat: Seat): Session<State> {
  if (session.outcome) return session;
  const next = step(session, { at: session.at, leave: seat });
  if (!next.ok) throw new Error(next.code, { cause: next.error });
  holds(next.session);
  return next.session;
}

/** Plays on to the end; players who have left answer nothing, because the clock does. */
function playOn(from: Session<State>, seed: string): Session<State> {
  const table = players({ seed });
  let session = from;
  for (let left = 5000; !session.outcome && left > 0; left--) {
    const input = table.next(session);
    const [due] = session.deadlines;
    const gone = input !== null && 'seat' in input && session.state.left.includes(input.seat);
    const next = step(session, gone || !input ? { at: due!.at, deadline: clockIdOf(due!), n: due!.n } : input);
    if (!next.ok) throw new Error(next.code, { cause: next.error });
    session = next.session;
    holds(session);
  }
  return session;
}

test('if a player leaves in any phase, no card is lost, and the game continues to an end', { timeout: 240_000 }, () => {
  for (const [i, [phase, sessions]] of [...moments()].entries()) {
    expect({ phase, met: sessions.length > 0 }).toEqual({ phase, met: true });
    for (const session of sessions.slice(0, EACH)) {
      const all = seatsOf(session.start.seats);
      for (const seat of all.filter((it) => (it + i) % often(2, 1) === 0))
        expect(playOn(leave(session, seat), `${phase} ${seat}`).outcome).not.toBe(null);
      const two = all.slice(2).reduce(leave, session);
      expect(playOn(two, phase).outcome).not.toBe(null);
      if (phase !== 'naming') expect(leave(two, 0).outcome).toMatchObject({ winners: [], reason: 'outcome.abandoned' });
    }
  }
});
