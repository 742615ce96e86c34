import { isSecret, open, randomFor, secret, seedOf, stacked, start, type Chance, type Session } from '@masque/core';
import { emptyRow, lay, type Row } from '@masque/mechanics';
import game from '../index.ts';
import { options as schema } from '../options.ts';
import { opening } from '../setup.ts';
import type { Stack, State } from '../state.ts';
import { SUPPORTER, type Supporter } from '../supporters.ts';
import { parseStack, supporterOf, type Given } from './format.ts';

/** A session in the position of a scenario, with the chance that it wants. */
export interface Position {
  readonly session: Session;
  readonly chance: Chance;
}

export function positionOf(given: Given): Position {
  const chance: Chance = given.shuffle ? inOrder(given.shuffle.map(supporterOf)) : randomFor;
  const seats = given.deal ?? given.n ?? given.areas?.length ?? 0;
  // A view in a scenario is what lies open to a person, who has to remember all else.
  const options = schema.parse({ memoryAid: false, ...given.opts });
  const from = { seed: seedOf('scenario'), seats, options, at: 0 };
  if (given.deal !== undefined) return { session: start(game, from), chance: randomFor };
  const state = stateOf(given, seats, options);
  return { session: start({ ...game, setup: () => state }, from, chance), chance };
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
    hands: hands.map((hand, seat) => hand.map((code) => secret(supporterOf(code), [seat], SUPPORTER))),
    areas,
    discard: discard.map(supporterOf),
    supply: given.supply ?? options.supply - placed,
  };
}

const rowOf = (seat: number, texts: readonly string[]): Row<Stack> =>
  texts.reduce<Row<Stack>>((row, text) => {
    const { supporter, up, bribes } = parseStack(text);
    return lay(row, (id): Stack => ({ id, card: secret(supporter, up ? 'all' : [seat], SUPPORTER), up, bribes }));
  }, emptyRow(seat));

/** Shuffles put cards into this order; everything else takes the first. */
const inOrder =
  (wanted: readonly Supporter[]): Chance =>
  () => ({
    ...stacked,
    shuffle: <T>(from: readonly T[]): T[] => {
      const left = [...from];
      const faces = (): unknown[] => left.map((it) => (isSecret(it) ? open(it) : it));
      const out = wanted.flatMap((it) => {
        const place = faces().indexOf(it);
        return place < 0 ? [] : left.splice(place, 1);
      });
      return [...out, ...left];
    },
  });
