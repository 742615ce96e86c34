import { load, type AnyGame, type Redacted, type Session } from '@masque/core';

/**
 * A session at the position that a seat knows its own to be in, in an imagined world. Clocks start again, and the log
 * is empty.
 *
 * @param state the state with a value in every hidden place
 * @example
 * const { state } = session;
 * imagined(session.game, redactedFor(session, 1), state, seedOf('any')).phase; // => 'choosing'
 *
 * @experimental
 */
export function imagined(game: AnyGame, known: Redacted, state: object, seed: string): Session {
  const { seats, options, at, phase, entered } = known;
  const clocks = game.chart.delaysIn(phase, state).filter(({ ms }) => ms !== null && Number.isFinite(ms));
  return load(game, {
    game: game.id,
    version: game.version,
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
    log: [],
    outcome: null,
  });
}
