import {
  offersFor,
  seatsOf,
  seedOf,
  SPECTATOR,
  start,
  step,
  type Entry,
  type Input,
  type Session,
  type Viewer,
} from '@masque/core';
import { levelsOf, players, type Decision } from '../play/players.ts';
import { stateOf } from '../session.ts';
import { deepFreeze } from './plain-data.ts';
import { Moment, sampler, type TestGame } from './moment.ts';
import { listen } from './senses.ts';
import type { SuitePlan, TestTable } from './setting.ts';
import { inputWords, place } from './words.ts';

/** How a game came to its end: by the rules; nobody could go on; too long; something threw or was refused. */
export interface GameEnd {
  readonly game: TestGame;
  readonly ending: 'over' | 'stuck' | 'bound' | 'failed';
  /** The last session; none if the deal failed. */
  readonly session: Session | null;
  readonly inputs: readonly Input[];
  /** What failed: the deal, the players (offers or bots), or the rule for the last input. */
  readonly failed?: {
    readonly part: 'setup' | 'players' | 'rule';
    readonly error: unknown;
    readonly code?: string;
    readonly input?: Input;
  };
}

/** Observes every game of a suite. What it throws is its verdict; it is not called again after that. */
export interface Observer {
  /** The promise in words. */
  readonly name: string;
  /** A game begins. */
  game?(game: TestGame): void;
  moment?(moment: Moment): void;
  decision?(decision: Decision, game: TestGame): void;
  over?(end: GameEnd): void;
  /** The game has used the machine's clock, randomness or timers. */
  sensed?(what: string, used: readonly string[]): void;
  /** Offers or present threw. */
  threw?(what: string, error: unknown): void;
  /** All games have been played. @returns warnings */
  last?(): readonly string[] | void;
}

/** After this many inputs, a game has been examined enough: from then on only its end matters. */
export const MAX_LENGTH = 600;

/** Playouts per decision of searching bots: a few are enough to show that they play by the rules. */
export const FEW = 2;

/** How long slow players think, in milliseconds. */
const SLOW = [1000, 60_000] as const;

/** How often a random game is played with default options at effort 1. */
const TIMES = 3;

/** The games of a plan: all settings by random players and by bots. */
export function* gamesOf({ game, plain, varied, effort }: SuitePlan): Generator<TestGame> {
  const levels = levelsOf(game);
  const mixed = (seats: number, first: number): string[] =>
    Array.from({ length: seats }, (_, seat) => levels[(seat + first) % levels.length]!);
  const all = `bots ${levels.map((it) => `"${it}"`).join(' and ')}`;
  const times = Math.max(1, Math.round(TIMES * effort));
  for (const setting of plain) {
    const common = { setting, plain: true };
    // Some are so slow that clocks often ring before they answer.
    for (let round = 0; round < times; round++)
      yield { ...common, round, who: 'random players', bots: 'random', ...(round % 2 === 1 && { think: SLOW }) };
    if (effort >= 1)
      for (const [round, level] of levels.entries()) yield { ...common, round, who: `bots "${level}"`, bots: level };
    else if (levels.length > 0) yield { ...common, round: 0, who: all, bots: mixed(setting.seats, 0) };
  }
  for (const [i, setting] of varied.entries()) {
    const common = { setting, plain: false, round: 0 };
    const random: TestGame = {
      ...common,
      who: 'random players',
      bots: 'random',
      quiet: levels.length > 0 && i % 2 === 1,
    };
    const byBots: TestGame = { ...common, who: all, bots: mixed(setting.seats, i), quiet: i % 2 === 0 };
    for (const one of levels.length > 0 ? [random, byBots] : [random]) if (!one.quiet || effort >= 1) yield one;
  }
}

/** A session just dealt. The seed follows from plan, setting and round. */
export function dealt(plan: SuitePlan, { seats, options, name }: TestTable, round: number | string = 0): Session {
  return start(plan.game, { seed: seedOf(`${plan.seed} ${name} ${round}`), seats, options, at: 1_000_000 });
}

/** Plays every game of a plan once, with all observers. */
export class Suite {
  readonly plan: SuitePlan;
  readonly observers: readonly Observer[];
  readonly #thrown = new Map<Observer, unknown>();
  readonly #warnings = new Map<Observer, readonly string[]>();
  readonly #steps = this.#play();
  #moments = 0;

  constructor(plan: SuitePlan, observers: readonly Observer[]) {
    this.plan = plan;
    this.observers = observers;
  }

