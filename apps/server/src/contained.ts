import type { AnyGame } from '@masque/core';
import { Script } from 'node:vm';
import type { Clock } from './clock/clock.ts';

/** How long one question to a game may take, in milliseconds: a thousand times what rules need. */
const LIMIT_MS = 1000;
/** How long a game that did not answer is not asked again, in milliseconds: each try keeps everybody else waiting. */
const REST_MS = 60_000;

/** A game did not come to an end by itself. It is treated like one that throws. */
export class GameLoops extends Error {
  override readonly name = 'GameLoops';
}

type Work = () => unknown;
/** What is to be done by the script: that ends with it wherever it was written, which nothing else can bring about. */
const called: { work: Work } = { work: () => undefined };
const NAME = 'masque.contained';
Object.defineProperty(globalThis, Symbol.for(NAME), { value: () => called.work() });
const script = new Script(`globalThis[Symbol.for('${NAME}')]()`);

/**
 * The same game, in which whatever is asked of it ends after a second at the latest: by its answer, or by a
 * {@link GameLoops}. It costs a thread for each question, and is for games of other authors. Memory is not bounded, nor
 * what a promise of the game does later.
 *
 * @param limitMs how long it may take, in milliseconds
 */
export function contained(game: AnyGame, clock: Pick<Clock, 'now'>, limitMs = LIMIT_MS): AnyGame {
  let inside = false;
  let rests = -Infinity;
  const ask = (work: Work): unknown => {
    if (inside) return work();
    if (clock.now() < rests)
      throw new GameLoops(`${game.id} did not answer within ${limitMs} ms, and is not asked for a minute`);
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
    // Bots may be objects of a class.
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
    // The same list each time, as callers tell phases apart by it.
    asking(phase) {
      const known = asked.get(phase) ?? game.chart.asking(phase).map(each);
      asked.set(phase, known);
      return known;
    },
  };
  // A schema is an object of its library: only the ways in are replaced, and all else is as it was.
  const { options: schema } = game;
  const waysIn = (['parse', 'safeParse', 'toJSONSchema'] as const).map((name) => [
    name,
    { value: (...args: never[]) => ask(() => (schema[name] as (...args: never[]) => unknown).apply(schema, args)) },
  ]);
  return {
    ...each(game),
    chart,
    options: Object.create(schema, Object.fromEntries(waysIn) as PropertyDescriptorMap) as AnyGame['options'],
    bots: Object.fromEntries(Object.entries(game.bots).map(([level, bot]) => [level, each(bot)])),
    ...(game.worlds && { worlds: each(game.worlds) }),
    ...(game.sets && { sets: each(game.sets) }),
    ...(game.firstGame && { firstGame: { ...game.firstGame, steps: game.firstGame.steps.map(each) } }),
  };
}
