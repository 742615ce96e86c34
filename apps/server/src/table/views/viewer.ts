import { OMNISCIENT, hasMaster, SPECTATOR, type Session, type Viewer } from '@masque/core';
import type { Person } from '../../identity/people.ts';
import { masterOf, seatOf, type TableData } from '../data.ts';

/**
 * The viewer as whom a person sees a table. Only a game master sees everything: the person chosen before the deal, in a
 * game whose options ask for one.
 */
export function viewerOf(data: TableData, session: Session | null, person: Person | null): Viewer {
  if (!person) return SPECTATOR;
  if (masterOf(data, person.id)) return session && !hasMaster(session) ? SPECTATOR : OMNISCIENT;
  const seat = seatOf(data, person.id);
  return seat < 0 ? SPECTATOR : seat;
}
