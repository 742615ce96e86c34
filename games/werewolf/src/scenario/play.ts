import {
  EYE,
  fill,
  hereOf,
  offersFor,
  step,
  viewOf,
  type Action,
  type Offer,
  type Seat,
  type Session,
  type View,
} from '@masque/core';
import { dutyOfSeat } from '../rules/duty.ts';
import { waveOf } from '../rules/hours.ts';
import type { State } from '../state.ts';
import { chance } from './position.ts';

/** An operation that the rules do not let happen: with the reason, where the scenario format has a word for it. */
export class Refused extends Error {
  readonly code: string | undefined;
  constructor(code: string | undefined, what: string) {
    super(`${what} is refused${code ? `: ${code}` : ''}`);
    this.code = code;
  }
}

export const seenBy = (session: Session, seat: Seat): View<State> => viewOf(session, seat) as View<State>;
export const phaseOf = (session: Session): string => hereOf(session).phase;
export const waveId = (session: Session): string | undefined =>
  phaseOf(session) === 'night' ? waveOf(seenBy(session, EYE))?.id : undefined;

/** Takes an offer of a seat. @throws Refused when there is none that fits */
export function act(
  session: Session,
  seat: Seat,
  type: string,
  params: Action['params'],
  why: () => string | undefined,
): Session {
  const offer = offersFor(session, seat).find(
    (it) => it.type === type && it.closed === undefined && fill(it, params).ok,
  );
  if (!offer) throw new Refused(why(), `${type} of seat ${seat} with ${JSON.stringify(params)}`);
  return take(session, seat, offer, params);
}

function take(session: Session, seat: Seat, offer: Offer, params: Action['params']): Session {
  const next = step(
    session,
    { at: session.at + 1, seat, action: { type: offer.type, window: offer.window, params } },
    chance,
  );
  if (!next.ok) throw new Error(`${offer.type} of seat ${seat} fails: ${next.code}`, { cause: next.error });
  return next.session;
}

/** Lets the clock of the present phase run out. */
export function timeout(session: Session): Session {
  const due = session.deadlines.filter((it) => !it.id.startsWith('alarm:')).at(-1);
  if (!due) throw new Error(`no clock runs in phase ${phaseOf(session)}`);
  const next = step(session, { at: due.at, deadline: due.id, n: due.n }, chance);
  if (!next.ok) throw new Error(`the clock ${due.id} fails: ${next.code}`, { cause: next.error });
  return next.session;
}

/** The player of a seat leaves for good. */
export function giveUp(session: Session, leave: Seat): Session {
  const next = step(session, { at: session.at + 1, leave }, chance);
  if (!next.ok) throw new Error(`leaving of seat ${leave} fails: ${next.code}`, { cause: next.error });
  return next.session;
}

/** Does the question of this wave mean something to a seat? */
export const duty = (session: Session, seat: Seat): string => dutyOfSeat(seenBy(session, seat), seat);
