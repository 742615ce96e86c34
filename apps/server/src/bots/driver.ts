import { botOf, firstGameBot, paceIn, Reader } from '@masque/bots';
import {
  alarmsOf,
  isOpen,
  observe,
  offersFor,
  randomFor,
  seatsOf,
  seedOf,
  viewOf,
  type Action,
  type AnyGame,
  type Bot,
  type Offer,
  type Seat,
  type Session,
} from '@masque/core';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { anyOf, randomBot } from './random.ts';

/** What the driver needs to know about a table. */
export interface BotTable {
  readonly session: Session | null;
  /** Levels by seat, of bots and of stand-ins for people. */
  readonly levels: ReadonlyMap<Seat, string>;
  /** Seats of people for whom a bot answers one question only: the others go on reckoning with them as people. */
  readonly once?: readonly Seat[];
  /** No person is waiting for them any more: all people are out of the game, and bots play it to its end. */
  readonly alone?: boolean;
  /** Bots play as the first game wants them to, and wait while the newcomer reads a hint. */
  readonly first?: boolean | undefined;
}

/** Plays an action for a seat, as a person would. Resolves to false if it was refused. */
export type PlayAction = (seat: Seat, action: Action) => Promise<boolean>;

/** Called when, after input `n`, nobody can do anything but wait for a clock: time may skip ahead to it. */
export type SkipAhead = (n: number) => void;

/**
 * Asks a bot in the background. `null`: it does nothing, or cannot be asked.
 *
 * @param first it plays as the first game wants it to
 */
export type Ponder = (
  session: Session,
  seat: Seat,
  level: string,
  people: readonly Seat[],
  first?: boolean,
) => Promise<Action | null>;

/** A bot that is thinking or has answered. */
interface Thought {
  /** The question as its seat sees it. */
  readonly question: string;
  readonly cancel: () => void;
}

/** How often a bot may reconsider an optional question, so that it does not go on for ever. */
const MAX_RECONSIDERED = 3;
/** Factor on the thinking time when only bots are left. Players who are out can still follow. */
const ALONE = 0.2;
/**
 * How long idle bots wait, when only bots are left, before time skips to the next clock, in milliseconds: long enough
 * to read a card that is turned.
 */
const IDLE_MS = 2500;
/** How long before its answer is due a slow bot is asked, in milliseconds. This hides how long the search took. */
const AHEAD_MS = 800;
/** How long a bot waits after the table has refused all its attempts, in milliseconds. */
const RETRY_MS = 10_000;

/**
 * Plays a table's bot seats. A bot gets what a person in that seat gets and nothing else, and its thinking time does
 * not depend on its cards.
 */
export class Bots {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #play: PlayAction;
  readonly #speed: number;
  readonly #ponder: Ponder | undefined;
  readonly #skip: SkipAhead;
  #stopWaiting = nothing;
  readonly #thoughts = new Map<Seat, Thought>();
  #considered: Map<string, number> | null = null;
  #game = '';
  #reader: Reader | undefined;
  #table: BotTable = { session: null, levels: new Map() };
  #stopped = false;

  /**
   * @param speed factor on the thinking time; 0.01 for tests
   * @param ponder asks a slow bot in the background; absent: slow bots are asked like the others
   * @param skip called when only bots are left and all of them are waiting for a clock
   */
  constructor(clock: Clock, log: Logger, speed: number, play: PlayAction, ponder?: Ponder, skip: SkipAhead = nothing) {
    this.#ponder = ponder;
    this.#skip = skip;
    this.#clock = clock;
    this.#log = log;
    this.#speed = speed;
    this.#play = play;
  }

