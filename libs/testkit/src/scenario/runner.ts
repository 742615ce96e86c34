import { save, type AnyGame, type Session } from '@masque/core';
import type { ScenarioAdapter, ScenarioResult } from './adapter.ts';
import { compare, short } from './compare.ts';
import { jsonOrLines } from './files.ts';
import { RefusedOperation, type ScenarioPlay } from './play.ts';

/** `[name, ...arguments]` */
export type Operation = readonly unknown[];

/** What every scenario has, in addition to what its game puts into it. */
export interface ScenarioLike {
  readonly id: string;
  readonly title: string;
  /**
   * Operations, and checks in between: `['expect', {…}]`, `['reject', code, operation]`, or an object of assertions `{
   * "check": {…}, "reject": operation }`.
   */
  readonly do?: readonly unknown[];
  readonly expect?: object;
}

/**
 * Checks something of a scenario in play, and changes nothing.
 * @param expected what the scenario gives under the name of the check
 * @returns the differences, one line each
 */
export type Assertion<P, S = unknown> = (play: P, expected: never, context: AssertionContext<S>) => readonly string[];

/** What an assertion belongs to. */
export interface AssertionContext<S = unknown> {
  /** Under which name the scenario expects it. */
  readonly name: string;
  readonly scenario: S;
}

/** What a game provides so that its scenario files can be played: its vocabulary. The runner does the rest. */
export interface ScenarioWords<S extends ScenarioLike, P extends ScenarioPlay> {
  readonly game: AnyGame;
  /** The scenarios in a file; left out: JSON or JSON Lines. */
  parse?(text: string, name: string): readonly S[];
  /** Sets up the start of the scenario. */
  position(scenario: S): P;
  /** Performs one operation. @throws RefusedOperation if the rules do not allow it */
  operate(play: P, operation: Operation): void;
  /** What may be expected, by name: in `expect`, at the end and in between. */
  readonly expectations: { readonly [name: string]: Assertion<P, S> };
  /**
   * Further assertions that may be placed between operations, by name: `['view', 1, {…}]` calls the assertion with `[1, {…}]`.
   */
  readonly assertions?: { readonly [name: string]: Assertion<P, S> };
  /** Whether an accepted operation had no effect. For games that refuse silently: it then counts as refused. */
  vain?(play: P, before: Session): boolean;
  /** The codes of refusals that this game distinguishes. If a file uses another one, being refused is enough. */
  readonly codes?: readonly string[];
  /** For scenarios about deals instead of play: what is wrong with them; `null` if the scenario should be played. */
  deals?(scenario: S): readonly string[] | null;
}

/**
 * The scenarios of a game, ready to be played: `given` is set up, `do` is performed step by step, `expect` is compared.
 * The first step that goes wrong ends a scenario, because nothing after it is meaningful.
 *
 * @example
 * const scenarios = scenariosOf({
 *   game,
 *   position: ({ given }) => situation(game, given),
 *   operate: (play, [name, seat, params]) => play.act(seat, name, params),
 *   expectations: { claim: equal((play) => play.state.claim) },
 * });
 * const boast = { id: 'S1', title: 'A boast', given: { seats: 3 }, do: [['boast', 0, { value: 3 }]], expect: { claim: 4 } };
 * scenarios.run(boast).problems; // => ['claim: expected 4, got 3']
 */
export function scenariosOf<S extends ScenarioLike, P extends ScenarioPlay>(
  words: ScenarioWords<S, P>,
): ScenarioAdapter<S> {
  const parse = (text: string, name: string): readonly S[] => words.parse?.(text, name) ?? jsonOrLines<S>(text, name);
  return {
    game: words.game,
    parse,
    situations: (text, name) =>
      parse(text, name)
        .filter((it) => (words.deals?.(it) ?? null) === null)
        .map((it) => ({ id: it.id, title: it.title, begin: () => words.position(it).session })),
    run: (scenario) => run(words, scenario),
  };
}

function run<S extends ScenarioLike, P extends ScenarioPlay>(words: ScenarioWords<S, P>, scenario: S): ScenarioResult {
  const problems: string[] = [];
  try {
    const dealt = words.deals?.(scenario) ?? null;
    if (dealt) problems.push(...dealt);
    else {
      const play = playScenario(words, scenario, problems);
      if (play) problems.push(...expected(words, scenario, play, scenario.expect ?? {}));
    }
  } catch (error) {
    problems.push(said(error));
  }
  return { id: scenario.id, title: scenario.title, problems };
}

