import {
  choicesOf,
  clockIdOf,
  OMNISCIENT,
  statusOf,
  isOpen,
  logFor,
  offersFor,
  seatsOf,
  step,
  viewOf,
  type Seat,
  type Session,
  type View,
} from '@masque/core';
import { ScenarioPlay } from '@masque/testkit';
import { hourOf, operate, timeout as ring } from '../scenarios/operations.ts';
import { chance, positionOf } from '../scenarios/position.ts';
import type { State } from './state.ts';

export const phaseOf = (session: Session<State>): string => statusOf(session).phase;

/** A village with these cards, in the notation of the scenarios. */
export const village = (
  roles: string,
  phase: 'IDENT' | 'DAY' | 'NIGHT',
  opts: Record<string, unknown> = {},
  more: object = {},
): Session<State> => positionOf({ given: { roles: roles.split(' '), phase, opts, ...more } }).session;

type Op = readonly [string, ...unknown[]];

/** The village after some operations of the scenarios. */
export function play(session: Session<State>, ...ops: readonly Op[]): Session<State> {
  const now = new ScenarioPlay<State>(session, chance);
  for (const op of ops) operate(now, op);
  return now.session;
}

/** Lets the clock of the current phase run out. */
export function timeout(session: Session<State>): Session<State> {
  const now = new ScenarioPlay<State>(session, chance);
  ring(now);
  return now.session;
}

/** The player of a seat leaves for good. */
export function giveUp(session: Session<State>, seat: Seat): Session<State> {
  const now = new ScenarioPlay<State>(session, chance);
  now.leave(seat);
  return now.session;
}

export const waveId = (session: Session<State>): string | undefined => hourOf(new ScenarioPlay<State>(session, chance));
export const seenBy = (session: Session<State>, seat: Seat): View<State> => viewOf(session, seat);
export const alive = (session: Session<State>): Seat[] =>
  seatsOf(session.start.seats).filter((seat) => seenBy(session, OMNISCIENT).alive[seat]);
export const kinds = (session: Session<State>, viewer: number): string[] =>
  logFor(session, viewer).map((line) => line.kind);

/** Answers for a seat with its first offer. */
export function confirm(session: Session<State>, seat: number, at: number): Session<State> {
  const offer = offersFor(session, seat).find(isOpen)!;
  const params = Object.fromEntries(
    Object.entries(offer.params).map(([name, it]) => [
      name,
      it.kind === 'subset'
        ? it.of.slice(0, it.min)
        : it.kind === 'number'
          ? it.min
          : it.kind === 'seat' || it.kind === 'option' || it.kind === 'card'
            ? (choicesOf(it).find((one) => one !== null) ?? null)
            : [],
    ]),
  );
  const next = step(session, { at, seat, action: { type: offer.type, window: offer.window, params } });
  if (!next.ok) throw new Error(next.code);
  return next.session;
}

/** Lets the clock of this name run out. */
export const clock = (session: Session<State>, id: string): Session<State> => {
  const due = session.deadlines.find((it) => ('delay' in it ? it.delay === id : it.alarm.includes(id)))!;
  const next = step(session, { at: due.at, deadline: clockIdOf(due), n: due.n });
  if (!next.ok) throw new Error(next.code);
  return next.session;
};
