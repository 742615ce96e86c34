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

/** What the list of games says about a game. */
export interface Profile {
  /** Minutes a game takes. */
  readonly minutes: readonly [from: number, to: number];
  /** From 1 (explained in a minute) to 5. */
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  /** Everybody plays for themselves, and whoever is out first comes last: players who are out are told their place. */
  readonly alone?: true;
}

/**
 * How a bot plays, apart from how well: it takes risks, avoids them, pays back what was done to it, talks and meddles.
 */
export type Temperament = 'bold' | 'careful' | 'vengeful' | 'talkative';

/** What a bot knows when it is asked: what a person in its seat would see on their phone. */
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
  /** How it should play. If absent, as it thinks best. */
  readonly temperament?: Temperament;
  /** The session as this seat knows it, for a bot that imagines the rest and plays on. */
  redacted(): Redacted;
  /**
   * How many times a searching bot may play on for this decision, at most; with 0, it answers at once. If absent, as
   * often as it wants. It is never told the time: what it does must not depend on how busy the machine is.
   */
  readonly playouts?: number;
  /** Seats that people play, as everybody at the table can see. Absent in a simulation, where all are bots. */
  readonly people?: readonly Seat[];
}

/**
 * Plays a seat: returns an instance of one of its offers, or `null` to take none of the optional ones. With the actions
 * of its game, what it takes and returns is checked: `Bot<State, Acts>`.
 */
export interface Bot<State, A extends Actions = Actions> {
  /** It takes its time, so the server asks it in the background. */
  readonly slow?: boolean;
  /**
   * It takes its temperament into account itself. Any other bot is asked several times, and the move that suits the
   * temperament best is made.
   */
  readonly tempered?: boolean;
  decide(observation: BotObservation<State, A>): Action | null;
  /**
   * What it waits for while nothing waits for it. It is asked again when this changes: the bots of a village, for
   * example, watch how many would rather sleep.
   */
  watches?(view: View<State>): string | number;
  /**
   * The shortest and the longest time that it thinks about what its seat is asked, in milliseconds, where they differ
   * from what the game says about the phase: a bot that has asked for time, for example, uses it.
   */
  thinks?(view: View<State>, seat: Seat): readonly [min: number, max: number] | undefined;
}

/**
 * A first game: a table at which a person who has never played sits alone with bots, and is told at each question what
 * good players would consider. The rules are those of every table, and the hints depend on what the seat sees, so a
 * newcomer who does something else gets hints that fit that. The newcomer has seat 0.
 *
 * Its texts are separate messages, `first.<id>` for each step, which only devices that need them load.
 *
 * @example
 * const firstGame: FirstGame<State, Acts> = {
 *   seats: 3,
 *   options: { pace: 'off' },
 *   seed: 'two dukes',
 *   level: 'easy',
 *   steps: [{ id: 'tax', hint: (observation) => { const tax = offerOf(observation, 'tax'); return tax ? { take: take(tax) } : null; } }],
 *   messages: { en: { 'first.tax': 'You hold the Duke.' }, fr: { 'first.tax': 'Vous tenez le Duc.' } },
 * };
 */
export interface FirstGame<State, A extends Actions = Actions> {
  readonly seats: number;
  /** Where they differ from the defaults. No clock should run for the newcomer. */
  readonly options?: object;
  /** Any text: it decides the deal. */
  readonly seed: string;
  /** The level of the bots. */
  readonly level: string;
  /** The possible hints, the most important first: the first one that has something to say is shown. */
  readonly steps: readonly FirstStep<State, A>[];
  /**
   * What the bots do for the sake of the lesson; `undefined` for what their level would do. Based on their own view
   * alone.
   */
  bot?(observation: BotObservation<State, A>): Action | null | undefined;
  readonly messages: { readonly [language in Language]: Messages };
}

/** One hint. */
export interface FirstStep<State, A extends Actions = Actions> {
  /** Lower-case words with hyphens. */
  readonly id: string;
  /**
   * Based on what the newcomer sees; `null` if this is not the moment. Here, `offers` may be empty while others act.
   */
  hint(observation: BotObservation<State, A>): Hinted | null;
  /** Shown only to a newcomer who does something other than what is hinted at, or by chance. */
  readonly spare?: boolean;
}

