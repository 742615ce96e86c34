import type { Here } from '../game/here.ts';
import { entriesOf, linesFor } from '../log/log.ts';
import type { Line } from '../log/entry.ts';
import type { Offer } from '../offer/offer.ts';
import type { Seat, Viewer } from '../seat.ts';
import { project } from '../secret/project.ts';
import type { Table, Timer } from '../table/table.ts';
import type { Session } from './session.ts';
import { alarmOf } from './stepper.ts';

/** The state as a viewer sees it. */
export const viewOf = (session: Session, viewer: Viewer): object => project(session.chart.context as object, viewer);

const offered = new WeakMap<Session, Map<Seat, readonly Offer[]>>();

/**
 * What a seat may do now, out of its own view. Offers with `closed` are there to be shown, not taken.
 * Computed once for each session and seat.
 */
export function offersFor(session: Session, seat: Seat): readonly Offer[] {
  let bySeat = offered.get(session);
  if (!bySeat) offered.set(session, (bySeat = new Map()));
  let offers = bySeat.get(seat);
  if (!offers) bySeat.set(seat, (offers = session.outcome ? [] : compute(session, seat)));
  return offers;
}

function compute(session: Session, seat: Seat): readonly Offer[] {
  const view = viewOf(session, seat);
  return session.chart._nodes.flatMap(({ path }: { path: readonly string[] }) => {
    const at = path.join('.');
    const list = session.game.chart.offers.get(at)?.(view, seat) ?? [];
    const entry = `${at}#${session.entered[at] ?? 0}`;
    return list.map((it) => ({
      ...it,
      window: it.window === undefined ? entry : `${at}:${it.window}`,
      params: (it.params ?? none) as Offer['params'],
    }));
  });
}

const none = Object.freeze({});

/** What to draw for a viewer. */
export const tableFor = (session: Session, viewer: Viewer): Table =>
  session.game.present(viewOf(session, viewer), viewer, hereOf(session));

/** The log as a viewer reads it; from entry number `from` of the whole log on. */
export const logFor = (session: Session, viewer: Viewer, from = 0): Line[] => linesFor(entriesOf(session.log, from), viewer);

/** What a seat has learned by the rules: its notebook. */
export const notebookFor = (session: Session, viewer: Viewer): Line[] => logFor(session, viewer).filter((line) => line.learn);

const heres = new WeakMap<Session, Here>();

/** Where the session stands. */
export function hereOf(session: Session): Here {
  let here = heres.get(session);
  if (!here) {
    let timer: Timer | undefined;
    const alarms: Record<string, Timer> = {};
    for (const { id, since, at } of session.deadlines) {
      const alarm = alarmOf(id);
      if (alarm === undefined) timer = { since, at };
      else alarms[alarm] = { since, at };
    }
    const { outcome, start } = session;
    here = { phase: pathOf(session.chart.value), seats: start.seats, alarms, outcome, ...(timer && { timer }) };
    heres.set(session, here);
  }
  return here;
}

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([name, inner]) => (typeof inner === 'object' && Object.keys(inner as object).length === 0 ? name : `${name}.${pathOf(inner)}`))
    .join(' ');
}
