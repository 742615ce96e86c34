import { seatsOf, secret, seedOf, stacked, start, type AnyGame, type Session } from '@masque/core';
import { CHARACTER } from '../characters.ts';
import { options as schema } from '../options.ts';
import { opening } from '../setup.ts';
import type { State } from '../state.ts';
import { characterOf, type Given } from './format.ts';

/** Chance that moves nothing: shuffled cards keep their order, returned ones go to the bottom. */
export const testChance = () => stacked;

/** The position that a scenario begins with. */
export function positionOf(game: AnyGame, given: Given): Session {
  const options = schema.parse(given.opts ?? {});
  const seats = given.deal ?? given.n ?? given.hands?.length ?? 0;
  const from = { seed: seedOf('scenario'), seats, options, at: 0 };
  const first = given.first ?? 0;
  if (given.deal !== undefined) return start(game, { ...from, previous: { winners: [first], reason: '' } });
  const empty = opening(seats, options, first);
  const state: State = {
    ...empty,
    hands: (given.hands ?? []).map((hand, seat) => hand.map((code) => secret(characterOf(code), [seat], CHARACTER))),
    deck: (given.deck ?? []).map((code) => secret(characterOf(code), [], CHARACTER)),
    lost: seatsOf(seats).map((seat) => (given.lost?.[seat] ?? []).map(characterOf)),
    coins: given.coins ?? empty.coins,
    reserve: given.reserve ?? 0,
    allegiance: given.factions ? given.factions.map((it) => (it === 'L' ? 'loyalist' : 'reformist')) : empty.allegiance,
  };
  // Begun like any other game, so that the clock of the first question runs.
  return start({ ...game, setup: () => state }, from, testChance);
}
