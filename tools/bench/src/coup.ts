import coup from '@masque/game-coup';
import { offersFor, seatsOf, seedOf, SPECTATOR, start, step, viewOf, type Input, type Session } from '@masque/core';

export const SEATS = 6;

/** A table that can go on for ever: no turn limit, no clocks that matter. */
export const begin = (): Session =>
  start(coup, { seed: seedOf('bench'), seats: SEATS, options: coup.options.parse({ turnCap: 0 }), at: 0 });

/** Views of all seats and a spectator, and the offers of all seats: what a server has to compute after each move. */
export function lookAround(session: Session): number {
  let offers = 0;
  viewOf(session, SPECTATOR);
  for (const seat of seatsOf(SEATS)) {
    viewOf(session, seat);
    offers += offersFor(session, seat).length;
  }
  return offers;
}

/**
 * One move: a player steals from their left neighbour or allows what others do. Nobody ever loses, so it never ends.
 */
export function nextInput(session: Session): Input {
  for (const seat of seatsOf(SEATS))
    for (const { type, window, closed, params } of offersFor(session, seat)) {
      if (closed !== undefined) continue;
      if (type === 'allow') return { at: session.at, seat, action: { type, window, params: {} } };
      const target = params['target'];
      if (type === 'steal' && target?.kind === 'seat') {
        const clockwise = [...target.of].sort((a, b) => ((+a - seat + SEATS) % SEATS) - ((+b - seat + SEATS) % SEATS));
        return { at: session.at, seat, action: { type, window, params: { target: clockwise[0] } } };
      }
    }
  throw new Error('nobody can move');
}

/** A log of `n` moves. */
export function inputs(n: number): Input[] {
  const list: Input[] = [];
  let session = begin();
  while (list.length < n) {
    const input = nextInput(session);
    list.push(input);
    session = move(session, input);
  }
  return list;
}

export function move(session: Session, input: Input): Session {
  const next = step(session, input);
  if (!next.ok) throw new Error(next.code);
  return next.session;
}
