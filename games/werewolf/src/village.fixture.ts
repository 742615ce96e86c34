import { EYE, isOpen, logFor, offersFor, seatsOf, step, type Session } from '@masque/core';
import { perform } from './scenario/ops.ts';
import { seenBy } from './scenario/play.ts';
import { positionOf } from './scenario/position.ts';

export const village = (
  roles: string,
  phase: 'IDENT' | 'DAY' | 'NIGHT',
  opts: Record<string, unknown> = {},
  more: object = {},
): Session =>
  positionOf({ id: 'x', title: 'x', given: { roles: roles.split(' '), phase, opts, ...more }, do: [], expect: {} });
export const play = (session: Session, ...ops: [string, ...unknown[]][]): Session => ops.reduce(perform, session);
export const alive = (session: Session) =>
  seatsOf(session.start.seats).filter((seat) => seenBy(session, EYE).alive[seat]);
export const kinds = (session: Session, viewer: number) => logFor(session, viewer).map((line) => line.kind);
/** Answers for a seat with the first thing that is offered. */
export function confirm(session: Session, seat: number, at: number): Session {
  const offer = offersFor(session, seat).find(isOpen)!;
  const params = Object.fromEntries(
    Object.entries(offer.params).map(([name, it]) => [
      name,
      it.kind === 'subset'
        ? it.of.slice(0, it.min)
        : it.kind === 'number'
          ? it.min
          : ((it.of as readonly unknown[])[0] ?? null),
    ]),
  );
  const next = step(session, { at, seat, action: { type: offer.type, window: offer.window, params } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
}
export const clock = (session: Session, id: string): Session => {
  const due = session.deadlines.find((it) => it.id.includes(id))!;
  const next = step(session, { at: due.at, deadline: due.id, n: due.n });
  if (!next.ok) throw new Error(next.code);
  return next.session;
};
