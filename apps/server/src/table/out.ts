import { SPECTATOR, tableFor, type Seat, type Session } from '@masque/core';
import type { TableData } from './data.ts';

/** Seats that are out of the game, as everybody sees; `ghost`s among them, who may still have a say. */
export function outOf(session: Session | null, also: 'ghosts' | 'nobody' = 'ghosts'): readonly Seat[] {
  if (!session) return [];
  try {
    const { seats } = tableFor(session, SPECTATOR);
    return seats.flatMap(({ seat, state }) =>
      state === 'out' || (state === 'ghost' && also === 'ghosts') ? [seat] : [],
    );
  } catch {
    // A game that cannot be drawn is reported where it is drawn.
    return [];
  }
}

/** Have all people of a game lost or left it, so that bots play it out? A game that bots alone began is there to be watched. */
export function areBotsAlone({ places }: TableData, session: Session | null): boolean {
  if (!session || session.outcome) return false;
  const people = places.flatMap((it, seat) => (it.person === undefined ? [] : [{ seat, left: it.resigned === true }]));
  if (people.length === 0) return false;
  const out = outOf(session, 'nobody');
  return people.every(({ seat, left }) => left || out.includes(seat));
}
