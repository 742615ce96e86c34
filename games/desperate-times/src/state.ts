import type { Seat } from '@masque/core';
import type { Card, Row, Sealed, Slot } from '@masque/mechanics';
import type { Face } from './cards/print.ts';
import type { Options } from './options.ts';

/**
 * A Supporter before a Contender, with its Bribes. Who may read the card is what is known of it: its owner always,
 * everybody once it was public, whoever looked at it by an ability.
 */
export interface Stack extends Slot<Face> {
  /** Public. Otherwise Anonymous. */
  readonly up: boolean;
  readonly bribes: number;
}

/** What the table waits for. */
export type Wait = 'office' | 'select' | 'endorse' | 'ability';

/** What an ability is used from, and what has been chosen for it so far. */
export interface Aim {
  readonly by: Seat;
  /** The Supporter that was Revealed. */
  readonly slot: string;
  /** At whom it is aimed. */
  readonly target?: Seat;
  /** At which Supporter. */
  readonly chosen?: string;
}

/** What somebody answers to a question of an ability. */
export interface Choice {
  readonly type: string;
  readonly params: object;
}

/** An ability that is being used. */
export interface Ability extends Aim {
  readonly face: Face;
  /** The question that is open, by the name of its phase. */
  readonly step: QuestionName;
  /** Where several are asked: what each has answered. */
  readonly answers?: Sealed<Choice>;
}

/** A contest that is being shown. */
export interface Contest {
  readonly supporter: Face;
  readonly newcomer: { readonly seat: Seat; readonly slot: string; readonly bribes: number };
  readonly incumbent: { readonly seat: Seat; readonly slots: readonly string[]; readonly bribes: number };
  readonly result: 'newcomer' | 'incumbent' | 'both_down';
}

export interface State {
  readonly options: Options;
  readonly round: number;
  readonly rounds: number;
  /** Who has the Podium. */
  readonly speaker: Seat;
  readonly hands: readonly (readonly Card<Face>[])[];
  readonly areas: readonly Row<Stack>[];
  /** Public, oldest first. */
  readonly discard: readonly Face[];
  /** Faces of which several Contenders may have public copies. */
  readonly uncontested: readonly Face[];
  readonly supply: number;
  /** Bribes out of the game. */
  readonly lost: number;
  /** "Highest office I ever held", where the table asks for it. */
  readonly offices: Sealed<number> | null;
  /** The card each lays down, by its place in the hand. */
  readonly selection: Sealed<string> | null;
  /** Whose Endorsement it is. */
  readonly turn: Seat;
  /** Endorsements of this round that are over. */
  readonly endorsed: number;
  readonly ability: Ability | null;
  readonly contest: Contest | null;
  /** Whose clock runs, and for what. */
  readonly waiting: { readonly what: Wait; readonly seats: readonly Seat[] };
  /** How often each seat has let its time run out, running. From 2 on it is away. */
  readonly timeouts: readonly number[];
  /** Seats given up for good. */
  readonly gone: readonly Seat[];
}

/** What can be done besides the choices of abilities. Slots go by their public names, cards of a hand by their place. */
export type Acts = {
  office: { rung: number };
  select: { card: string };
  reveal: { slot: string };
  bribe: { slot: string };
  pass: Record<never, never>;
  back: Record<never, never>;
};

/** The phase of a question that an ability asks: Supporter and question. `wizard_swap` */
export type QuestionName = `${string}_${string}`;

/** Which actions each phase takes. Those of a question are its own: see its entry. */
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
