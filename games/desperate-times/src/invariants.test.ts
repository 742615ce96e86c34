import { open } from '@masque/core';
import { playOut, type Played } from '@masque/testkit';
import { expect, test } from 'vitest';
import desperateTimes from './index.ts';
import type { State } from './state.ts';
import { deckFor, type Supporter } from './supporters.ts';

const stateOf = ({ session }: Played): State => session.chart.context as State;

/** Every card there is, in order. */
const cardsOf = (state: State): Supporter[] =>
  [
    ...state.hands.flat().map(open),
    ...state.areas.flatMap((row) => row.slots.map((it) => open(it.card))),
    ...state.discard,
  ].sort();

const bribesOn = (state: State): number =>
  state.areas.flatMap((row) => row.slots).reduce((sum, it) => sum + it.bribes, 0);

const publicFaces = (state: State, seat: number): Supporter[] =>
  state.areas[seat]!.slots.filter((it) => it.up).map((it) => open(it.card));

const variants: readonly object[] = [
  {},
  { lostBribes: 'removed', mysticBribes: 'all', mysticRemainder: 'discard' },
  { contestTie: 'both_down', allowPass: true },
];

for (const seats of [3, 4, 5, 6])
  test(`${seats} Contenders: no card and no Bribe is lost, every face has one public owner, all Endorse equally often`, () => {
    for (let game = 0; game < 24; game++) {
      const options = variants[game % variants.length]!;
      let endorsements = 0;
      const { ending, session } = playOut(desperateTimes, {
        seats,
        seed: `invariants ${game}`,
        options,
        onStep: (played) => {
          const state = stateOf(played);
          const names = state.areas.flatMap((row) => row.slots.map((it) => it.id));
          expect(cardsOf(state)).toEqual(deckFor(seats).sort());
          expect(state.supply + state.lost + bribesOn(state)).toBe(16);
          expect(state.supply).toBeGreaterThanOrEqual(0);
          expect(new Set(names).size).toBe(names.length);
          if (!state.selection) expect(new Set(state.hands.map((hand) => hand.length)).size).toBe(1);
          const owners = state.areas.flatMap((_, seat) => [...new Set(publicFaces(state, seat))]);
          expect(new Set(owners).size).toBe(owners.length);
          endorsements += played.entries.filter(({ kind }) =>
            ['reveals', 'bribes', 'passes', 'forced_pass'].includes(kind),
          ).length;
        },
      });
      expect(ending).toBe('over');
      expect(endorsements).toBe(seats * (session.chart.context as State).rounds);
    }
  }, 60_000);
