import type { Seat, Secret } from '@masque/core';
import type { Notebooks, Sealed } from '@masque/mechanics';
import type { ObjectKind, Profession, Society } from './cards/index.ts';
import type { Options } from './options.ts';

/** An object that was exchanged, with its giver and its receiver. */
export interface Exchanged {
  readonly giver: Seat;
  readonly taker: Seat;
  readonly card: ObjectKind;
}

/** A pending task; the first one is next. */
export type Task =
  | ({ readonly do: 'trigger' } & Exchanged)
  /** A hand may hold too much. `chain`: players who have already passed on an object because of the same exchange. */
  | { readonly do: 'overflow'; readonly seat: Seat; readonly chain: readonly Seat[] }
  /** Back to the turn: to the action still to come, or to the short pause after it. */
  | { readonly do: 'resume'; readonly to: 'main' | 'after' }
  | { readonly do: 'endTurn' };

/** Sword, shield, or neither. */
export type Side = 'attacker' | 'defender' | 'none';
export type Combatant = Exclude<Side, 'none'>;
export type Result = Combatant | 'tie';

/** A card played into a duel. `pick`: the winner that the Poison Mixer names. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: ObjectKind | Profession;
  readonly pick?: Combatant;
}

export interface Score {
  readonly attack: number;
  readonly defence: number;
  readonly result: Result;
}

/** A duel. All of it is public. */
export interface Duel {
  /** Distinguishes the questions of this duel from those of others. */
  readonly n: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The sides taken, in order. */
  readonly sides: readonly { readonly seat: Seat; readonly side: Side }[];
  readonly hypnotised: Seat | null;
  readonly plays: readonly PlayedCard[];
  /** Set when the cards are counted. */
  readonly score: Score | null;
  /** When cards were last asked for and until when, in milliseconds of the server's clock. */
  readonly clock: { readonly at: number; readonly until: number };
}

/** A profession in front of a seat. */
export interface LaidProfession {
  readonly card: Secret<Profession>;
  /** The same, once it is face up. */
  readonly up: Profession | null;
}

/** A claim of victory in progress. */
export interface Proclamation {
  readonly by: Seat;
  readonly claim: 'society' | 'loge';
  readonly society: Society;
  readonly named: readonly Seat[];
  readonly verdict: boolean | null;
}

/** Something that a player has legally seen. Card lists are in canonical order. */
export type Sight =
  | { readonly fact: 'offered'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'gave'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'got'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'drew'; readonly card: ObjectKind }
  | { readonly fact: 'society'; readonly of: Seat; readonly society: Society }
  | { readonly fact: 'profession'; readonly of: Seat; readonly profession: Profession }
  | { readonly fact: 'hand'; readonly of: Seat; readonly cards: readonly ObjectKind[] }
  | { readonly fact: 'pile'; readonly cards: readonly ObjectKind[] }
  /** What the Clairvoyant has put on top, the uppermost first. */
  | { readonly fact: 'top'; readonly cards: readonly ObjectKind[] }
  | { readonly fact: 'pool'; readonly professions: readonly Profession[] };

/** An observation with its time, which tells whether it may be out of date. */
export type Fact = Sight & {
  readonly turn: number;
  /** How often the hand (or profession) of `of` had changed at that time. */
  readonly mark: number;
};

