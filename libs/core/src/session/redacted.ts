import type { AnyGame } from '../game/game.ts';
import { publicOptions } from '../game/public-options.ts';
import { emptyLog } from '../log/log.ts';
import { redact, type Redacted } from '../secret/redact.ts';
import type { Seat } from '../seat.ts';
import { cacheFor } from './cache.ts';
import type { Session } from './session.ts';

/**
 * What a seat knows of where its session stands.
 *
 * @example
 * redactedFor(session, 1).phase; // => 'guessing'
 *
 * @experimental
 */
export function redactedFor(session: Session, seat: Seat): Redacted {
  const { game, start, at, phase, entered, state } = session;
  const options = publicOptions(game, start.options);
  return { seat, seats: start.seats, options, at, phase, entered, state: redact(state, seat) };
}

/**
 * A session that stands where a seat knows that its own stands, in a world that somebody has imagined. Clocks start again,
 * and nothing has been written down.
 *
 * @param state the state with something in every hidden place
 * @example
 * const { state } = session;
 * imagined(session.game, redactedFor(session, 1), state, seedOf('any')).phase; // => 'guessing'
 *
 * @experimental
 */
export function imagined(game: AnyGame, known: Redacted, state: object, seed: string): Session {
  const { seats, options, at, phase, entered } = known;
  const clocks = game.chart.delaysIn(phase, state).filter(({ ms }) => ms !== null && Number.isFinite(ms));
  return {
    game,
    start: { seed, seats, options: game.options.parse(options), at: 0 },
    n: 1,
    at,
    phase,
    state,
    entered,
    deadlines: clocks.map(({ phase, delay, ms }, i) => ({ phase, delay, n: i + 1, since: at, at: at + ms! })),
    armed: clocks.length,
    lag: 0,
    paused: null,
    corrections: 0,
    log: emptyLog,
    outcome: null,
    cache: cacheFor(state, { phase, entered }, seats, null),
  };
}
