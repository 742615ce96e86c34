import type { Card, Seat } from '@masque/core';
import type { Row, Sealed, Slot } from '@masque/mechanics';
import type { Options } from './options.ts';
import type { Actor, Supporter } from './supporters.ts';

/**
 * A Supporter before a Contender, with its Bribes. Who may read the card is what is known of it: its owner always,
 * everybody once it was public, whoever looked at it by an ability.
 */
export interface Stack extends Slot<Supporter> {
  /** Public. Otherwise Anonymous. */
  readonly up: boolean;
  readonly bribes: number;
}

/** What the table waits for. */
export type Wait = 'office' | 'select' | 'endorse' | 'ability';

/** The steps of abilities in which somebody chooses. */
export type AbilityStep = Exclude<Actor, 'mystic'> | 'wizardSwap' | 'councillorPut' | 'inquisitorVerdict';

/** An ability that is being used. */
export interface Ability {
  readonly step: AbilityStep;
  readonly by: Seat;
  /** The Supporter that was Revealed. */
  readonly slot: string;
  /** Wizard: at whose Supporters one looks. */
  readonly target?: Seat;
  /** Inquisitor: the Supporter looked at. Councillor: where the Bribe comes from. */
  readonly chosen?: string;
  /** Judge: which Supporter each pays with. */
  readonly levy?: Sealed<string>;
}

/** The last contest, as long as it is fresh. */
export interface Contest {
  readonly supporter: Supporter;
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
  readonly hands: readonly (readonly Card<Supporter>[])[];
  readonly areas: readonly Row<Stack>[];
  /** Public, oldest first. */
  readonly discard: readonly Supporter[];
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

/** Everything that can be done. Slots go by their public names, cards of a hand and of the discard by their place. */
export type Acts = {
  office: { rung: number };
  select: { card: string };
  reveal: { slot: string };
  bribe: { slot: string };
  pass: Record<never, never>;
  back: Record<never, never>;
  spy: { target: Seat };
  swap: { give: string; take: string };
  drug: { slot: string };
  lift: { from: string };
  put: { to: string };
  expose: { from: string; slot: string };
  inspect: { slot: string };
  discard: Record<never, never>;
  leave_be: Record<never, never>;
  reinforce: { slots: readonly string[] };
  dig: { card: string };
  fund: { slot: string };
  pay: { slot: string };
};
