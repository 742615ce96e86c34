import {
  isOpen,
  logFor,
  offersFor,
  randomFor,
  seedOf,
  viewOf,
  type Action,
  type AnyGame,
  type Offer,
  type Seat,
  type Session,
} from '@masque/core';
import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { RANDOM } from './levels.ts';
import { anyOf, randomBot } from './random.ts';

/** What the driver needs of a table. */
export interface Seated {
  readonly session: Session | null;
  /** Levels by seat, of bots and of those who stand in for people. */
  readonly bots: ReadonlyMap<Seat, string>;
}

/** Plays an action for a seat, as a person would. False: it was refused. */
export type Play = (seat: Seat, action: Action) => Promise<boolean>;

/** A seat that has been asked. */
interface Thought {
  /** What it was asked, as the seat sees it. */
  readonly question: string;
  readonly cancel: () => void;
}

/** Shortest and longest time a bot thinks, in milliseconds. */
const THINK = [1000, 6000] as const;
/** How often a bot looks again at a question that waits for nobody, so that it cannot change its mind for ever. */
const LOOKS = 3;
/** How long a bot waits after the table has refused whatever it tried, in milliseconds. */
const REST = 10_000;

/**
 * Plays the seats of a table that bots have. Each gets what a person on that seat gets and nothing else, and thinks for
 * a time that has nothing to do with its cards.
 */
export class Bots {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #play: Play;
  readonly #speed: number;
  readonly #thoughts = new Map<Seat, Thought>();
  readonly #looks = new Map<string, number>();
  #game = '';
  #seated: Seated = { session: null, bots: new Map() };

  /** @param speed factor on the time to think; 0.01 for tests */
  constructor(clock: Clock, log: Logger, speed: number, play: Play) {
    this.#clock = clock;
    this.#log = log;
    this.#speed = speed;
    this.#play = play;
  }

  /** Is any of them about to do something? */
  get busy(): boolean {
    return [...this.#thoughts.values()].some(({ cancel }) => cancel !== idle);
  }

  /** The table has changed: sees who has something to think about. */
  look(seated: Seated): void {
    const { session, bots } = seated;
    if (session && session.start.seed !== this.#game) {
      this.stop();
      this.#game = session.start.seed;
    }
    this.#seated = seated;
    for (const [seat, { cancel }] of this.#thoughts) {
      if (session && !session.outcome && bots.has(seat)) continue;
      cancel();
      this.#thoughts.delete(seat);
    }
    if (!session || session.outcome) return;
    for (const seat of bots.keys()) this.#ask(session, seat);
  }

  stop(): void {
    for (const { cancel } of this.#thoughts.values()) cancel();
    this.#thoughts.clear();
    this.#looks.clear();
  }

  #ask(session: Session, seat: Seat): void {
    const offers = offersFor(session, seat).filter(isOpen);
    const question = JSON.stringify(offers.map((it) => [it.window, it.type, it.params, it.optional]));
    const before = this.#thoughts.get(seat);
    if (before?.question === question) return;
    before?.cancel();
    this.#thoughts.delete(seat);
    if (offers.length === 0 || !this.#mayLook(seat, offers)) return;
    const [least, most] = THINK;
    const pace = randomFor(seedOf(`${session.start.seed} pace ${seat}`), session.n);
    this.#think(seat, question, Math.round((least + pace.below(most - least)) * this.#speed));
  }

  #think(seat: Seat, question: string, ms: number): void {
    this.#thoughts.set(seat, {
      question,
      cancel: this.#clock.after(
        ms,
        () =>
          void this.#act(seat, question).catch((err: unknown) => this.#log.error({ err }, 'a bot could not be asked')),
      ),
    });
  }

  /** A question that waits for nobody is looked at a few times only. */
  #mayLook(seat: Seat, offers: readonly Offer[]): boolean {
    if (offers.some((it) => !it.optional)) return true;
    const key = `${seat} ${[...new Set(offers.map((it) => it.window))].join(' ')}`;
    const looks = (this.#looks.get(key) ?? 0) + 1;
    this.#looks.set(key, looks);
    return looks <= LOOKS;
  }

  async #act(seat: Seat, question: string): Promise<void> {
    const { session, bots } = this.#seated;
    const level = bots.get(seat);
    if (!session || level === undefined) return;
    // Asked and answered: not asked again before the question changes.
    const answered: Thought = { question, cancel: idle };
    this.#thoughts.set(seat, answered);
    const offers = offersFor(session, seat).filter(isOpen);
    const needed = offers.filter((it) => !it.optional);
    const random = randomFor(seedOf(`${session.start.seed} chance ${seat}`), session.n);
    const fallback = (): Action | null => (needed.length > 0 ? anyOf(needed, random) : null);
    const choice = this.#decide(session, seat, level, offers) ?? fallback();
    if (!choice) return;
    const second = (await this.#try(seat, choice)) ? null : fallback();
    if (second && !(await this.#try(seat, second))) {
      if (this.#thoughts.get(seat) === answered) this.#think(seat, question, REST);
    } else if (needed.length > 0 && this.#thoughts.get(seat) === answered) {
      // The same question in the very same words is a new one.
      this.#thoughts.delete(seat);
      this.look(this.#seated);
    }
  }

  #decide(session: Session, seat: Seat, level: string, offers: readonly Offer[]): Action | null {
    const game: AnyGame = session.game;
    const bot = level === RANDOM && !Object.hasOwn(game.bots, RANDOM) ? randomBot : (game.bots[level] ?? randomBot);
    const random = randomFor(seedOf(`${session.start.seed} mind ${seat}`), session.n);
    try {
      return bot.decide({ view: viewOf(session, seat), seat, offers, log: () => logFor(session, seat), random });
    } catch (error) {
      this.#log.error({ err: error, game: game.id, level }, 'a bot failed; it plays by chance this time');
      return null;
    }
  }

  async #try(seat: Seat, action: Action): Promise<boolean> {
    try {
      return await this.#play(seat, action);
    } catch (error) {
      this.#log.warn({ err: error }, 'what a bot wanted could not be done');
      return false;
    }
  }
}

function idle(): void {}
