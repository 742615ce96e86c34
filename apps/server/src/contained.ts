import type { AnyGame } from '@masque/core';
import { Script } from 'node:vm';
import type { Clock } from './clock/clock.ts';
import { mayTell } from './logged-error.ts';

/** How long one call to a game may take, in milliseconds: a thousand times what rules need. */
const LIMIT_MS = 1000;
/** How long a game that did not answer is not called again, in milliseconds: each attempt blocks everybody else. */
const REST_MS = 60_000;

/** The same question about options, with another answer if it fails. */
const orElse =
  (otherwise: boolean, asks: (options: never) => boolean) =>
  (options: never): boolean => {
    try {
      return asks(options);
    } catch {
      return otherwise;
    }
  };

/** A call to a game did not return. Treated like a game that throws. */
export class GameLoops extends Error {
  override readonly name = 'GameLoops';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    mayTell(this);
  }
}

const containedGames = new WeakSet<AnyGame>();

/** Is this a game by another author, in which every call is limited? */
export const isContained = (game: AnyGame): boolean => containedGames.has(game);

type Work = () => unknown;
/**
 * The work for the script to run. A script's time limit also ends the functions it calls, wherever they are defined;
 * nothing else can interrupt an endless loop.
 */
const called: { work: Work } = { work: () => undefined };
const NAME = 'masque.contained';
Object.defineProperty(globalThis, Symbol.for(NAME), { value: () => called.work() });
const script = new Script(`globalThis[Symbol.for('${NAME}')]()`);

/**
 * The same game, in which every call ends within a time limit, either by returning or by throwing {@link GameLoops}.
 * Each call uses an extra thread, so this is meant for games by other authors. It limits neither memory nor what a
 * promise of the game does later.
 *
 * @param limitMs the time limit, in milliseconds
 */
export function contained(game: AnyGame, clock: Pick<Clock, 'now'>, limitMs = LIMIT_MS): AnyGame {
  let inside = false;
  let rests = -Infinity;
  const ask = (work: Work): unknown => {
    if (inside) return work();
    if (clock.now() < rests)
      throw new GameLoops(`${game.id} did not answer within ${limitMs} ms, and is not called for a minute`);
    inside = true;
    called.work = work;
    try {
      return script.runInThisContext({ timeout: limitMs });
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      rests = clock.now() + REST_MS;
      throw new GameLoops(`${game.id} did not answer within ${limitMs} ms`, { cause: error });
    } finally {
      inside = false;
    }
  };
  const each = <T extends object>(of: T): T => {
    const all = { ...of } as Record<string, unknown>;
    // Bots may be instances of a class.
    for (let at: object = of; at !== Object.prototype && at !== null; at = Object.getPrototypeOf(at) as object)
      for (const name of Object.getOwnPropertyNames(at)) {
        const part = (of as Record<string, unknown>)[name];
        if (typeof part === 'function' && name !== 'constructor')
          all[name] = (...args: unknown[]) => ask(() => part.apply(of, args));
      }
    return all as T;
  };
  const asked = new Map<string, ReturnType<AnyGame['chart']['asking']>>();
  const chart: AnyGame['chart'] = {
    ...each(game.chart),
    // The same list each time, because callers compare phases by it.
    asking(phase) {
      const known = asked.get(phase) ?? game.chart.asking(phase).map(each);
      asked.set(phase, known);
      return known;
    },
  };
  // A schema is an object of its library: only the entry points are replaced, and the rest is inherited.
  const { options: schema } = game;
  const waysIn = (['parse', 'safeParse', 'toJSONSchema'] as const).map((name) => [
    name,
    { value: (...args: never[]) => ask(() => (schema[name] as (...args: never[]) => unknown).apply(schema, args)) },
  ]);
  const { master, sets } = game;
  const hidden = sets?.hidden;
  const own: AnyGame = {
    ...each(game),
    // These are asked wherever the table is drawn, and must not keep it from being drawn.
    ...(master && { master: orElse(false, (options) => ask(() => master.call(game, options)) === true) }),
    chart,
    options: Object.create(schema, Object.fromEntries(waysIn) as PropertyDescriptorMap) as AnyGame['options'],
    // Bots are asked in a thread, which can be ended without anybody waiting for it.
    bots: Object.fromEntries(Object.entries(game.bots).map(([level, bot]) => [level, { ...each(bot), slow: true }])),
    ...(game.worlds && { worlds: each(game.worlds) }),
    ...(sets && {
      sets: {
        ...each(sets),
        ...(hidden && { hidden: orElse(true, (options) => ask(() => hidden.call(sets, options)) === true) }),
      },
    }),
    ...(game.firstGame && { firstGame: { ...each(game.firstGame), steps: game.firstGame.steps.map(each) } }),
  };
  containedGames.add(own);
  return own;
}
