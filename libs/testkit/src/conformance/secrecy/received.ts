import {
  isOpen,
  isSecret,
  linesFor,
  mayRead,
  offersFor,
  project,
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
 * All that reaches a viewer at one moment, with what these new entries of the log say.
 *
 * @param table what is drawn for it, where that has been worked out
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
    outcome: project(session.outcome, viewer),
    log: linesFor(entries, viewer),
    ...(viewer >= 0 && { offers: offersFor(session, viewer) }),
    view: viewOf(session, viewer),
    table,
    waiting: noticed(session, viewer, apart),
  };
}

/** Whom a viewer cannot notice being waited for. */
export type Apart = ConformanceOptions['apart'];

function noticed(session: Session, viewer: Viewer, apart: Apart): Seat[] {
  const waiting = waitedFor(session);
  const away = apart && waiting.length > 0 ? apart(stateOf(session) as never, viewer) : [];
  return away.length > 0 ? waiting.filter((seat) => !away.includes(seat)) : waiting;
}

/** Who is waited for: everybody at the table notices when nothing goes on before they have answered. */
export const waitedFor = (session: Session): Seat[] =>
  seatsOf(session.start.seats).filter((seat) => offersFor(session, seat).some((it) => isOpen(it) && !it.optional));

/** Does an entry say to this viewer that it learns something? */
export const learns = (entries: readonly Entry[], viewer: Viewer): boolean =>
  entries.some(({ learn, to = 'all' }) => learn === true && mayRead(to, viewer));

/** What a learning entry shows as a secret, shown to its readers: that is what it is for. */
const SHOWN = Object.freeze({ shown: true });

/** Entries without the values that learning entries show openly. */
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

/** Where a value holds a secret that was never hidden, if it does. */
export function nakedSecret(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isSecret(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = nakedSecret(part, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}
