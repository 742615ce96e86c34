import type { BotObservation, Seat, View } from '@masque/core';
import { holds } from '../court/fact.ts';
import { living } from '../court/visible.ts';
import type { SuccessionActions, State } from '../state.ts';
import type { Belief } from './belief.ts';

/** Everything a bot bases its decisions on. */
export interface Thought {
  readonly observation: BotObservation<State, SuccessionActions>;
  readonly belief: Belief;
  /** How carefully it plays: `easy` makes mistakes. */
  readonly skill: Skill;
  readonly leaning: Leaning;
}

export interface Skill {
  /** How often it decides at random instead of judging. */
  readonly errs: number;
  /** Certainty required before it takes the crown. */
  readonly sure: number;
  /** Weighs taking the crown against being named first; otherwise it waits, hesitates and gambles depending on its mood. */
  readonly reckons: boolean;
}

/** How a temperament changes a player’s behaviour, relative to others. */
export interface Leaning {
  /** Reduction of the certainty required about the other Heir, and about a friend before it shows its role. */
  readonly daring: number;
  /** How often it waits a moment before it invites somebody. */
  readonly hesitates: number;
  /** Additional contracts per song, and factor on inviting several players at once. */
  readonly company: number;
  /** Factor on pointing at a player who has pointed at it or tried to kill it. */
  readonly spite: (seat: Seat) => number;
}

/** Contracts of this song that included these seats. */
export const ofThisSong = ({ observation }: Thought, ...seats: readonly Seat[]) => {
  const { closed, closedBefore } = observation.view.court;
  return closed.slice(closedBefore).filter(({ members }) => seats.every((seat) => members.includes(seat)));
};

/** Is a seat's card publicly known? */
export const isOpenTo = ({ court }: View<State>, seat: Seat): boolean =>
  court.known.some((fact) => fact.of === seat && fact.kind === 'role' && holds(fact, court.players));

/** The other living players. */
export const othersOf = ({ observation }: Pick<Thought, 'observation'>): Seat[] =>
  living(observation.view.court).filter((seat) => seat !== observation.seat);