  /** The warnings of an observer after all games. @throws what it threw */
  verdict(of: Observer): readonly string[] {
    for (const _ of this.faults());
    if (this.#thrown.has(of)) throw this.#thrown.get(of);
    return this.#warnings.get(of) ?? [];
  }

  /**
   * Plays the games one by one, and yields what observers throw after each. A caller that stops early saves the rest.
   */
  *faults(): Generator<{ readonly observer: Observer; readonly error: unknown }> {
    // Not a `for` loop, which would end the generator when it is left.
    for (let step = this.#steps.next(); !step.done; step = this.#steps.next()) {
      const before = this.#thrown.size;
      step.value();
      const since = new Map([...this.#thrown].slice(before));
      for (const observer of this.observers) if (since.has(observer)) yield { observer, error: since.get(observer) };
    }
  }

  /** Every game, and then the observers' results for all of them. */
  *#play(): Generator<() => void, void> {
    // Expensive checks examine fewer moments at large tables.
    const isFull = sampler({ first: 4, each: 1, every: 13 });
    const count = (): number => this.#moments++;
    for (const game of gamesOf(this.plan))
      yield () => new Playing(this.plan, game, (body) => this.#each(body), count, isFull).run();
    yield () => this.#each((it) => this.#warnings.set(it, it.last?.() ?? []));
  }

  #each(body: (observer: Observer) => void): void {
    for (const observer of this.observers) {
      if (this.#thrown.has(observer)) continue;
      try {
        body(observer);
      } catch (error) {
        this.#thrown.set(observer, error);
      }
    }
  }
}

type Each = (body: (observer: Observer) => void) => void;

/**
 * One game being played. Everything in it is frozen, and uses of the clock and randomness are observed, for the checks
 * that need it.
 */
class Playing {
  readonly #plan: SuitePlan;
  readonly #game: TestGame;
  readonly #each: Each;
  readonly #count: () => number;
  readonly #isFull: (moment: Moment) => boolean;
  readonly #senses = listen();
  readonly #inputs: Input[] = [];

  constructor(plan: SuitePlan, game: TestGame, each: Each, count: () => number, isFull: (moment: Moment) => boolean) {
    this.#plan = plan;
    this.#game = game;
    this.#each = each;
    this.#count = count;
    this.#isFull = isFull;
  }

  run(): void {
    try {
      this.#each((it) => it.game?.(this.#game));
      const end = this.#end();
      this.#each((it) => it.over?.({ game: this.#game, inputs: this.#inputs, ...end }));
    } finally {
      this.#senses.stop();
    }
  }

  #end(): Pick<GameEnd, 'ending' | 'session' | 'failed'> {
    const { setting, round, who, bots, think } = this.#game;
    const { seed, maxInputs } = this.#plan;

    const options = deepFreeze({ ...setting.options });
    let session: Session;
    try {
      session = dealt(this.#plan, { ...setting, options }, `${who} ${round}`);
    } catch (error) {
      return { ending: 'failed', session: null, failed: { part: 'setup', error } };
    }
    this.#said(`setup (${setting.name})`);
    const those = players({
      seed: `${seed} ${who} ${round}`,
      bots,
      playouts: FEW,
      ...(think && { think }),
      onDecision: (it) => this.#each((observer) => observer.decision?.(it, this.#game)),
    });
    this.#look(session, []);
    while (!session.outcome) {
      if (this.#inputs.length >= maxInputs) return { ending: 'bound', session };
      this.#senses.clear();
      let input: Input | null;
      try {
        input = those.next(session);
      } catch (error) {
        return { ending: 'failed', session, failed: { part: 'players', error } };
      }
      this.#said(`${who}, or the offers they are given, in ${place(session, setting)}`);
      if (!input) return { ending: 'stuck', session };
      const next = step(session, input);
      if (!next.ok)
        return { ending: 'failed', session, failed: { part: 'rule', input, code: next.code, error: next.error } };
      this.#said(`the rule for ${inputWords(input)} in ${place(session, setting)}`);
      this.#inputs.push(input);
      this.#look(next.session, next.entries, session, input);
      session = next.session;
    }
    return { ending: 'over', session };
  }

  #look(session: Session, entries: readonly Entry[], before?: Session, input?: Input): void {
    deepFreeze(stateOf(session));
    deepFreeze(session.outcome);
    if (this.#game.quiet || this.#inputs.length > MAX_LENGTH) return;
    const moment = new Moment(this.#game, this.#count(), session, entries, before, input);
    if (this.#isFull(moment)) {
      moment.isFull = true;
      const viewers = viewersOf(session);
      const where = place(session, this.#game.setting);
      const seats = viewers.filter((it) => it >= 0);
      this.#attempt(`offers in ${where}`, () => seats.forEach((seat) => deepFreeze(offersFor(session, seat))));
      this.#attempt(`present in ${where}`, () => viewers.forEach((viewer) => moment.table(viewer)));
    }
    this.#each((it) => it.moment?.(moment));
  }

  #attempt(what: string, body: () => void): void {
    this.#senses.clear();
    try {
      body();
    } catch (error) {
      this.#each((it) => it.threw?.(what, error));
    }
    this.#said(what);
  }

  /** Reports what the game used of the machine during this call. */
  #said(what: string): void {
    const { used } = this.#senses;
    if (used.size === 0) return;
    this.#each((it) => it.sensed?.(what, [...used]));
    this.#senses.clear();
  }
}

/**
 * The spectator and a few seats, different ones at every step: at a table of forty, it would take too long to ask
 * everybody every time.
 */
export function viewersOf({ n, start: { seats } }: Session, max = 4): Viewer[] {
  const all = seatsOf(seats);
  return [SPECTATOR, ...(seats <= max ? all : all.slice(0, max).map((i) => (i * 7 + n) % seats))];
}
