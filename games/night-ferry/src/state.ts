import type { Seat } from '@masque/core';
import { paceOption, type Ballot, type Card, type Sealed } from '@masque/mechanics';
import { z } from 'zod';

/** Ferrymen want three crossings to succeed, wreckers want three to sink. */
export type Side = 'ferrymen' | 'wreckers';

/** A Lookout is a ferryman who knows the wreckers; the Knife is the wrecker who may name the Lookout at the end. */
export type Role = 'ferryman' | 'lookout' | 'wrecker' | 'knife';

export const sideOf = (role: Role): Side => (role === 'wrecker' || role === 'knife' ? 'wreckers' : 'ferrymen');

/** What somebody aboard does below deck. */
export type BelowDeckDeed = 'row' | 'bore';
export type Vote = 'aye' | 'nay';

/** What the host chooses. */
export const options = z.object({
  pace: paceOption(),
  /** One ferryman knows the wreckers, and must not be found out. */
  lookout: z.boolean().default(true),
});
export type Options = z.output<typeof options>;

/** A boat that was put to the vote. Public. */
export interface Trip {
  /** Which crossing it was for, from 0. */
  readonly crossing: number;
  readonly captain: Seat;
  readonly crew: readonly Seat[];
  readonly ayes: readonly Seat[];
  /** How many holes there were; `null`: it never cast off. */
  readonly holes: number | null;
}

/** How a crossing went. `missed`: no boat found a majority before the tide turned. */
export type Result = 'safe' | 'sunk' | 'missed';

/** The whole state. Only its audience can read a card, a ballot or a deed; everything else is public. */
export interface State {
  readonly options: Options;
  /** By seat. */
  readonly roles: readonly Card<Role>[];
  readonly captain: Seat;
  /** The named crew; empty until the captain has named it. */
  readonly crew: readonly Seat[];
  readonly votes: Ballot<Vote>;
  readonly deeds: Sealed<BelowDeckDeed>;
  /** Boats refused since the last crossing. */
  readonly refusals: number;
  readonly results: readonly Result[];
  /** All boats that were put to the vote, oldest first. */
  readonly trips: readonly Trip[];
  /** Seats whose players have left. */
  readonly left: readonly Seat[];
  /** The next phase, if there are several. */
  readonly next: keyof Phases;
}

/** The actions of the players, with their parameters. */
export type Acts = {
  name: { crew: readonly Seat[] };
  aye: Record<never, never>;
  nay: Record<never, never>;
  below: { deed: BelowDeckDeed };
  strike: { at: Seat };
};

/** The phases, with the actions of each. */
export interface Phases {
  /** The captain names a crew. */
  crew: 'name';
  /** Everybody votes on it. */
  vote: 'aye' | 'nay';
  /** The votes are shown. */
  count: never;
  /** The boat is on the water. */
  crossing: 'below';
  /** The result is shown. */
  landing: never;
  /** The Knife looks for the Lookout. */
  knife: 'strike';
  over: never;
}
