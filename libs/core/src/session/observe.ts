import type { BotObservation } from '../game/game.ts';
import { isOpen } from '../offer/sample.ts';
import type { Random } from '../random/random.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../secret/view.ts';
import { redactedFor } from './redacted.ts';
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
