import type { Seat, Secret, View } from '@masque/core';
import type { Card, Sealed } from '@masque/mechanics';
import type { AimedAction, Character, TurnAction } from './cards/index.ts';
import type { Options } from './options.ts';

/** An answer to an open question. A block names the character that is claimed; `wait`: they want time to think. */
export type Answer = 'allow' | 'challenge' | 'wait' | { readonly block: Character };

export type Allegiance = 'loyalist' | 'reformist';

/** An action that has been announced and paid, until it is over. */
export interface Announced {
  readonly action: TurnAction;
  readonly by: Seat;
  readonly target?: Seat;
  /** Coins that are refunded if the claim is challenged and false. */
  readonly paid: number;
}

/** A block of an action. */
export interface Block {
  readonly by: Seat;
  readonly as: Character;
}

/** The card that everybody looks at for a moment: a proof on the felt, or an influence just lost. */
export interface Reveal {
  readonly by: Seat;
  /** It proves a claim; or it is lost by a lie, by a wrong challenge, or by an action. */
  readonly as: 'proof' | 'lie' | 'wrong' | 'action';
  /** The player who did not believe it, who told the truth, or whose action it is. */
  readonly to: Seat;
}

/** What everybody may remember about a player: for bots, and for the summary at the end. */
export interface Reputation {
  /** How often they claimed each character, by action or block. */
  readonly claims: { readonly [character in Character]?: number };
  /** How many of these claims were lies. Only they know it until the end. */
  readonly lies: Secret<{ readonly [character in Character]?: number }>;
  /** Characters they have been seen not to hold since they last drew a card. */
  readonly denied: readonly Character[];
}

/** The phases of the flow, with the actions of each. */
export interface Phases {
  deal: never;
  pick: 'pick';
  /** From an action to the next one. */
  turn: never;
  action: TurnAction;
  /** The reactions of the others. */
  reaction: never;
  challenge: 'allow' | 'challenge' | 'block' | 'wait';
  block: 'allow' | 'block' | 'wait';
  challengeBlock: 'allow' | 'challenge' | 'wait';
  prove: 'show';
  lose: 'lose';
  /** Everybody looks at the card that was shown or lost. */
  reveal: never;
  effect: never;
  exchange: 'keep';
  examShow: 'exam_show';
  examDecide: 'give_back' | 'replace';
  end: never;
  over: never;
}

export interface State {
  readonly options: Options;
  /** Face-down cards by seat, older ones first. */
  readonly hands: readonly (readonly Card<Character>[])[];
  /** Lost influence, face up for good. */
  readonly lost: readonly (readonly Character[])[];
  readonly coins: readonly number[];
  /** The Court deck, top first. */
  readonly deck: readonly Card<Character>[];
  /** The Treasury Reserve (Reformation). */
  readonly reserve: number;
  readonly allegiance: readonly Allegiance[] | null;
  /** Whose turn was the first one: with it, every round begins. */
  readonly first: Seat;
  readonly turn: Seat;
  readonly turns: number;
  readonly round: number;
  readonly announced: Announced | null;
  readonly blocked: Block | null;
  /** The open question, or the last one. */
  readonly window: Sealed<Answer> | null;
  /** Somebody has asked for time, and has it. Nobody sees who. */
  readonly held: boolean;
  /** Fast windows: the target's answer in advance. A secret `null`: it is still to be asked. */
  readonly advance: Secret<Answer | null> | null;
  /** The claimant and the challenger, until the one who was wrong has paid for it. */
  readonly trial: { readonly claimant: Seat; readonly challenger: Seat; readonly claim: Character } | null;
  /** The last proof: it lies on the felt until the next action is announced, so that everybody has seen it. */
  readonly proof: { readonly by: Seat; readonly card: Character } | null;
  /** The card that is shown, until play continues. */
  readonly reveal: Reveal | null;
  /** The remaining phases of this turn, including the current one. Empty: the turn ends. */
  readonly todo: readonly (keyof Phases)[];
  /** The player who has to give up a card now. */
  readonly loser: Seat | null;
  /** Cards drawn for an exchange. */
  readonly drawn: readonly Card<Character>[];
  /** The card being examined: only its owner and the Inquisitor see it. */
  readonly examined: { readonly of: Seat; readonly place: number; readonly card: Card<Character> } | null;
  /** Duel draft: each player's own set of five, and the card they keep. */
  readonly duel: { readonly sets: readonly (readonly Card<Character>[])[]; readonly picks: Sealed<number> } | null;
  readonly records: readonly Reputation[];
  /** Everybody's last claim and whether it stands: what the felt shows. */
  readonly said: {
    readonly by: Seat;
    readonly action: TurnAction | 'block';
    readonly as: Character | null;
    /** The claim is not to be this character. */
    readonly not?: true;
    readonly on?: Seat;
  } | null;
}

/** The public part of a state: offers, and rules about who may do what, read nothing else. */
export interface Court {
  readonly options: Options;
  readonly hands: readonly (readonly unknown[])[];
  readonly coins: readonly number[];
  readonly reserve: number;
  readonly allegiance: readonly Allegiance[] | null;
}

type None = Record<never, never>;

/** The actions of Coup with their parameters. Cards are named by their place in the player's own hand. */
export type CoupActions = { [A in Exclude<TurnAction, AimedAction>]: None } & {
  [A in AimedAction]: { target: Seat };
} & {
  allow: None;
  challenge: None;
  block: { as: Character };
  wait: None;
  show: { card: number };
  lose: { card: number };
  keep: { cards: number[] };
  exam_show: { card: number };
  give_back: None;
  replace: None;
  pick: { card: number };
};

/** What a viewer sees of the game. */
export type Seen = View<State>;
