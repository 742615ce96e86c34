import { seedOf, type Input, type Session } from '@masque/core';
import { Audience, Presence, type Beat, type Listener, type TableSnapshot } from '@masque/server/table';
import { systemClock } from '@masque/server';
import { pino } from 'pino';
import { begin, move, SEATS } from './coup.ts';

const silent = pino({ level: 'silent' });

/** Plays a log and encodes what each of seven viewers is sent, as the server does. Returns the number of bytes. */
export function sendAll(log: readonly Input[]): number {
  const presence = new Presence(systemClock, () => {});
  const audience = new Audience(silent, 0);
  const people = Array.from({ length: SEATS }, (_, seat) => ({ id: `p${seat}`, name: `P${seat}` }));
  let bytes = 0;
  const phone: Listener = {
    deliver: (frame) => (bytes += Buffer.from(frame).length) > 0,
    takeKeys: () => [],
    acknowledge: () => {},
  };
  const day = { sealed: false, lengthFor: () => 0 } as unknown as Beat;
  let session = begin();
  audience.publish(tableWith(session, presence), day);
  for (const person of [...people, null]) audience.join({ ...phone }, person, tableWith(session, presence), day);
  bytes = 0;
  for (const input of log) {
    session = move(session, input);
    audience.publish(tableWith(session, presence), day);
  }
  presence.stop();
  return bytes;
}

const data: TableSnapshot['data'] = {
  game: 'coup',
  host: 'p0',
  places: Array.from({ length: SEATS }, (_, seat) => ({ person: `p${seat}`, name: `P${seat}` })),
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
};

const tableWith = (session: Session, presence: Presence): TableSnapshot => ({
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
