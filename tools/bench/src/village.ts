import werewolf from '@masque/game-werewolf';
import {
  clockIdOf,
  isOpen,
  offersFor,
  seatsOf,
  seedOf,
  SPECTATOR,
  start,
  step,
  tableFor,
  viewOf,
  type Domain,
  type Input,
  type Offer,
  type Session,
} from '@masque/core';

/** A village in which nobody ever dies: nothing happens during the day, and at night everybody names nobody. */
export const begin = (seats: number): Session =>
  start(werewolf as never, {
    seed: seedOf('bench'),
    seats,
    options: werewolf.options.parse({ set: 'beginners', wolvesMayPass: true, stall: false }),
    at: 0,
  });

/** What a server computes for every move: views, tables and offers of all seats, and what the big screen shows. */
export function lookAround(session: Session): number {
  viewOf(session, SPECTATOR);
  let seen = tableFor(session, SPECTATOR).seats.length;
  for (const seat of seatsOf(session.start.seats)) {
    viewOf(session, seat);
    seen += tableFor(session, seat).seats.length + offersFor(session, seat).length;
  }
  return seen;
}

const firstOf = (domain: Domain): unknown =>
  'none' in domain && domain.none ? null : 'of' in domain ? domain.of[0] : undefined;

const take = (session: Session, seat: number, { type, window, params }: Offer): Input => ({
  at: session.at,
  seat,
  action: { type, window, params: Object.fromEntries(Object.entries(params).map(([name, it]) => [name, firstOf(it)])) },
});

/**
 * One move: a player answers a question, or goes to bed during the day. A clock rings only once everybody has answered.
 */
export function nextInput(session: Session): Input {
  for (const seat of seatsOf(session.start.seats)) {
    const offers = offersFor(session, seat).filter(isOpen);
    const offer = offers.find((it) => !it.optional) ?? offers.find((it) => it.type === 'sleep');
    if (offer) return take(session, seat, offer);
  }
  const due = [...session.deadlines].sort((a, b) => a.at - b.at)[0]!;
  return { at: due.at, deadline: clockIdOf(due), n: due.n };
}

/** A log of `n` moves, and the sessions at some of its positions. */
export function play(seats: number, n: number, stops: readonly number[]): { log: Input[]; at: Map<number, Session> } {
  const log: Input[] = [];
  const at = new Map<number, Session>();
  let session = begin(seats);
  while (log.length < n) {
    if (stops.includes(log.length)) at.set(log.length, session);
    const input = nextInput(session);
    log.push(input);
    session = move(session, input);
  }
  return { log, at };
}

export function move(session: Session, input: Input): Session {
  const next = step(session, input);
  if (!next.ok) throw new Error(next.code);
  return next.session;
}