  /** Is any bot thinking? */
  get busy(): boolean {
    return [...this.#thoughts.values()].some(({ cancel }) => cancel !== nothing);
  }

  /** The table has changed: asks the bots that have something new to decide. */
  update(table: BotTable): void {
    try {
      this.#update(table);
    } catch (error) {
      // The change is already done, even if the game now fails.
      this.#log.error({ err: error, game: table.session?.game.id }, 'bots could not be asked for moves');
    }
  }

  #update(table: BotTable): void {
    if (this.#stopped) return;
    const { session, levels } = table;
    if (session && session.start.seed !== this.#game) {
      this.#forget();
      this.#game = session.start.seed;
      this.#reader = table.first ? new Reader(session.game) : undefined;
    }
    this.#table = table;
    for (const [seat, { cancel }] of this.#thoughts) {
      if (session && !session.outcome && levels.has(seat)) continue;
      cancel();
      this.#thoughts.delete(seat);
    }
    if (!session || session.outcome) return;
    const reads = (this.#reader?.until(session) ?? session.at) - session.at;
    for (const seat of levels.keys()) this.#ask(session, seat, reads);
    this.#waitAlone();
  }

  /** When only bots are left, nobody needs the time that a clock gives: once all bots have acted, the clock rings. */
  #waitAlone(): void {
    this.#stopWaiting();
    const { session, alone } = this.#table;
    if (this.#stopped || !alone || !session || session.outcome || this.busy || alarmsOf(session).length === 0) return;
    this.#stopWaiting = this.#clock.after(IDLE_MS * this.#speed, () => this.#skip(session.n));
  }

  /** The bots of this table are asked no more, whatever becomes of the move that is being applied. */
  stop(): void {
    this.#stopped = true;
    this.#forget();
  }

  #forget(): void {
    this.#stopWaiting();
    for (const { cancel } of this.#thoughts.values()) cancel();
    this.#thoughts.clear();
    this.#considered = null;
  }

  /** @param reads how long the newcomer of a first game reads, in milliseconds */
  #ask(session: Session, seat: Seat, reads: number): void {
    const offers = offersFor(session, seat).filter(isOpen);
    // `watches` and `thinks` get the seat's own view, so that the secrets of other bots and people cannot affect when this bot
    // thinks.
    const bot = this.#botOf(session, seat);
    const watched = bot.watches?.(viewOf(session, seat)) ?? '';
    const question = JSON.stringify([watched, ...offers.map((it) => [it.window, it.type, it.params, it.optional])]);
    const before = this.#thoughts.get(seat);
    if (before?.question === question) return;
    before?.cancel();
    this.#thoughts.delete(seat);
    if (offers.length === 0 || !this.#mayConsider(seat, offers, watched)) return;
    const [min, max] = bot.thinks?.(viewOf(session, seat), seat) ?? paceIn(session);
    const pace = randomFor(seedOf(`${session.start.seed} pace ${seat}`), session.n);
    const speed = this.#speed * (this.#table.alone ? ALONE : 1);
    this.#think(seat, question, Math.round((reads + min + pace.below(max - min)) * speed));
  }

  #think(seat: Seat, question: string, ms: number): void {
    const act = (found?: Promise<Action | null>): void =>
      void this.#act(seat, question, found).catch((err: unknown) =>
        this.#log.error({ err }, 'a bot could not be asked for a move'),
      );
    if (!this.#isSlow(seat)) return void this.#thoughts.set(seat, { question, cancel: this.#clock.after(ms, act) });
    const ahead = Math.min(ms, AHEAD_MS);
    let cancel = this.#clock.after(ms - ahead, () => {
      const found = this.#pondered(seat);
      cancel = this.#clock.after(ahead, () => act(found));
    });
    this.#thoughts.set(seat, { question, cancel: () => cancel() });
  }

  #isSlow(seat: Seat): boolean {
    const { session } = this.#table;
    return this.#ponder !== undefined && session !== null && this.#botOf(session, seat).slow === true;
  }

  /** The decision of a slow bot; `null` if it fails. */
  async #pondered(seat: Seat): Promise<Action | null> {
    const { session, levels, first } = this.#table;
    const level = levels.get(seat);
    if (!session || level === undefined || !this.#ponder) return null;
    try {
      return await this.#ponder(session, seat, level, this.#people(session), first);
    } catch (error) {
      this.#log.error({ err: error, game: session.game.id, level }, 'a bot failed; it plays a random move instead');
      return null;
    }
  }

  /** An optional question is considered only a few times. */
  #mayConsider(seat: Seat, offers: readonly Offer[], watched: string | number): boolean {
    if (offers.some((it) => !it.optional)) return true;
    const key = `${seat} ${[...new Set(offers.map((it) => it.window))].join(' ')} ${watched}`;
    const considered = (this.#considered ??= new Map());
    const times = (considered.get(key) ?? 0) + 1;
    considered.set(key, times);
    return times <= MAX_RECONSIDERED;
  }

  async #act(seat: Seat, question: string, found?: Promise<Action | null>): Promise<void> {
    const { session, levels } = this.#table;
    const level = levels.get(seat);
    if (!session || level === undefined) return;
    // Answered: the bot is not asked again until the question changes.
    const answered: Thought = { question, cancel: nothing };
    this.#thoughts.set(seat, answered);
    const offers = offersFor(session, seat).filter(isOpen);
    const needed = offers.filter((it) => !it.optional);
    const random = randomFor(seedOf(`${session.start.seed} chance ${seat}`), session.n);
    const fallback = (): Action | null => (needed.length > 0 ? anyOf(needed, random) : null);
    const decided = found ? await found : this.#decide(session, seat, level);
    if (found && this.#thoughts.get(seat) !== answered) return;
    const choice = decided ?? fallback();
    if (!choice) return this.#waitAlone();
    const second = (await this.#try(seat, choice)) ? null : fallback();
    if (second && !(await this.#try(seat, second))) {
      if (this.#thoughts.get(seat) === answered) this.#think(seat, question, RETRY_MS);
    } else if (needed.length > 0 && this.#thoughts.get(seat) === answered) {
      // If exactly the same question comes again, it counts as a new one.
      this.#thoughts.delete(seat);
      this.update(this.#table);
    }
  }

  #botOf({ game }: Session, seat: Seat): Bot<object> {
    const { first, levels } = this.#table;
    return (first ? firstGameBot(game) : undefined) ?? levelOf(game, levels.get(seat) ?? '');
  }

  #people(session: Session): Seat[] {
    const { levels, once = [] } = this.#table;
    return seatsOf(session.start.seats).filter((it) => !levels.has(it) || once.includes(it));
  }

  #decide(session: Session, seat: Seat, level: string): Action | null {
    const game: AnyGame = session.game;
    const bot = this.#botOf(session, seat);
    const random = randomFor(seedOf(`${session.start.seed} mind ${seat}`), session.n);
    try {
      return bot.decide({ ...observe(session, seat, random), people: this.#people(session) });
    } catch (error) {
      this.#log.error({ err: error, game: game.id, level }, 'a bot failed; it plays a random move instead');
      return null;
    }
  }

  async #try(seat: Seat, action: Action): Promise<boolean> {
    try {
      return await this.#play(seat, action);
    } catch (error) {
      this.#log.warn({ err: error }, 'a bot’s move could not be applied');
      return false;
    }
  }
}

/** The bot for a level; a random one if the game has no such level. */
const levelOf = (game: AnyGame, level: string): Bot<object> => botOf(game, level) ?? randomBot;

function nothing(): void {}