export interface State {
  readonly options: Options;
  /** The kinds of objects at this table. */
  readonly set: readonly ObjectKind[];
  /** The maximum number of objects in a hand. */
  readonly limit: number;
  /** What joined the Bags in the opening hands; `null` if the table keeps that secret. */
  readonly opening: readonly ObjectKind[] | null;
  readonly societies: readonly Secret<Society>[];
  /** The society card left over at an odd count. */
  readonly spare: Secret<Society> | null;
  readonly professions: readonly LaidProfession[];
  /** Unused professions, face down, in no order. */
  readonly pool: readonly Secret<Profession>[];
  /** Hand luggage by seat, in canonical order. */
  readonly hands: readonly (readonly Secret<ObjectKind>[])[];
  /** Top first. */
  readonly pile: readonly Secret<ObjectKind>[];
  /** The players who have looked at their cards and are ready. Public; `null` once the coach has left. */
  readonly ready: Sealed<'ready'> | null;
  readonly active: Seat;
  /** The number of turns begun. */
  readonly turns: number;
  /** Consecutive turns in which players only passed. */
  readonly passes: number;
  /** What has been done in this turn: the action, and whether the Diplomat was used before it. */
  readonly acted: 'trade' | 'duel' | null;
  readonly demanded: boolean;
  /** The phase that asks next, once pending tasks are done; `null` while they are in progress. */
  readonly next: PhaseName | null;
  /** The only seat that is asked now; `null` if several are asked, or none. */
  readonly asked: Seat | null;
  readonly todo: Secret<readonly Task[]>;
  /** An object lying face down in front of the player it is offered to. */
  readonly offer: { readonly from: Seat; readonly to: Seat; readonly card: Secret<ObjectKind> } | null;
  /** Who must choose a profession (Coat) or a direction (Sextant). */
  readonly chooser: Seat | null;
  readonly rotation: { readonly side: 'left' | 'right'; readonly gifts: Sealed<ObjectKind> } | null;
  readonly overflow: { readonly seat: Seat; readonly chain: readonly Seat[] } | null;
  /** What the Clairvoyant sees: the contents of the pile, without their order. */
  readonly foreseen: { readonly by: Seat; readonly cards: Secret<readonly ObjectKind[]> } | null;
  readonly duel: Duel | null;
  readonly duels: number;
  /** The sides that the others in the last duel have chosen before their turn to show them. */
  readonly early: Sealed<Side> | null;
  /** A question to several players at once: Priest, cards, Doctor. */
  readonly window: Sealed<Word> | null;
  /** How long the current question waits for a player to ask for time, in seconds at normal pace. Public. */
  readonly lull: number;
  /** A player has asked for time, and has it. Their identity stays secret if several are asked. */
  readonly held: boolean;
  readonly proclamation: Proclamation | null;
  /** What each player has seen. */
  readonly notebooks: Notebooks<Fact>;
  /** How often each hand and each profession has changed, which makes observations old. */
  readonly touched: { readonly hands: readonly number[]; readonly professions: readonly number[] };
  /** Objects that everybody has seen in a hand: announced, shown in a duel, demanded. */
  readonly pinned: readonly { readonly seat: Seat; readonly card: ObjectKind; readonly mark: number }[];
  /** How each seat (row) has publicly treated each other: siding, challenging, giving. */
  readonly regard: readonly (readonly number[])[];
  /** Seats whose players have left: the server answers for them. */
  readonly left: readonly Seat[];
}

/** The common answers to a question that concerns only a few: no, or a request for time. */
export type Word = 'no' | 'wait';

type None = Record<never, never>;

/** The actions with their parameters. Objects and professions are named by kind: two Keys are the same. */
export type MonteeActions = {
  ready: None;
  pass: None;
  offer: { to: Seat; card: ObjectKind };
  duel: { against: Seat };
  proclaim: { named: Seat[] };
  loge: None;
  demand: { to: Seat; kind: ObjectKind; give: ObjectKind };
  foresee: None;
  endTurn: None;
  accept: { card: ObjectKind };
  refuse: None;
  adopt: { profession: Profession };
  direction: { side: 'left' | 'right' };
  hand: { card: ObjectKind };
  gift: { to: Seat; card: ObjectKind };
  arrange: { cards: number[] };
  no: None;
  /** A request for time: to think, or to seem to think. */
  wait: None;
  use: None;
  pay: { card: ObjectKind };
  sword: None;
  shield: None;
  abstain: None;
  hypnotize: { whom: Seat };
  play: { card: ObjectKind | Profession };
  poison: { winner: Combatant };
  look: None;
  steal: None;
  take: { card: ObjectKind };
  swap: { card: ObjectKind; back: ObjectKind };
  name: { whom: Seat };
  rest: None;
};

/** The actions of each phase. How phases are nested, and their order, is in `flow/`. */
export interface Phases {
  // Everybody looks at their cards.
  dealt: 'ready';
  // A turn, and what may be done in addition to its action.
  main: 'pass' | 'offer' | 'duel' | 'proclaim' | 'loge' | 'demand' | 'foresee';
  arrange: 'arrange';
  after: 'wait' | 'endTurn' | 'demand' | 'foresee';
  turnEnd: never;
  // An exchange, and the effects of the objects that were passed on.
  exchange: never;
  answer: 'accept' | 'refuse';
  adopt: 'adopt';
  direction: 'direction';
  rotation: 'hand';
  overflow: 'gift';
  // A duel.
  duel: 'sword' | 'shield' | 'abstain';
  interrupt: 'no' | 'wait' | 'use';
  pay: 'pay';
  support: never;
  hypnosis: 'no' | 'wait' | 'hypnotize';
  cards: 'no' | 'wait' | 'play' | 'poison';
  undo: 'no' | 'wait' | 'use';
  result: never;
  spoils: 'look' | 'steal';
  take: 'take' | 'swap';
  // The end.
  naming: 'name' | 'rest';
  over: never;
}
export type PhaseName = keyof Phases;

/** How long a question waits, by kind of question. */
export type Delay =
  | 'deal' | 'turn' | 'lull' | 'breath' | 'answer' | 'choice' | 'pile' | 'window' | 'side' | 'cards' | 'spoils' | 'naming'; // prettier-ignore
