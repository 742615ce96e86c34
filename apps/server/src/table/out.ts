import { SPECTATOR, tableFor, type Seat, type SeatLook, type Session } from '@masque/core';
import { isGone, type TableData } from './data.ts';

/**
 * Seats that are out of the game, as everybody sees it. Ghosts, who may still have a say, are among them only if `also`
 * is `ghosts`.
 */
export function outOf(session: Session | null, also: 'ghosts' | 'nobody' = 'ghosts'): readonly Seat[] {
  return session
    ? tableOf(session).flatMap(({ seat, state }) =>
        state === 'out' || (state === 'ghost' && also === 'ghosts') ? [seat] : [],
      )
    : [];
}

/** Is this seat out, or a ghost? */
export function isOut(session: Session, seat: Seat): boolean {
  const state = tableOf(session).find((it) => it.seat === seat)?.state;
  return state === 'out' || state === 'ghost';
}

function tableOf(session: Session): readonly SeatLook[] {
  try {
    return tableFor(session, SPECTATOR).seats;
  } catch {
    // The error is reported where the game is drawn.
    return [];
  }
}

/**
 * Has every person lost or left, so that only bots are still playing? A game that bots started on their own does not
 * count: people want to watch it.
 */
export function areBotsAlone({ places }: TableData, session: Session | null): boolean {
  if (!session || session.outcome) return false;
  const people = places.flatMap((it, seat) => (it.person === undefined ? [] : [{ seat, left: isGone(it) }]));
  if (people.length === 0) return false;
  const out = outOf(session, 'nobody');
  return people.every(({ seat, left }) => left || out.includes(seat));
}