/** The hint for one moment. */
export interface Hinted {
  /** The recommended action: an instance of one of the offers. If absent, something is only explained. */
  readonly take?: Action;
  readonly args?: MessageArgs;
}

/** A game as its author writes it. Messages must have `game.name` and `game.about`. */
export interface GameDefinition<State extends object, A extends Actions, Options extends object> {
  /** Lower-case words with hyphens, permanent: 'montee-mortelle'. */
  readonly id: string;
  /** Raised whenever old logs would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly profile: Profile;
  /** Table options, each with a default. The schema draws and validates the host's form; labels are `option.<name>`. */
  readonly options: ZodType<Options>;
  /** What is wrong with these options for this number of seats, in plain words. Empty if they are fine. */
  check?(options: Options, seats: number): readonly Message[];
  /** Options that are grouped in the form; those in no group follow. If absent, one list in the order of the schema. */
  readonly groups?: readonly OptionGroup<keyof Options & string>[];
  /** Ways to play that the game suggests, the simplest first. Each can be dealt for some number of seats. */
  readonly presets?: readonly Preset<Options>[];
  /** The cards or roles that the host puts together, if the game is played with such a set. */
  readonly sets?: Sets<Options>;
  /** Deals: returns the state in which the first phase begins. */
  setup(setup: Setup<Options>): State;
  readonly flow: FlowOf<State, A>;
  /** Charts of which the game runs several instances beside its flow, by the name of the chart. */
  readonly charts?: { readonly [name: string]: ChartShape };
  /** What to draw for a viewer, based on its view alone. */
  present(view: View<State>, me: Viewer, status: GameStatus): Table;
  /**
   * What everybody was and did, once the game is over, based on what everybody may see then, and on the record that
   * everybody could read: for the figures of a club, and the story of the game.
   */
  deeds?(view: View<State>, log: readonly Line[]): readonly Deed[];
  /**
   * Where this viewer may read and write now, based on its view alone. If absent, everybody always talks to everybody.
   * What a viewer without a seat reads, everybody must read. Readers must know who may write.
   */
  channels?(view: View<State>, me: Viewer, status: GameStatus): readonly Channel[];
  /**
   * Whether, with these options, a person without a seat leads the game, who sees everything (`OMNISCIENT`) and gets
   * offers of their own.
   */
  master?(options: Options): boolean;
  /** Bots by level. They get a view and offers, and nothing else. */
  readonly bots: { readonly [level: string]: Bot<State, A> };
  /**
   * The shortest and the longest time that bots think, in milliseconds, by the phase in which they are asked; in other
   * phases one to six seconds. Use longer times if something was just shown that people are looking at.
   */
  readonly thinking?: { readonly [phase: string]: readonly [min: number, max: number] };
  readonly messages: { readonly [language in Language]: Messages };
  /** How to play it. */
  readonly guide: Guide;
  /** A first game, alone with bots. */
  readonly firstGame?: FirstGame<State, A>;
  readonly theme: Theme;
  /**
   * Icons that every phone should have from the start, by their game-icons names: those of cards that are dealt face
   * down. If an icon were requested only when it is first drawn, it would come late, and the request would reveal what
   * is in hand.
   */
  readonly icons?: readonly IconName[];
  /**
   * The same position with other hidden values, indistinguishable for `viewer`; `null` if there is none. Needed if
   * secrets depend on each other, so that swapping two of one kind would make an impossible position.
   */
  twin?(state: State, viewer: Viewer, random: Random): State | null;
  /** What else bots need to know to imagine hidden values. */
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
  /** Carries the type of the actions; never present at run time. */
  readonly actions?: A;
}

/** Any game: what the server, the testkit and the tools work with. */
export type AnyGame = Game;

/**
 * Makes a game from its parts.
 *
 * @throws Error if its flow is inconsistent: see `chart`
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
