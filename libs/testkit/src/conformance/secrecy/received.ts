import {
  isOpen,
  isSecret,
  linesFor,
  mayRead,
  offersFor,
  project,
  questionOf,
  seatsOf,
  tableFor,
  viewOf,
  type Entry,
  type Seat,
  type Session,
  type Table,
  type Viewer,
} from '@masque/core';
import { stateOf } from '../../session.ts';
import type { ConformanceOptions } from '../check.ts';

/**
 * Everything that reaches a viewer at one moment, including these new log entries.
 *
 * @param table what is drawn for the viewer, if it has been computed
 */
export function received(
  session: Session,
  viewer: Viewer,
  entries: readonly Entry[],
  apart?: Apart,
  table: Table = tableFor(session, viewer),
): object {
  return {
    over: session.outcome !== null,
    question: questionOf(session),
    outcome: project(session.outcome, viewer),
    log: linesFor(entries, viewer),
    ...(viewer >= 0 && { offers: offersFor(session, viewer) }),
    view: viewOf(session, viewer),
    table,
    waiting: noticed(session, viewer, apart),
  };
}

/** Seats for which a viewer cannot notice that the table waits. */
export type Apart = ConformanceOptions['apart'];

function noticed(session: Session, viewer: Viewer, apart: Apart): readonly Seat[] {
  const waiting = waitedFor(session);
  const away = apart && waiting.length > 0 ? apart(stateOf(session) as never, viewer) : [];
  return away.length > 0 ? waiting.filter((seat) => !away.includes(seat)) : waiting;
}

const waited = new WeakMap<Session, readonly Seat[]>();

/** Whom the table waits for: everybody notices, because nothing happens until they have answered. */
export function waitedFor(session: Session): readonly Seat[] {
  let seats = waited.get(session);
  if (!seats) {
    seats = seatsOf(session.start.seats).filter((seat) =>
      offersFor(session, seat).some((it) => !it.optional && isOpen(it)),
    );
    waited.set(session, seats);
  }
  return seats;
}

/** Does an entry tell this viewer that they learn something? */
export const learns = (entries: readonly Entry[], viewer: Viewer): boolean =>
  entries.some(({ learn, to = 'all' }) => learn === true && mayRead(to, viewer));

/** The secrets in a learning entry, shown to its readers: revealing them is its purpose. */
const SHOWN = Object.freeze({ shown: true });

/** Entries without the values that learning entries show. */
export const covered = (entries: readonly Entry[]): Entry[] =>
  entries.map((it) => (it.learn ? { ...it, ...(cover({ args: it.args, data: it.data }) as object) } : it));

function cover(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isSecret(value)) return SHOWN;
  if (Array.isArray(value)) return value.map(cover);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, cover(part)]])),
  );
}

/** Where a value contains a secret that was never hidden, if anywhere. */
export function nakedSecret(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isSecret(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = nakedSecret(part, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
