import {
  seedOf,
  start,
  step,
  type Actions,
  type AnyGame,
  type Entry,
  type Game,
  type Input,
  type Outcome,
  type Session,
  type Start,
} from '@masque/core';
import { players, type Players, type PlayersOptions } from './players.ts';

/** The table at which a game is played, and its players. */
export interface PlayOutOptions<State extends object = object> extends Omit<PlayersOptions, 'seed'> {
  /** Default: the minimum of the game. */
  readonly seats?: number;
  /** Options that are not given have their defaults. */
  readonly options?: object;
  /** Any text: it decides the deal, the randomness and the players. */
  readonly seed?: string;
  readonly previous?: Outcome;
  /** The maximum number of inputs. Default 10,000. */
  readonly maxInputs?: number;
  /** Players other than bots. */
  readonly players?: Players;
  /** Called after every accepted input. */
  onStep?(played: Played<State>): void;
}

/** One input, with the sessions before and after it. */
export interface Played<State extends object = object> {
  readonly before: Session<State>;
  readonly input: Input;
  readonly session: Session<State>;
  /** What this input added to the log. */
  readonly entries: readonly Entry[];
}

/**
 * How it ended: `over` by the rules, `stuck` because nobody can do anything and no clock runs, `bound` because it took
 * more inputs than allowed.
 */
export type Termination = 'over' | 'stuck' | 'bound';

/** A game that was played, with every accepted input. */
export interface PlayedOut<State extends object = object> {
  readonly ending: Termination;
  readonly session: Session<State>;
  readonly inputs: readonly Input[];
}

/**
 * An input that players chose was refused.
 *
 * @example
 * const late = { next: () => ({ at: 0, deadline: { alarm: 'none' }, n: 9 }) };
 * expect(() => playOut(game, { players: late })).toThrow(RefusedInput);
 */
export class RefusedInput extends Error {
  readonly session: Session;
  readonly input: Input;
  readonly code: string;
  constructor(session: Session, input: Input, code: string, cause: unknown) {
    super(`${JSON.stringify(input)} is refused: ${code}${cause instanceof Error ? ` (${cause.message})` : ''}`, {
      cause,
    });
    this.session = session;
    this.input = input;
    this.code = code;
  }
}

/**
 * The start of a game that is played with these options. @throws ZodError if the options do not belong to the game
 *
 * @example
 * const { seats, options } = startFor(game, { options: { think: null } });
 * [seats, options]; // => [2, { think: null, peeking: 'all' }]
 */
export function startFor(
  game: AnyGame,
  { seats = game.seats.min, options = {}, seed = '1', previous }: PlayOutOptions = {},
): Start {
  return { seed: seedOf(seed), seats, options: game.options.parse(options), at: 0, ...(previous && { previous }) };
}

/**
 * Plays a whole game.
 *
 * @example
 * const { ending, session } = playOut(game, { seats: 5, seed: 'a', bots: 'honest' });
 * ending; // => 'over'
 * session.outcome.winners.length > 0; // => true
 * @throws RefusedInput when an answer of a player is not taken
 */
export function playOut<State extends object, A extends Actions, Options extends object>(
  game: Game<State, A, Options>,
  options?: PlayOutOptions<State>,
): PlayedOut<State>;
export function playOut(game: AnyGame, options: PlayOutOptions = {}): PlayedOut {
  const { maxInputs = 10_000, seed = '1' } = options;
  const who = options.players ?? players({ ...options, seed });
  const inputs: Input[] = [];
  let session = start(game, startFor(game, options));
  while (!session.outcome) {
    if (inputs.length >= maxInputs) return { ending: 'bound', session, inputs };
    const input = who.next(session);
    if (!input) return { ending: 'stuck', session, inputs };
    const next = step(session, input);
    if (!next.ok) throw new RefusedInput(session, input, next.code, next.error);
    inputs.push(input);
    options.onStep?.({ before: session, input, session: next.session, entries: next.entries });
    session = next.session;
  }
  return { ending: 'over', session, inputs };
}