/**
 * Sets a scenario up and does what it says, without the `expect` at its end.
 * @param problems gets what went wrong on the way
 * @returns null when a step went wrong
 *
 * @example
 * const words = { game, position: () => new ScenarioPlay(session), operate: (play, [name]) => play.act(0, name), expectations: {} };
 * const problems = [];
 * playScenario(words, { id: 'S1', title: 'A flight', do: [['fly']] }, problems); // => null
 * problems; // => ['step 1, ["fly"]: is refused: seat 0 cannot fly: it may peek, boast']
 */
export function playScenario<S extends ScenarioLike, P extends ScenarioPlay>(
  words: ScenarioWords<S, P>,
  scenario: S,
  problems: string[],
): P | null {
  const play = words.position(scenario);
  for (const [i, step] of (scenario.do ?? []).entries()) {
    try {
      const found = Array.isArray(step)
        ? perform(words, scenario, play, step as Operation)
        : Object.entries(step as object).flatMap(([name, value]) => assertNamed(words, scenario, play, name, value));
      problems.push(...found.map((it) => `step ${i + 1}: ${it}`));
    } catch (error) {
      problems.push(`step ${i + 1}, ${short(step)}: ${said(error)}`);
      return null;
    }
  }
  return play;
}

type Doing = <S extends ScenarioLike, P extends ScenarioPlay>(
  words: ScenarioWords<S, P>,
  scenario: S,
  play: P,
  operation: Operation,
) => readonly string[];

const perform: Doing = (words, scenario, play, operation) => {
  const [name, ...args] = operation;
  if (name === 'expect') return expected(words, scenario, play, args[0] as object);
  if (name === 'reject') return refused(words, play, args[0], args[1] as Operation);
  if (typeof name === 'string' && words.assertions?.[name])
    return words.assertions[name](play, args as never, { name, scenario });
  words.operate(play, operation);
  return [];
};

/** One assertion of an object of assertions. */
function assertNamed<S extends ScenarioLike, P extends ScenarioPlay>(
  words: ScenarioWords<S, P>,
  scenario: S,
  play: P,
  name: string,
  value: unknown,
): readonly string[] {
  if (name === 'check' || name === 'expect') return expected(words, scenario, play, value as object);
  if (name === 'reject') return refused(words, play, undefined, value as Operation);
  const known = words.assertions?.[name];
  return known ? known(play, value as never, { name, scenario }) : [unknown(name, words.assertions ?? {})];
}

function expected<S extends ScenarioLike, P extends ScenarioPlay>(
  { expectations }: ScenarioWords<S, P>,
  scenario: S,
  play: P,
  wanted: object,
): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const known = expectations[name];
    return known ? known(play, value as never, { name, scenario }) : [unknown(name, expectations)];
  });
}

const unknown = (name: string, known: object): string =>
  `${name}: a scenario cannot ask for that; it may for ${Object.keys(known).join(', ')}`;

/** An operation that must be refused, for the reason given where the game tells reasons apart, and change nothing. */
function refused<S extends ScenarioLike, P extends ScenarioPlay>(
  { operate, vain, codes = [] }: ScenarioWords<S, P>,
  play: P,
  code: unknown,
  operation: Operation,
): readonly string[] {
  const { session, at } = play;
  const before = JSON.stringify(save(session));
  try {
    operate(play, operation);
  } catch (error) {
    if (!(error instanceof RefusedOperation)) throw error;
    play.session = session;
    play.at = at;
    if (JSON.stringify(save(session)) !== before) return [`${short(operation)} is refused, but changes the session`];
    return error.code !== undefined && codes.includes(String(code))
      ? compare(`refusal of ${short(operation)}`, code, error.code)
      : [];
  }
  if (vain?.(play, session)) {
    play.session = session;
    play.at = at;
    return [];
  }
  return [`${short(operation)} is taken, should be refused${code === undefined ? '' : `: ${String(code)}`}`];
}

const said = (error: unknown): string =>
  error instanceof RefusedOperation
    ? `is refused: ${error.code && error.code !== error.message ? `${error.code}: ` : ''}${error.message}`
    : error instanceof Error
      ? error.message
      : String(error);
