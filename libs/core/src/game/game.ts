import type { IconName } from '../table/icon.ts';
import type { ZodType } from 'zod';
import type { Channel } from '../channel/channel.ts';
import { chart, type Chart, type ChartShape } from '../chart/chart.ts';
import type { FlowOf } from '../chart/phase.ts';
import type { Language, Message, MessageArgs, Messages } from '../message/message.ts';
import type { Line } from '../log/entry.ts';
import type { Action, Actions, KnownOffer } from '../offer/offer.ts';
import type { Random } from '../random/random.ts';
import type { Redacted } from '../secret/redact.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { View } from '../secret/view.ts';
import type { Theme } from '../table/theme.ts';
import type { Table } from '../table/table.ts';
import type { Guide } from './guide.ts';
import type { Deed } from './deeds.ts';
import type { OptionGroup, Preset } from './form.ts';
import type { GameStatus } from './status.ts';
import type { Outcome } from './outcome.ts';
import type { Sets } from './sets.ts';
import type { Worlds } from './worlds.ts';

/** What a game is dealt from. */
export interface Setup<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly random: Random;
  /** How the last game of this table ended, when the same seats play again. */
  readonly previous?: Outcome;
}

/** What the picker says of a game. */
export interface Profile {
  /** Minutes a game takes. */
  readonly minutes: readonly [from: number, to: number];
  /** From 1 (explained in a minute) to 5. */
  readonly complexity: 1 | 2 | 3 | 4 | 5;
}

/**
 * How somebody plays besides well or badly: takes chances, avoids them, pays back what was done to it, talks and meddles.
 */
export type Temperament = 'bold' | 'careful' | 'vengeful' | 'talkative';

/** What a bot knows when it is asked: what a person in its seat would see on the phone. */
export interface BotObservation<State, A extends Actions = Actions> {
  /** The rules, which everybody knows. */
  readonly game: AnyGame;
  readonly view: View<State>;
  readonly seat: Seat;
  /** The offers that can be taken. Never empty. */
  readonly offers: readonly KnownOffer<A>[];
  /** The log as this seat reads it, oldest first. */
  log(): readonly Line[];
  readonly random: Random;
  /** How it is to play. Absent: as it thinks best. */
  readonly temperament?: Temperament;
  /** Where the session stands as this seat knows it: for a bot that imagines the rest and plays on. */
  redacted(): Redacted;
  /** How many times a bot that plays on in its head may do so for this decision, at most. Absent: as often as it wants. */
  readonly playouts?: number;
  /** Has it thought for as long as there is time? Absent: it may finish. */
  spent?(): boolean;
  /** Seats that people play, as everybody at the table sees. Absent in a simulation: all are bots. */
  readonly people?: readonly Seat[];
}

/**
 * Plays a seat: picks an instance of one of its offers, or `null` to leave optional ones alone. With the actions of its
 * game, what it takes and gives is checked: `Bot<State, Acts>`.
 */
export interface Bot<State, A extends Actions = Actions> {
  /** It takes its time: whoever seats it asks it beside everything else. */
  readonly slow?: boolean;
  decide(observation: BotObservation<State, A>): Action | null;
  /**
   * What it waits for while nothing waits for it: it is asked again when this changes. A village's bots watch how many
   * would rather sleep.
   */
  watches?(view: View<State>): string | number;
}

/**
 * A first game: a table at which somebody who has never played sits alone with bots, and is told at each question what
 * good players would think of. The rules are those of every table, and what is said follows from what the seat sees: who
 * does something else than what is said is told what suits that. The newcomer has seat 0.
 *
 * What it says is in messages of its own, `first.<id>` for each step, which nobody loads who does not need them.
 *
 * @example
 * const firstGame: FirstGame<State, Acts> = {
 *   seats: 3,
 *   options: { pace: 'off' },
 *   seed: 'two dukes',
 *   level: 'easy',
 *   steps: [{ id: 'tax', hint: (mind) => { const tax = offerOf(mind, 'tax'); return tax ? { take: take(tax) } : null; } }],
 *   messages: { en: { 'first.tax': 'You hold the Duke.' }, fr: { 'first.tax': 'Vous tenez le Duc.' } },
 * };
 */
export interface FirstGame<State, A extends Actions = Actions> {
  readonly seats: number;
  /** Where they differ from the usual ones. No clock should run for the newcomer. */
  readonly options?: object;
  /** Any words: they decide the deal. */
  readonly seed: string;
  /** The level of the bots. */
  readonly level: string;
  /** What may be said, the most important first: of those that have something to say, the first one does. */
  readonly steps: readonly FirstStep<State, A>[];
  /** What the bots do so that it can be learned from; `undefined`: as their level would. Of their own view alone. */
  bot?(observation: BotObservation<State, A>): Action | null | undefined;
  readonly messages: { readonly [language in Language]: Messages };
}

