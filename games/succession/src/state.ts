import type { Seat, Secret, View } from '@masque/core';
import type { Instance } from '@masque/mechanics';
import type { ContractActions, ContractState, Side } from './contract/state.ts';
import type { Court } from './court/court.ts';
import type { Faction } from './roles/index.ts';

/** A contract in the state: its public part, and its inside, which is for those who have joined. */
export interface Contract {
  readonly id: string;
  /** Who has joined and has not died since. */
  readonly joined: readonly Seat[];
  readonly invited: readonly Seat[];
  /** Past the point of no return. */
  readonly busy: boolean;
  readonly inside: Secret<Instance<ContractState>>;
}

export interface State {
  readonly court: Court;
  readonly contracts: readonly Contract[];
  /** How many contracts have been proposed. */
  readonly proposed: number;
}

type None = Record<never, never>;

/** The actions outside contracts. */
type CourtActions = {
  propose: { members: readonly Seat[]; side: Side };
  join: { contract: string; side: Side };
  decline: { contract: string };
  offer: { target: Seat };
  accept: { by: Seat };
  refuse: { by: Seat };
  denounce: { wearer: Seat; accused: Seat };
  silence: { faction: Faction };
  proclaim: None;
  claim: None;
  point: { target: Seat | null };
  accuseHeir: { target: Seat };
};

export type SuccessionActions = CourtActions & ContractActions;

/** The phases of the game, with the actions of each. */
export interface Phases {
  /** Players look at their cards. */
  peek: never;
  /** Contracts go on: actions inside them, and answers to a badge. */
  court: keyof ContractActions | 'accept' | 'refuse';
  /** The song plays. */
  free: 'propose' | 'join' | 'decline' | 'offer' | 'denounce' | 'silence' | 'proclaim' | 'claim';
  /** The bell has rung: contracts past the point of no return finish first. */
  called: never;
  tribunal: 'point';
  /** All fingers are up, for the length of a held breath. */
  fingers: never;
  /** Those with the most fingers show their roles, for everybody to see. */
  verdict: never;
  /** The crown is taken: everybody looks up. */
  coronation: never;
  /** The crowned Heir names the other one. */
  crown: 'accuseHeir';
  /** A player is named, or nobody in time: another held breath. */
  fate: never;
  over: never;
}

/** What a viewer sees of the game. */
export type Seen = View<State>;
