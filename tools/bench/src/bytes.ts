import type { Input, Session } from '@masque/core';
import { Viewers, Presence, type Listener } from '@masque/server/table';
import { systemClock } from '@masque/server';
import { pino } from 'pino';
import { begin, move } from './coup.ts';
import { day, peopleOf, snapshots } from './snapshot.ts';

const silent = pino({ level: 'silent' });

/**
 * Plays a log and encodes what each seat and the spectators are sent, as the server does. Returns the number of bytes.
 */
export function sendAll(log: readonly Input[], from: Session = begin()): number {
  const presence = new Presence(systemClock, () => {});
  const viewers = new Viewers(silent, 0);
  const people = peopleOf(from.start.seats);
  const snapshot = snapshots(from, people, presence);
  let bytes = 0;
  const phone: Listener = {
    deliver: (frame) => (bytes += Buffer.from(frame).length) > 0,
    takeKeys: () => [],
    acknowledge: () => {},
  };
  let session = from;
  viewers.publish(snapshot(session), day);
  for (const person of [...people, null]) viewers.join({ ...phone }, person, snapshot(session), day);
  bytes = 0;
  for (const input of log) {
    session = move(session, input);
    viewers.publish(snapshot(session), day);
  }
  presence.stop();
  return bytes;
}
