import type { Seat, Secret } from '@masque/core';
import type { Card, Sealed } from '@masque/mechanics';
import type { AimedAction, Character, TurnAction } from './cards/index.ts';
import type { Options } from './options.ts';

/** What one may answer while a window is open. A block names the character one claims. */
export type Answer = 'allow' | 'challenge' | { readonly block: Character };

export type Allegiance = 'loyalist' | 'reformist';

/** An action that has been announced and paid, until it is over. */
export interface Announced {
  readonly action: TurnAction;
  readonly by: Seat;
  readonly target?: Seat;
  /** Coins that come back if the claim is challenged and false. */
  readonly paid: number;
}

/** Somebody says that it may not happen. */
export interface Block {
  readonly by: Seat;
  readonly as: Character;
}

/** Whose card everybody looks at for a moment: the proof on the felt, or the influence lost last. */
export interface Reveal {
  readonly by: Seat;
  /** It proves a claim; it is lost by a lie, by a wrong challenge, or by an action. */
  readonly as: 'proof' | 'lie' | 'wrong' | 'action';
  /** Who did not believe it, who had told the truth, or whose action it is. */
  readonly to: Seat;
}

/** What everybody may remember of a player: for bots, and for the account at the end. */
export interface Reputation {
  /** How often it claimed each character, by action or block. */
  readonly claims: { readonly [character in Character]?: number };
  /** How many of these claims were lies. Its own secret until the end. */
  readonly lies: Secret<{ readonly [character in Character]?: number }>;
  /** Characters it has been seen not to hold since it last drew a card. */
  readonly denied: readonly Character[];
}

/** The phases of the flow, and the actions that each of them takes. */
export interface Phases {
  deal: never;
  pick: 'pick';
  /** What happens from an action to the next one. */
  turn: never;
  action: TurnAction;
  /** What the others say to it. */
  reaction: never;
  challenge: 'allow' | 'challenge' | 'block';
  block: 'allow' | 'block';
  challengeBlock: 'allow' | 'challenge';
  prove: 'show';
  lose: 'lose';
  /** All look at the card that was shown or lost. */
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
  /** Influence lost, face up for good. */
  readonly lost: readonly (readonly Character[])[];
  readonly coins: readonly number[];
  /** The Court deck, top first. */
  readonly deck: readonly Card<Character>[];
  /** The Treasury Reserve (Reformation). */
  readonly reserve: number;
  readonly allegiance: readonly Allegiance[] | null;
  readonly turn: Seat;
  readonly turns: number;
  readonly round: number;
  readonly announced: Announced | null;
  readonly blocked: Block | null;
  /** The open window, or the last one. */
  readonly window: Sealed<Answer> | null;
  /** Fast windows: what the target answered in advance. `null` under the cover: it is still to be asked. */
  readonly advance: Secret<Answer | null> | null;
  /** Who was challenged and by whom, until whoever was wrong has paid for it. */
  readonly trial: { readonly claimant: Seat; readonly challenger: Seat; readonly claim: Character } | null;
  /** The last proof: lies on the felt until the next action is announced, so that everybody has seen it. */
  readonly proof: { readonly by: Seat; readonly card: Character } | null;
  /** What is looked at, until play goes on. */
  readonly reveal: Reveal | null;
  /** The phases that are still to come in this turn, the present one first. None: the turn ends. */
  readonly todo: readonly (keyof Phases)[];
  /** Who must give up a card now. */
  readonly loser: Seat | null;
  /** Cards drawn for an exchange. */
  readonly drawn: readonly Card<Character>[];
  /** The card being examined: seen by its owner and the Inquisitor alone. */
  readonly examined: { readonly of: Seat; readonly place: number; readonly card: Card<Character> } | null;
  /** Duel draft: each one's own set of five, and which card is kept. */
  readonly duel: { readonly sets: readonly (readonly Card<Character>[])[]; readonly picks: Sealed<number> } | null;
  readonly records: readonly Reputation[];
  /** Everybody's last claim and whether it stands: what the table remembers on the felt. */
  readonly said: {
    readonly by: Seat;
    readonly action: TurnAction | 'block';
    readonly as: Character | null;
    /** That one is not this character. */
    readonly not?: true;
    readonly on?: Seat;
  } | null;
}

/** What of a state is public: offers and rules of who may do what read nothing else. */
export interface Court {
  readonly options: Options;
  readonly hands: readonly (readonly unknown[])[];
  readonly coins: readonly number[];
  readonly reserve: number;
  readonly allegiance: readonly Allegiance[] | null;
}

type None = Record<never, never>;

/** The actions of Coup with their parameters. Cards are named by their place in one's own hand. */
export type CoupActions = { [A in Exclude<TurnAction, AimedAction>]: None } & {
  [A in AimedAction]: { target: Seat };
} & {
  allow: None;
  challenge: None;
  block: { as: Character };
  show: { card: number };
  lose: { card: number };
  keep: { cards: number[] };
  exam_show: { card: number };
  give_back: None;
  replace: None;
  pick: { card: number };
};
