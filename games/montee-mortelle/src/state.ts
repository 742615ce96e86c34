import type { Seat, Secret } from '@masque/core';
import type { Notebooks, Sealed } from '@masque/mechanics';
import type { ObjectKind, Profession, Society } from './cards/index.ts';
import type { Options } from './options.ts';

/** An object that has changed hands in an exchange, with who gave it and who took it. */
export interface Exchanged {
  readonly giver: Seat;
  readonly taker: Seat;
  readonly card: ObjectKind;
}

/** What is still to be done, first things first. */
export type Task =
  | ({ readonly do: 'trigger' } & Exchanged)
  /** A hand may hold too much. `chain`: who has already given on because of the same object. */
  | { readonly do: 'overflow'; readonly seat: Seat; readonly chain: readonly Seat[] }
  /** Back to the turn: to the action still to come, or to the short breath after it. */
  | { readonly do: 'resume'; readonly to: 'main' | 'after' }
  | { readonly do: 'endTurn' };

/** Sword, shield, or neither. */
export type Side = 'attacker' | 'defender' | 'none';
export type Combatant = Exclude<Side, 'none'>;
export type Result = Combatant | 'tie';

/** A card played into a duel. `pick`: whom the Poison Mixer lets win. */
export interface Play {
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
  /** Tells the questions of this duel from those of others. */
  readonly n: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Who has taken sides, in order. */
  readonly sides: readonly { readonly seat: Seat; readonly side: Side }[];
  readonly hypnotised: Seat | null;
  readonly plays: readonly Play[];
  /** Fixed when the cards are counted. */
  readonly score: Score | null;
  /** When it was last asked for cards and until when, milliseconds on the server's clock. */
  readonly clock: { readonly at: number; readonly until: number };
}

/** A profession lying before a seat. */
export interface Before {
  readonly card: Secret<Profession>;
  /** The same, once it lies face up. */
  readonly up: Profession | null;
}

/** A claim of victory, as far as it has come. */
export interface Proclamation {
  readonly by: Seat;
  readonly claim: 'society' | 'loge';
  readonly society: Society;
  readonly named: readonly Seat[];
  readonly verdict: boolean | null;
}

/** Something that a seat has lawfully seen. Card lists are in canonical order. */
export type Sight =
  | { readonly fact: 'offered'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'gave'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'got'; readonly of: Seat; readonly card: ObjectKind }
  | { readonly fact: 'drew'; readonly card: ObjectKind }
  | { readonly fact: 'society'; readonly of: Seat; readonly society: Society }
  | { readonly fact: 'profession'; readonly of: Seat; readonly profession: Profession }
  | { readonly fact: 'hand'; readonly of: Seat; readonly cards: readonly ObjectKind[] }
  | { readonly fact: 'pile'; readonly cards: readonly ObjectKind[] }
  /** What the Clairvoyant has put on top, uppermost first. */
  | { readonly fact: 'top'; readonly cards: readonly ObjectKind[] }
  | { readonly fact: 'pool'; readonly professions: readonly Profession[] };

/** A sight with when it was: by it one knows whether it may have changed since. */
export type Fact = Sight & {
  readonly turn: number;
  /** How often the hand (or profession) of `of` had changed by then. */
  readonly mark: number;
};

