import { seatsOf, secret, seedOf, unshuffled, start, type Session } from '@masque/core';
import { ScenarioPlay, scenariosOf } from '@masque/testkit';
import { CHARACTER } from '../src/cards/index.ts';
import coup, { type State } from '../src/index.ts';
import { options as schema } from '../src/options.ts';
import { opening } from '../src/setup.ts';
import { expectations, view } from './expectations.ts';
import { characterOf, codes, type Given, type Scenario } from './format.ts';
import { operate } from './operations.ts';

/** Chance that moves nothing: shuffled cards keep their order, returned ones go to the bottom. */
const chance = () => unshuffled;

/** Plays scenario files of Coup: one JSON object a line, `given`, `do`, `expect`. */
export const scenarios = scenariosOf<Scenario, ScenarioPlay<State>>({
  game: coup,
  position: ({ given }) => new ScenarioPlay<State>(positionOf(given), chance),
  operate,
  expectations,
  assertions: { view },
  codes,
});

/** The position that a scenario begins with. */
function positionOf(given: Given): Session<State> {
  const options = schema.parse(given.opts ?? {});
  const seats = given.deal ?? given.n ?? given.hands?.length ?? 0;
  const from = { seed: seedOf('scenario'), seats, options, at: 0 };
  const first = given.first ?? 0;
  if (given.deal !== undefined) return start(coup, { ...from, previous: { winners: [first], reason: '' } });
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
  return start({ ...coup, setup: () => state }, from, chance);
}
