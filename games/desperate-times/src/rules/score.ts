import { declassify, seatsOf, known, type Seat, type View } from '@masque/core';
import { leaders } from '@masque/mechanics';
import { supporter } from './supporters.ts';
import { factions, type Faction, type Print } from '../cards/print.ts';
import type { State } from '../state.ts';

/** What counts of a Supporter: all of it is public. */
export interface Counted {
  /** `null`: Anonymous. */
  readonly face: Print | null;
  readonly bribes: number;
}

/** The points of a Contender by where they come from. */
export interface Score {
  /** 1 for each Anonymous Supporter. */
  readonly anon: number;
  /** 1 for each Bribe. */
  readonly bribes: number;
  /** Printed values of public Supporters. */
  readonly public: number;
  /** 1 for each public Supporter of a faction of which one has more than anybody else. */
  readonly bonus: number;
  readonly total: number;
}

/** What counts, by seat, in a state. */
export const counted = (state: State): Counted[][] =>
  state.areas.map(({ slots }) =>
    slots.map(({ card, up, bribes }) => ({ face: up ? supporter(declassify(card)) : null, bribes })),
  );

/** What counts, by seat, in anybody's view: the same for all. */
export const countedIn = (view: View<State>): Counted[][] =>
  view.areas.map(({ slots }) =>
    slots.map(({ card, up, bribes }) => {
      const face = up ? known(card) : undefined;
      return { face: face === undefined ? null : supporter(face), bribes };
    }),
  );

/** How many public Supporters of a faction there are. */
export const membersOf = (area: readonly Counted[], faction: Faction): number =>
  area.filter(({ face }) => face?.faction === faction).length;

/** Who has the most public Supporters of a faction: several at a tie; none if there are no such Supporters. */
function holdersOf(areas: readonly (readonly Counted[])[], faction: Faction): Seat[] {
  const members = (seat: Seat): number => membersOf(areas[seat]!, faction);
  return leaders(seatsOf(areas.length), members).filter((seat) => members(seat) > 0);
}

/** Who has strictly the most public Supporters of a faction; `null` at a tie for the most, or if there are none. */
export function majorityOf(areas: readonly (readonly Counted[])[], faction: Faction): Seat | null {
  const holders = holdersOf(areas, faction);
  return holders.length === 1 ? holders[0]! : null;
}

/** Who shares the most public Supporters of a faction, so that nobody has the majority; none if somebody has it. */
export function tiedFor(areas: readonly (readonly Counted[])[], faction: Faction): Seat[] {
  const holders = holdersOf(areas, faction);
  return holders.length > 1 ? holders : [];
}

/** The points of everybody if the game ended now. */
export function scores(areas: readonly (readonly Counted[])[]): Score[] {
  const majorities = factions.map((faction) => [faction, majorityOf(areas, faction)] as const);
  return areas.map((area, seat) => {
    const anon = area.filter(({ face }) => face === null).length;
    const bribes = area.reduce((sum, it) => sum + it.bribes, 0);
    const shown = area.reduce((sum, { face }) => sum + (face?.value ?? 0), 0);
    const bonus = majorities.reduce(
      (sum, [faction, holder]) => sum + (holder === seat ? membersOf(area, faction) : 0),
      0,
    );
    return { anon, bribes, public: shown, bonus, total: anon + bribes + shown + bonus };
  });
}