export interface State {
  readonly options: Options;
  /** The kinds of objects at this table. */
  readonly set: readonly ObjectKind[];
  /** Most objects in a hand. */
  readonly limit: number;
  /** What joined the Bags in the opening hands; `null` where the table keeps that secret. */
  readonly opening: readonly ObjectKind[] | null;
  readonly societies: readonly Secret<Society>[];
  /** The society card left over at an odd count. */
  readonly spare: Secret<Society> | null;
  readonly professions: readonly Before[];
  /** Professions of nobody, face down, in no order. */
  readonly pool: readonly Secret<Profession>[];
  /** Hand luggage by seat, in canonical order. */
  readonly hands: readonly (readonly Secret<ObjectKind>[])[];
  /** Top first. */
  readonly pile: readonly Secret<ObjectKind>[];
  /** Who has looked at the own cards and is ready to set off. Public; `null` once the coach has left. */
  readonly ready: Sealed<'ready'> | null;
  readonly active: Seat;
  /** Turns begun. */
  readonly turns: number;
  /** Turns in a row in which nothing but passing was done. */
  readonly passes: number;
  /** What has been done in this turn: the action, and whether the Diplomat was used before it. */
  readonly acted: 'trade' | 'duel' | null;
  readonly demanded: boolean;
  /** Where what had to be done has led: the phase that asks next. `null` while it is being done. */
  readonly next: PhaseName | null;
  /** The one seat that the present question is put to; `null` where several are asked, or none. */
  readonly asked: Seat | null;
  readonly todo: Secret<readonly Task[]>;
  /** An object lying face down before the one it is offered to. */
  readonly offer: { readonly from: Seat; readonly to: Seat; readonly card: Secret<ObjectKind> } | null;
  /** Who must choose a profession (Coat) or a direction (Sextant). */
  readonly chooser: Seat | null;
  readonly rotation: { readonly side: 'left' | 'right'; readonly gifts: Sealed<ObjectKind> } | null;
  readonly overflow: { readonly seat: Seat; readonly chain: readonly Seat[] } | null;
  /** What the Clairvoyant sees: the pile as a set. */
  readonly foreseen: { readonly by: Seat; readonly cards: Secret<readonly ObjectKind[]> } | null;
  readonly duel: Duel | null;
  readonly duels: number;
  /** A question that several are asked at once: Priest, cards, Doctor. */
  readonly window: Sealed<Word> | null;
  /** How long the present question waits for somebody who asks for time, in seconds at normal pace. Public. */
  readonly lull: number;
  /** Somebody has asked for time, and has it. Who stays closed where several are asked. */
  readonly held: boolean;
  readonly proclamation: Proclamation | null;
  /** What each seat has seen. */
  readonly notebooks: Notebooks<Fact>;
  /** How often each hand has changed, and each profession: what makes a sighting an old one. */
  readonly touched: { readonly hands: readonly number[]; readonly professions: readonly number[] };
  /** Objects that everybody has seen in a hand: announced, shown in a duel, demanded. */
  readonly pinned: readonly { readonly seat: Seat; readonly card: ObjectKind; readonly mark: number }[];
  /** How each seat (row) has treated each other in public: siding, challenging, giving. */
  readonly regard: readonly (readonly number[])[];
  /** Seats given up: the house answers for them. */
  readonly left: readonly Seat[];
}

/** What one may say to a question to which most have nothing to say: nothing, or that one wants time. */
export type Word = 'no' | 'wait';

type None = Record<never, never>;

/** What one may do, with parameters. Objects and professions are named by kind: two Keys are the same. */
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
  /** Time, please: to think, or to be thought to. */
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

/** What each phase takes. How they are nested, and what follows what, is in `flow/`. */
export interface Phases {
  // Everybody looks at what was dealt.
  dealt: 'ready';
  // A turn, and what comes on top of its action.
  main: 'pass' | 'offer' | 'duel' | 'proclaim' | 'loge' | 'demand' | 'foresee';
  arrange: 'arrange';
  after: 'wait' | 'endTurn' | 'demand' | 'foresee';
  turnEnd: never;
  // An exchange, and what objects that have been passed on bring about.
  exchange: never;
  answer: 'accept' | 'refuse';
  adopt: 'adopt';
  direction: 'direction';
  rotation: 'hand';
  overflow: 'gift';
  // A duel.
  duel: never;
  interrupt: 'no' | 'wait' | 'use';
  pay: 'pay';
  support: 'sword' | 'shield' | 'abstain';
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

/** How long a question waits, by the kind of question. */
export type Delay =
  | 'deal' | 'turn' | 'lull' | 'breath' | 'answer' | 'choice' | 'pile' | 'window' | 'side' | 'hypnosis' | 'cards' | 'spoils' | 'naming'; // prettier-ignore
