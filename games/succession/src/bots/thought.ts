import type { BotObservation, Seat, View } from '@masque/core';
import { holds } from '../court/fact.ts';
import { living } from '../court/standing.ts';
import type { SuccessionActions, State } from '../state.ts';
import type { Belief } from './belief.ts';

/** What a bot thinks with. */
export interface Thought {
  readonly mind: BotObservation<State, SuccessionActions>;
  readonly belief: Belief;
  /** How carefully it plays: the easy one errs. */
  readonly skill: Skill;
  readonly leaning: Leaning;
}

export interface Skill {
  /** How often it does something at random where judgement is asked for. */
  readonly errs: number;
  /** How sure it wants to be before it takes the crown. */
  readonly sure: number;
  /** Weighs the crown against being named first; else it waits, doubts and gambles as the mood takes it. */
  readonly reckons: boolean;
}

/** What a temperament makes of somebody, beside others. */
export interface Leaning {
  /** How much less sure it wants to be of the other Heir, and of a friend before it shows its role. */
  readonly daring: number;
  /** How often it lets a moment pass before it asks somebody. */
  readonly hesitates: number;
  /** How many contracts more it has in a song, and how many times as readily it asks several at once. */
  readonly company: number;
  /** How many times as likely as others it points at somebody for what that one has done to it: pointed at it, or tried to kill it. */
  readonly spite: (seat: Seat) => number;
}

/** Contracts of this song, in which these seats were. */
export const ofThisSong = ({ mind: observation }: Thought, ...seats: readonly Seat[]) => {
  const { closed, closedBefore } = observation.view.court;
  return closed.slice(closedBefore).filter(({ members }) => seats.every((seat) => members.includes(seat)));
};

/** Is the card that a seat holds known to everybody? */
export const isOpenTo = ({ court }: View<State>, seat: Seat): boolean =>
  court.known.some((fact) => fact.of === seat && fact.kind === 'role' && holds(fact, court.players));

/** The others who live. */
export const othersOf = ({ mind: observation }: Pick<Thought, 'mind'>): Seat[] =>
  living(observation.view.court).filter((seat) => seat !== observation.seat);
