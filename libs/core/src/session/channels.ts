import { tableChannel, type Channel, type OpenChannel } from '../channel/channel.ts';
import { OMNISCIENT, SPECTATOR, seatsOf, type Viewer } from '../seat.ts';
import { seatSet, type Audience } from '../secret/secret.ts';
import { statusOf, viewOf } from './views.ts';
import type { Session } from './session.ts';

/**
 * The channels that a viewer reads now, based on its own view alone. A viewer who sees everything reads what any seat
 * reads, and may write wherever anybody may. Once the game is over, there are no secrets left: everybody talks to
 * everybody.
 *
 * @throws whatever the game's `channels` throws
 *
 * @example
 * channelsFor(session, 0).map((it) => it.id); // => ['table']
 */
export function channelsFor(session: Session, viewer: Viewer): OpenChannel[] {
  const open = new Set(declared(session, SPECTATOR).map(({ id }) => id));
  const mine = viewer === OMNISCIENT ? all(session) : declared(session, viewer);
  return mine.map(({ id, name, write }) => ({
    id,
    name,
    write: write && viewer !== SPECTATOR,
    ...(!open.has(id) && { private: true as const }),
  }));
}

/**
 * Who reads a channel now. What is written there now is for these readers only, whatever happens later.
 *
 * @throws whatever the game's `channels` throws
 *
 * @example
 * readersOf(session, 'table'); // => 'all'
 */
export function readersOf(session: Session, id: string): Audience {
  const has = (viewer: Viewer): boolean => declared(session, viewer).some((it) => it.id === id);
  if (has(SPECTATOR)) return 'all';
  const seats = seatsOf(session.start.seats).filter(has);
  return seatSet(seats);
}

function declared(session: Session, viewer: Viewer): readonly Channel[] {
  const { game, outcome } = session;
  if (outcome || !game.channels) return [tableChannel(true)];
  return game.channels(viewOf(session, viewer), viewer, statusOf(session));
}

function all(session: Session): Channel[] {
  const found = new Map<string, Channel>();
  for (const seat of seatsOf(session.start.seats))
    for (const it of declared(session, seat)) if (it.write || !found.has(it.id)) found.set(it.id, it);
  return [...found.values()];
}
