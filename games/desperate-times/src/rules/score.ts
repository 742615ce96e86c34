import { declassify, seatsOf, known, type Seat, type View } from '@masque/core';
import { byPart } from '@masque/mechanics';
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
export const countedIn = ({ areas }: Pick<View<State>, 'areas'>): (readonly Counted[])[] =>
  areas.map(({ slots }) => countedRow(slots));

const countedRow = byPart((slots: View<State>['areas'][number]['slots']): readonly Counted[] =>
  slots.map(({ card, up, bribes }) => {
    const face = up ? known(card) : undefined;
    return { face: face === undefined ? null : supporter(face), bribes };
  }),
);

/** Who has strictly the most public Supporters of a faction; `null` if tied, or if there are none. */
export const majorityOf = (areas: readonly (readonly Counted[])[], faction: Faction): Seat | null =>
  majorities(areas)[factions.indexOf(faction)]!;

/** The same for all factions, in their order: bots look at it for every move they try. */
function majorities(areas: readonly (readonly Counted[])[]): (Seat | null)[] {
  const counts = areas.map(membersByFaction);
  return factions.map((_, faction) => {
    let holder: Seat | null = null;
    let max = 0;
    for (const [seat, row] of counts.entries()) {
      const members = row[faction]!;
      if (members > max) [holder, max] = [seat, members];
      else if (members === max) holder = null;
    }
    return holder;
  });
}

/** The most public Supporters of a faction, and who has that many; nobody if there are none. */
export interface FactionLead {
  readonly n: number;
  readonly seats: readonly Seat[];
}

/** The standings of all factions, in their order. */
export function leadsOf(areas: readonly (readonly Counted[])[]): FactionLead[] {
  const counts = areas.map(membersByFaction);
  return factions.map((_, faction) => {
    const n = counts.reduce((max, row) => Math.max(max, row[faction]!), 0);
    return { n, seats: n === 0 ? [] : seatsOf(areas.length).filter((seat) => counts[seat]![faction] === n) };
  });
}

/** The number of public Supporters of each faction, in their order. */
function membersByFaction(area: readonly Counted[]): number[] {
  const members = factions.map(() => 0);
  for (const { face } of area) if (face) members[factions.indexOf(face.faction)]!++;
  return members;
}

/** Everybody's points if the game ended now. */
export function scores(areas: readonly (readonly Counted[])[]): Score[] {
  const holders = majorities(areas);
  return areas.map((area, seat) => {
    let [anon, bribes, shown, bonus] = [0, 0, 0, 0];
    for (const { face, bribes: placed } of area) {
      bribes += placed;
      if (!face) anon++;
      else {
        shown += face.value;
        if (holders[factions.indexOf(face.faction)] === seat) bonus++;
      }
    }
    return { anon, bribes, public: shown, bonus, total: anon + bribes + shown + bonus };
  });
}
