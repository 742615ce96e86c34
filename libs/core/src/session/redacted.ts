import { publicOptions } from '../game/public-options.ts';
import { redact, type Redacted } from '../secret/redact.ts';
import type { Seat } from '../seat.ts';
import type { Session } from './session.ts';

/**
 * What a seat knows about its session.
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
