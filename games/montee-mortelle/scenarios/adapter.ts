import { NOBODY, secret, seedOf, start, type Session } from '@masque/core';
import { ask } from '@masque/mechanics';
import { ScenarioPlay, scenariosOf } from '@masque/testkit';
import {
  kinds,
  membersFor,
  OBJECT,
  PROFESSION,
  professionNames,
  societies,
  SOCIETY,
  sorted,
  type ObjectKind,
  type Profession,
  type Society,
} from '../src/cards/index.ts';
import montee, { type State } from '../src/index.ts';
import { options as schema } from '../src/options.ts';
import { before, position } from '../src/setup.ts';
import { deals } from './deals.ts';
import { expectations, assertions } from './expectations.ts';
import { seatOf, type Scenario } from './format.ts';
import { operate } from './operations.ts';

/** Plays scenario files of The Castle of the Devil: a list of positions, steps and expectations. */
export const scenarios = scenariosOf<Scenario, ScenarioPlay<State>>({
  game: montee,
  position: (scenario) => new ScenarioPlay<State>(positionOf(scenario)),
  operate,
  expectations,
  assertions,
  deals,
});

const known = <T extends string>(names: readonly T[], given: string): T => {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new TypeError(`there is no "${given}" among ${names.join(', ')}`);
  return found;
};
const object = (given: string): ObjectKind => known(kinds, given);
const profession = (given: string): Profession => known(professionNames, given);

/** The position that a scenario begins with. Objects that it does not name are in the box. */
export function positionOf(scenario: Scenario): Session<State> {
  const seats = Object.values(scenario.seats ?? {});
  const n = seats.length;
  const options = schema.parse(scenario.options ?? {});
  const hands = seats.map(([, , cards]) => sorted(cards.map(object)));
  const pile = (scenario.pile ?? []).map(object);
  const up = (scenario.up ?? []).map(seatOf);
  const taken = seats.map(([, it]) => profession(it));
  const pool = scenario.pool?.map(profession) ?? professionNames.filter((it) => !taken.includes(it));
  const members = seats.map(([it]) => known(societies, it));
  const state: State = {
    ...position(n, options, seatOf(scenario.first ?? 'A')),
    // The coach is on its way: nobody is asked to look at the cards first.
    ready: ask([]),
    set: kinds.filter((kind) => hands.flat().includes(kind) || pile.includes(kind)),
    societies: members.map((it, seat) => secret(it, [seat], SOCIETY)),
    spare: n % 2 === 1 ? secret(spareOf(members), NOBODY, SOCIETY) : null,
    professions: taken.map((it, seat) => before(seat, it, up.includes(seat))),
    pool: pool.map((it) => secret(it, NOBODY, PROFESSION)),
    hands: hands.map((hand, seat) => hand.map((kind) => secret(kind, [seat], OBJECT))),
    pile: pile.map((kind) => secret(kind, NOBODY, OBJECT)),
  };
  // Begun like any other game, so that the clock of the first turn runs.
  return start({ ...montee, setup: () => state }, { seed: seedOf('scenario'), seats: n, options, at: 0 });
}

/** The society of the card that was left over. */
const spareOf = (members: readonly Society[]): Society =>
  members.filter((it) => it === 'order').length < membersFor(members.length) ? 'order' : 'brotherhood';
