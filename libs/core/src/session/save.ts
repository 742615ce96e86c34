import { persist, restore } from '../chart/run.ts';
import type { AnyGame } from '../game/game.ts';
import type { Entry } from '../log/entry.ts';
import { emptyLog, entriesOf, extend } from '../log/log.ts';
import { randomFor } from '../random/random.ts';
import type { Input, Session, Start } from './session.ts';
import { cacheFor } from './cache.ts';
import { advance, courseOf } from './course.ts';
import { start, type Chance } from './step.ts';

/** A session as plain data. Holds every secret: for the server's store, never for a client. */
export interface Saved extends Omit<Session, 'game' | 'chart' | 'log' | 'cache'> {
  readonly game: string;
  readonly version: number;
  readonly chart: unknown;
  readonly log: readonly Entry[];
}

export function save(session: Session): Saved {
  const { game, chart, log, cache: _, ...rest } = session;
  return { ...rest, game: game.id, version: game.version, chart: persist(game.chart, chart), log: entriesOf(log) };
}

/** @throws TypeError when the data belong to another game or version: replay the inputs instead */
export function load(game: AnyGame, saved: Saved): Session {
  if (saved.game !== game.id || saved.version !== game.version)
    throw new TypeError(`saved by ${saved.game} ${saved.version}, not by ${game.id} ${game.version}`);
  const { start: from, n, at, entered, deadlines, armed, lag = 0, paused = null, corrections = 0, outcome } = saved;
  const log = extend(emptyLog, saved.log);
  const chart = restore(game.chart, saved.chart);
  const cache = cacheFor(chart.context as object, { nodes: chart._nodes, entered }, from.seats, null);
  return { game, start: from, n, at, chart, entered, deadlines, armed, lag, paused, corrections, log, outcome, cache };
}

/**
 * The session that a log of inputs leads to.
 * @throws Error when an input that was once taken is refused: the rules have changed, or the log is not of this game
 */
export function replay(game: AnyGame, from: Start, inputs: Iterable<Input>, chance: Chance = randomFor): Session {
  let course = courseOf(start(game, from, chance));
  for (const input of inputs) {
    const next = advance(course, input, chance);
    if (!next.ok)
      throw new Error(`input ${course.session.n} is refused on replay: ${next.code}`, { cause: next.error });
    course = next.course;
  }
  return course.session;
}
