import type { AnyGame } from '../game/game.ts';
import type { Entry } from '../log/entry.ts';
import { emptyLog, entriesOf, extend } from '../log/log.ts';
import { randomFor } from '../random/random.ts';
import type { Input, Session, Start } from './session.ts';
import { cacheFor } from './cache.ts';
import { advance, courseOf } from './course.ts';
import { start, type Chance } from './step.ts';

/** A session as plain data. Holds every secret: for the server's store, never for a client. */
export interface Saved extends Omit<Session, 'game' | 'log' | 'cache'> {
  readonly game: string;
  readonly version: number;
  readonly log: readonly Entry[];
}

export function save(session: Session): Saved {
  const { game, log, cache: _, ...rest } = session;
  return { ...rest, game: game.id, version: game.version, log: entriesOf(log) };
}

/** @throws TypeError when the data belong to another game or version: replay the inputs instead */
export function load(game: AnyGame, saved: Saved): Session {
  if (saved.game !== game.id || saved.version !== game.version)
    throw new TypeError(`saved by ${saved.game} ${saved.version}, not by ${game.id} ${game.version}`);
  const { game: _id, version: _version, log: entries, ...rest } = saved;
  const { state, phase, entered, start: from } = rest;
  return {
    ...rest,
    game,
    log: extend(emptyLog, entries),
    cache: cacheFor(state, { phase, entered }, from.seats, null),
  };
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
