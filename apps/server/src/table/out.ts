import { SPECTATOR, tableFor, type Seat, type Session } from '@masque/core';
import type { TableData } from './data.ts';

/** Worked out once for a session: everybody at a table is told whether they are out. */
const known = new WeakMap<Session, { readonly gone: readonly Seat[]; readonly ghosts: readonly Seat[] }>();

/** Seats that are out of the game, as everybody sees; `ghost`s among them, who may still have a say. */
export function outOf(session: Session | null, also: 'ghosts' | 'nobody' = 'ghosts'): readonly Seat[] {
  if (!session) return [];
  const found = known.get(session) ?? sought(session);
  known.set(session, found);
  return also === 'ghosts' ? found.ghosts : found.gone;
}

function sought(session: Session) {
  try {
    const { seats } = tableFor(session, SPECTATOR);
    const out = seats.filter(({ state }) => state === 'out' || state === 'ghost');
    return {
      ghosts: out.map(({ seat }) => seat),
      gone: out.flatMap(({ seat, state }) => (state === 'out' ? [seat] : [])),
    };
  } catch {
    // A game that cannot be drawn is reported where it is drawn.
    return { gone: [], ghosts: [] };
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