/** One thing to be said. */
export interface FirstStep<State, A extends Actions = Actions> {
  /** Lower-case words with hyphens. */
  readonly id: string;
  /** Out of what the newcomer sees; `null`: this is not the moment. Here `offers` may be empty: others act. */
  hint(observation: BotObservation<State, A>): Hinted | null;
  /** Is said only to who does something else than what is hinted at, or by chance. */
  readonly spare?: boolean;
}

/** What is said at a moment. */
export interface Hinted {
  /** The action that is recommended: an instance of one of the offers. Absent: something is only explained. */
  readonly take?: Action;
  readonly args?: MessageArgs;
}

/** A game as its author writes it. Messages must have `game.name` and `game.about`. */
export interface GameDefinition<State extends object, A extends Actions, Options extends object> {
  /** Lower-case words with hyphens, for ever: 'montee-mortelle'. */
  readonly id: string;
  /** Raised whenever old logs would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly profile: Profile;
  /** Table options: every one with a default. Draws and validates the host's form; labels are `option.<name>`. */
  readonly options: ZodType<Options>;
  /** What is wrong with these options for this many seats, in plain words. Nothing: they will do. */
  check?(options: Options, seats: number): readonly Message[];
  /** Options that stand together in the form; those in no group follow. Absent: one list, in the order of the schema. */
  readonly groups?: readonly OptionGroup<keyof Options & string>[];
  /** Ways to play that the game proposes, the simplest first. Each can be dealt at some number of seats. */
  readonly presets?: readonly Preset<Options>[];
  /** The cards or roles that the host puts together, where the game is played with such a set. */
  readonly sets?: Sets<Options>;
  /** Deals: the state in which the first phase begins. */
  setup(setup: Setup<Options>): State;
  readonly flow: FlowOf<State, A>;
  /** Charts of which the game runs several instances beside its flow, by the name of one. */
  readonly charts?: { readonly [name: string]: ChartShape };
  /** What to draw for a viewer, out of its view alone. */
  present(view: View<State>, me: Viewer, status: GameStatus): Table;
  /** What everybody was and did, once the game is over, out of what all may see then: for the figures of a club. */
  deeds?(view: View<State>): readonly Deed[];
  /**
   * Where this viewer may read and write now, out of its view alone; absent: all talk to all, always. What a viewer
   * without a seat reads, everybody must read. Who may write where must be known to those who read it.
   */
  channels?(view: View<State>, me: Viewer, status: GameStatus): readonly Channel[];
  /** With these options a person without a seat watches over the game, sees everything (`OMNISCIENT`) and has its offers. */
  master?(options: Options): boolean;
  /** Players by level. They get a view and offers, nothing else. */
  readonly bots: { readonly [level: string]: Bot<State, A> };
  /**
   * The shortest and the longest time that bots think, in milliseconds, by the phase in which they are asked; in others one to six
   * seconds. Longer where something was just shown that people look at, too.
   */
  readonly thinking?: { readonly [phase: string]: readonly [min: number, max: number] };
  readonly messages: { readonly [language in Language]: Messages };
  /** How it is learned. */
  readonly guide: Guide;
  /** A first game, alone with bots. */
  readonly firstGame?: FirstGame<State, A>;
  readonly theme: Theme;
  /**
   * Icons that every phone should have from the start, by their game-icons names: those of cards that are dealt face down.
   * Asked for only when it is first drawn, an icon would come late, and the asking would tell what is in hand.
   */
  readonly icons?: readonly IconName[];
  /**
   * The same position with other hidden values, indistinguishable for `viewer`; `null` if there is none. Needed where
   * secrets depend on each other, so that swapping two of one kind would make an impossible position.
   */
  twin?(state: State, viewer: Viewer, random: Random): State | null;
  /** What bots that imagine the hidden need to know besides. */
  readonly worlds?: Worlds<State>;
}

/** A game ready to be played. */
export interface Game<
  State extends object = object,
  A extends Actions = Actions,
  Options extends object = object,
> extends Omit<GameDefinition<State, Actions, Options>, 'flow' | 'options' | 'groups'> {
  readonly options: ZodType<object>;
  readonly groups?: readonly OptionGroup[];
  readonly chart: Chart<State>;
  /** Carries the type of the actions; never there. */
  readonly actions?: A;
}

/** Any game: what the server, the testkit and the tools work with. */
export type AnyGame = Game;

/**
 * Makes a game of its parts.
 *
 * @example
 * const flow = { initial: 'over', states: { over: { type: 'final' } } };
 * const game = defineGame({ id: 'empty', version: 1, seats: { min: 2, max: 10 }, setup: () => ({}), flow });
 * game.chart.edges; // => []
 */
export function defineGame<State extends object, A extends Actions, Options extends object>(
  definition: GameDefinition<State, A, Options>,
): Game<State, A, Options> {
  const { flow, ...rest } = definition;
  return { ...rest, options: definition.options as unknown as ZodType<object>, chart: chart(flow) };
}
