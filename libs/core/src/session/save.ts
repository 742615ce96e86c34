import type { AnyGame } from '../game/game.ts';
import type { Entry } from '../log/entry.ts';
import { emptyLog, entriesOf, extend } from '../log/log.ts';
import type { Session } from './session.ts';
import { cacheFor } from './cache.ts';

/** A session as plain data. Contains every secret: for the server's store, never for a client. */
export interface Saved extends Omit<Session, 'game' | 'log' | 'cache'> {
  readonly game: string;
  readonly version: number;
  readonly log: readonly Entry[];
}

/**
 * A session as JSON, without what can be computed again. `load` reads it.
 *
 * @example
 * save(session).game; // => 'toy'
 */
export function save(session: Session): Saved {
  const { game, log, cache: _, ...rest } = session;
  return { ...rest, game: game.id, version: game.version, log: entriesOf(log) };
}

/**
 * The session that was saved.
 *
 * @throws TypeError if the data belong to another game or version; replay the inputs instead
 *
 * @example
 * load(toy, save(session)).seed === session.seed; // => true
 */
export function load(game: AnyGame, saved: Saved): Session {
  if (saved.game !== game.id || saved.version !== game.version)
    throw new TypeError(
      `the session was saved by ${saved.game} ${saved.version} and cannot be loaded by ${game.id} ${game.version}`,
    );
  const { game: _id, version: _version, log: entries, ...rest } = saved;
  const { state, phase, entered, start: from } = rest;
  return {
    ...rest,
    game,
    log: extend(emptyLog, entries),
    cache: cacheFor(state, { phase, entered }, from.seats, null),
  };
}
