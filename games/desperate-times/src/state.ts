import type { Seat } from '@masque/core';
import type { Card, Row, Sealed, Slot } from '@masque/mechanics';
import type { FaceId } from './cards/print.ts';
import type { Options } from './options.ts';

/**
 * A Supporter of a Contender, with its Bribes. The audience of the card is who knows it: always its owner, everybody
 * once it was public, and players who looked at it with an ability.
 */
export interface Stack extends Slot<FaceId> {
  /** Public. Otherwise Anonymous. */
  readonly up: boolean;
  readonly bribes: number;
}

/** What the table waits for. */
export type Wait = 'office' | 'select' | 'endorse' | 'ability';

/** The source of an ability, and what has been chosen for it so far. */
export interface Aim {
  readonly by: Seat;
  /** The Supporter that was Revealed. */
  readonly slot: string;
  /** The target player. */
  readonly target?: Seat;
  /** The target Supporter. */
  readonly chosen?: string;
}

/** An answer to a question of an ability. */
export interface Choice {
  readonly type: string;
  readonly params: object;
}

/** An ability that is being used. */
export interface AbilityInUse extends Aim {
  readonly face: FaceId;
  /** The open question, by the name of its phase. */
  readonly step: QuestionName;
  /** If several are asked: the answers so far. */
  readonly answers?: Sealed<Choice>;
}

/** A contest that is being shown. */
export interface Contest {
  readonly supporter: FaceId;
  readonly newcomer: { readonly seat: Seat; readonly slot: string; readonly bribes: number };
  readonly incumbent: { readonly seat: Seat; readonly slots: readonly string[]; readonly bribes: number };
  readonly result: 'newcomer' | 'incumbent' | 'both_down';
}

export interface State {
  readonly options: Options;
  readonly round: number;
  readonly rounds: number;
  /** The player with the Podium. */
  readonly speaker: Seat;
  readonly hands: readonly (readonly Card<FaceId>[])[];
  readonly areas: readonly Row<Stack>[];
  /** Public, oldest first. */
  readonly discard: readonly FaceId[];
  /** Faces that several Contenders may have face up. */
  readonly uncontested: readonly FaceId[];
  readonly supply: number;
  /** Bribes removed from the game. */
  readonly lost: number;
  /** "Highest office I ever held", where the table asks for it. */
  readonly offices: Sealed<number> | null;
  /** The card that each player plays, by its place in the hand. */
  readonly selection: Sealed<string> | null;
  /** The player whose Endorsement it is. */
  readonly turn: Seat;
  /** Endorsements completed in this round. */
  readonly endorsed: number;
  readonly ability: AbilityInUse | null;
  readonly contest: Contest | null;
  /** Whose clock is running, and for what. */
  readonly waiting: { readonly what: Wait; readonly seats: readonly Seat[] };
  /** Consecutive timeouts of each seat. From 2 on, the player is away. */
  readonly timeouts: readonly number[];
  /** Seats whose players have left for good. */
  readonly gone: readonly Seat[];
}

/**
 * The actions other than the choices of abilities. Slots have public names; cards of a hand are named by their place.
 */
export type Acts = {
  office: { rung: number };
  select: { card: string };
  reveal: { slot: string };
  bribe: { slot: string };
  pass: Record<never, never>;
  back: Record<never, never>;
};

/** The phase of an ability's question: Supporter and question, as in `wizard_swap`. */
export type QuestionName = `${string}_${string}`;

/** The actions of each phase. Those of an ability's question are in its entry. */
export interface Phases {
  flow: 'back';
  deal: never;
  office: 'office';
  round: never;
  selecting: 'select';
  ready: 'select';
  endorsing: never;
  turn: 'reveal' | 'bribe' | 'pass';
  contest: never;
  ability: never;
  [question: QuestionName]: never;
  over: never;
}
export type Delay = 'ready' | 'contest';
