import { declassify, seatsOf, known, type Seat, type View } from '@masque/core';
import { leaders } from '@masque/mechanics';
import { supporter } from './supporters.ts';
import { factions, type Faction, type Print } from '../cards/print.ts';
import type { State } from '../state.ts';

/** What counts of a Supporter. All of it is public. */
export interface Counted {
  /** `null`: Anonymous. */
  readonly face: Print | null;
  readonly bribes: number;
}

/** A Contender's points by source. */
export interface Score {
  /** 1 for each Anonymous Supporter. */
  readonly anon: number;
  /** 1 for each Bribe. */
  readonly bribes: number;
  /** Printed values of public Supporters. */
  readonly public: number;
  /** 1 for each public Supporter of a faction in which the Contender has more than anybody else. */
  readonly bonus: number;
  readonly total: number;
}

/** What counts, by seat, computed from a state. */
export const counted = (state: State): Counted[][] =>
  state.areas.map(({ slots }) =>
    slots.map(({ card, up, bribes }) => ({ face: up ? supporter(declassify(card)) : null, bribes })),
  );

/** What counts, by seat, computed from any view: it is the same for everybody. */
export const countedIn = (view: View<State>): Counted[][] =>
  view.areas.map(({ slots }) =>
    slots.map(({ card, up, bribes }) => {
      const face = up ? known(card) : undefined;
      return { face: face === undefined ? null : supporter(face), bribes };
    }),
  );

/** The number of public Supporters of a faction. */
export const membersOf = (area: readonly Counted[], faction: Faction): number =>
  area.filter(({ face }) => face?.faction === faction).length;

/** Who has the most public Supporters of a faction: several if tied; none if there are no such Supporters. */
function holdersOf(areas: readonly (readonly Counted[])[], faction: Faction): Seat[] {
  const members = (seat: Seat): number => membersOf(areas[seat]!, faction);
  return leaders(seatsOf(areas.length), members).filter((seat) => members(seat) > 0);
}

/** Who has strictly the most public Supporters of a faction; `null` if tied, or if there are none. */
export function majorityOf(areas: readonly (readonly Counted[])[], faction: Faction): Seat | null {
  const holders = holdersOf(areas, faction);
  return holders.length === 1 ? holders[0]! : null;
}

/** Who is tied for the most public Supporters of a faction; none if somebody has the majority. */
export function tiedFor(areas: readonly (readonly Counted[])[], faction: Faction): Seat[] {
  const holders = holdersOf(areas, faction);
  return holders.length > 1 ? holders : [];
}

/** Everybody's points if the game ended now. */
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
