import { NOBODY, secret, seedOf, start, type AnyGame, type Session } from '@masque/core';
import { kinds, OBJECT, sorted, type ObjectKind } from '../objects/index.ts';
import { options as schema } from '../options.ts';
import { PROFESSION, professionNames, type Profession } from '../professions/index.ts';
import { before, position } from '../setup.ts';
import { membersFor, SOCIETY, societies, type Society } from '../societies.ts';
import type { State } from '../state.ts';
import { seatOf, type Scenario } from './format.ts';

const start0 = (seats: number, options: object) => ({ seed: seedOf('scenario'), seats, options, at: 0 });

/** One of many deals. */
export const dealOf = (game: AnyGame, { setup }: Scenario, seed: number): Session =>
  start(game, {
    ...start0(
      setup!.n,
      schema.parse({
        objectSet: setup!.set?.startsWith('first') ? 'firstTrip' : (setup!.set ?? 'full'),
        ...setup!.options,
      }),
    ),
    seed: seedOf(`deal ${seed}`),
  });

const known = <T extends string>(names: readonly T[], given: string): T => {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new TypeError(`there is no "${given}" among ${names.join(', ')}`);
  return found;
};
const object = (given: string): ObjectKind => known(kinds, given);
const profession = (given: string): Profession => known(professionNames, given);

/** The position that a scenario begins with. Objects that it does not name are in the box. */
export function positionOf(game: AnyGame, scenario: Scenario): Session {
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
    set: kinds.filter((kind) => hands.flat().includes(kind) || pile.includes(kind)),
    societies: members.map((it, seat) => secret(it, [seat], SOCIETY)),
    spare: n % 2 === 1 ? secret(spareOf(members), NOBODY, SOCIETY) : null,
    professions: taken.map((it, seat) => before(seat, it, up.includes(seat))),
    pool: pool.map((it) => secret(it, NOBODY, PROFESSION)),
    hands: hands.map((hand, seat) => hand.map((kind) => secret(kind, [seat], OBJECT))),
    pile: pile.map((kind) => secret(kind, NOBODY, OBJECT)),
  };
  // The position stands in place of a deal, so that the clock of the first turn runs.
  return start({ ...game, setup: () => state }, start0(n, options));
}

/** The society of the card that was left over. */
const spareOf = (members: readonly Society[]): Society =>
  members.filter((it) => it === 'order').length < membersFor(members.length) ? 'order' : 'brotherhood';
