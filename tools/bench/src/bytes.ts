import { seatsOf, seedOf, type Input, type Session } from '@masque/core';
import { Audience, Presence, type Beat, type Listener, type TableSnapshot } from '@masque/server/table';
import { systemClock } from '@masque/server';
import { pino } from 'pino';
import { begin, move } from './coup.ts';

const silent = pino({ level: 'silent' });

/**
 * Plays a log and encodes what each seat and the spectators are sent, as the server does. Returns the number of bytes.
 */
export function sendAll(log: readonly Input[], from: Session = begin()): number {
  const presence = new Presence(systemClock, () => {});
  const audience = new Audience(silent, 0);
  const people = seatsOf(from.start.seats).map((seat) => ({ id: `p${seat}`, name: `P${seat}` }));
  const data = dataFor(from);
  let bytes = 0;
  const phone: Listener = {
    deliver: (frame) => (bytes += Buffer.from(frame).length) > 0,
    takeKeys: () => [],
    acknowledge: () => {},
  };
  const day = { sealed: false, lengthFor: () => 0 } as unknown as Beat;
  let session = from;
  audience.publish(tableWith(session, data, presence), day);
  for (const person of [...people, null]) audience.join({ ...phone }, person, tableWith(session, data, presence), day);
  bytes = 0;
  for (const input of log) {
    session = move(session, input);
    audience.publish(tableWith(session, data, presence), day);
  }
  presence.stop();
  return bytes;
}

const dataFor = ({ game, start }: Session): TableSnapshot['data'] => ({
  game: game.id,
  host: 'p0',
  places: seatsOf(start.seats).map((seat) => ({ person: `p${seat}`, name: `P${seat}` })),
  options: {},
  settings: { botForAway: false, chat: false },
  master: null,
  muted: [],
  letIn: [],
  knocking: [],
  said: [],
  seed: seedOf('bench'),
  session: 'bench',
  done: [],
});

const tableWith = (session: Session, data: TableSnapshot['data'], presence: Presence): TableSnapshot => ({
  code: 'VELA',
  data,
  state: 'playing',
  game: session.game,
  session,
  timeline: null,
  proof: null,
  chain: null,
  held: null,
  dealing: false,
  presence,
});
