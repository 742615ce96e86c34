import { isSecret, declassify, randomFor, secret, seedOf, unshuffled, start, type RandomSource } from '@masque/core';
import { emptyRow, lay, type Row } from '@masque/mechanics';
import { ScenarioPlay, scenariosOf } from '@masque/testkit';
import { SUPPORTER, type FaceId } from '../src/cards/print.ts';
import desperateTimes, { type State } from '../src/index.ts';
import { options as schema } from '../src/options.ts';
import { opening } from '../src/setup.ts';
import type { Stack } from '../src/state.ts';
import { expectations, view } from './expectations.ts';
import { codes, faceOf, parseStack, type Given, type Scenario } from './format.ts';
import { operate } from './operations.ts';

/** Plays scenario files of Desperate Times: one JSON object a line, `given`, `do`, `expect`. */
export const scenarios = scenariosOf<Scenario, ScenarioPlay<State>>({
  game: desperateTimes,
  position: ({ given }) => positionOf(given),
  operate,
  expectations,
  assertions: { view },
  codes,
});

/** The position that a scenario begins with, and the chance that it wants. */
function positionOf(given: Given): ScenarioPlay<State> {
  const seats = given.deal ?? given.n ?? given.areas?.length ?? 0;
  // A view in a scenario is what lies open to a person, who has to remember all else.
  const options = schema.parse({ memoryAid: false, ...given.opts });
  const from = { seed: seedOf('scenario'), seats, options, at: 0 };
  if (given.deal !== undefined) return new ScenarioPlay(start(desperateTimes, from));
  const randomSource: RandomSource = given.shuffle ? inOrder(given.shuffle.map(faceOf)) : randomFor;
  const state = stateOf(given, seats, options);
  return new ScenarioPlay(start({ ...desperateTimes, setup: () => state }, from, randomSource), randomSource);
}

function stateOf(given: Given, seats: number, options: State['options']): State {
  const { speaker = 0, round = 1, discard = [] } = given;
  const hands = given.hands ?? Array.from({ length: seats }, () => []);
  const areas = Array.from({ length: seats }, (_, seat) => rowOf(seat, given.areas?.[seat] ?? []));
  const placed = areas.flatMap((row) => row.slots).reduce((sum, it) => sum + it.bribes, 0);
  return {
    ...opening(seats, options, speaker),
    round,
    rounds: round - 1 + Math.max(1, ...hands.map((hand) => hand.length)),
    hands: hands.map((hand, seat) => hand.map((code) => secret(faceOf(code), [seat], SUPPORTER))),
    areas,
    discard: discard.map(faceOf),
    supply: given.supply ?? options.supply - placed,
  };
}

const rowOf = (seat: number, texts: readonly string[]): Row<Stack> =>
  texts.reduce<Row<Stack>>((row, text) => {
    const { face, up, bribes } = parseStack(text);
    return lay(row, (id): Stack => ({ id, card: secret(face, up ? 'all' : [seat], SUPPORTER), up, bribes }));
  }, emptyRow(seat));

/** Shuffles put cards into this order; everything else takes the first. */
const inOrder =
  (wanted: readonly FaceId[]): RandomSource =>
  () => ({
    ...unshuffled,
    shuffle: <T>(from: readonly T[]): T[] => {
      const left = [...from];
      const faces = (): unknown[] => left.map((it) => (isSecret(it) ? declassify(it) : it));
      const out = wanted.flatMap((it) => {
        const place = faces().indexOf(it);
        return place < 0 ? [] : left.splice(place, 1);
      });
      return [...out, ...left];
    },
  });
