import type { BotObservation } from '../game/game.ts';
import { publicOptions } from '../game/public-options.ts';
import { isOpen } from '../offer/sample.ts';
import type { Random } from '../random/random.ts';
import type { Seat } from '../seat.ts';
import { redact, type Redacted } from '../secret/redact.ts';
import type { View } from '../secret/view.ts';
import type { Session } from './session.ts';
import { logFor, offersFor, viewOf } from './views.ts';

/**
 * What a bot in this seat gets: what a person there would see, and nothing else.
 *
 * @example
 * observe(session, 0, random).offers.map((it) => it.type); // => ['guess', 'pass']
 */
export const observe = (session: Session, seat: Seat, random: Random): BotObservation<object> => ({
  game: session.game,
  view: viewOf(session, seat) as View<object>,
  seat,
  offers: offersFor(session, seat).filter(isOpen),
  log: () => logFor(session, seat),
  redacted: () => redactedFor(session, seat),
  random,
});

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
