import type { GameStatus } from '../game/status.ts';
import { entriesOf, linesFor } from '../log/log.ts';
import type { Line } from '../log/entry.ts';
import type { Offer } from '../offer/offer.ts';
import type { Seat, Viewer } from '../seat.ts';
import { changesOf } from '../secret/changes.ts';
import { project } from '../secret/project.ts';
import type { Table, Timer } from '../table/table.ts';
import type { Session } from './session.ts';
import { placeOf, type Asking } from './cache.ts';

/**
 * The state as a viewer sees it.
 *
 * @example
 * viewOf(session, 1).hands.map(isHidden); // => [true, false, true]
 */
export function viewOf(session: Session, viewer: Viewer): object {
  const { cache } = session;
  const { views: look, before } = cache;
  const place = placeOf(viewer);
  const known = look.views[place];
  if (known) return known;
  const seen = before?.views[place];
  look.taken = true;
  if (!before || !seen) return (look.views[place] = project(look.state, viewer));
  // What has changed is the same for all viewers: worked out once.
  if (cache.changes === undefined) cache.changes = changesOf(look.state, before.state);
  return (look.views[place] = project(look.state, viewer, { value: before.state, view: seen, changes: cache.changes }));
}

/**
 * What a seat may do now, out of its own view; nothing while the table is paused. Offers with `closed` are there to be
 * shown, not taken.
 * Computed once for each session and seat; while the question and the seat's view stay the same, so do the offers.
 *
 * @example
 * offersFor(session, 0).map((it) => it.type); // => ['guess', 'pass']
 */
export function offersFor(session: Session, seat: Seat): readonly Offer[] {
  if (session.paused !== null) return nothing;
  const { offers } = session.cache.views;
  return (offers[placeOf(seat)] ??= session.outcome ? nothing : compute(session, seat));
}

const nothing: readonly Offer[] = Object.freeze([]) as readonly never[];

function compute(session: Session, seat: Seat): readonly Offer[] {
  const { views: look, before } = session.cache;
  const same = before?.on.phase === look.on.phase && before?.on.entered === look.on.entered;
  const asking = (look.asking ??= (same ? before?.asking : null) ?? whoAsks(session));
  if (asking.length === 0) return nothing;
  const view = viewOf(session, seat);
  const place = placeOf(seat);
  const last = same && before?.views[place] === view ? before.offers[place] : undefined;
  if (last) return last;
  const all: Offer[] = [];
  for (const { offers, phase, window } of asking)
    for (const it of offers(view, seat))
      all.push({
        ...it,
        window: it.window === undefined ? window : `${phase}:${it.window}`,
        params: (it.params ?? none) as Offer['params'],
      });
  return all;
}

const whoAsks = ({ phase, game, entered }: Session): Asking[] =>
  game.chart.asking(phase).map((it) => ({ ...it, window: `${it.phase}#${entered[it.phase] ?? 0}` }));

const none = Object.freeze({});

/**
 * What to draw for a viewer.
 *
 * @example
 * tableFor(session, SPECTATOR).title; // => 'toy.title'
 */
export const tableFor = (session: Session, viewer: Viewer): Table =>
  session.game.present(viewOf(session, viewer), viewer, statusOf(session));

/**
 * The log as a viewer reads it; from entry number `from` of the whole log on.
 *
 * @example
 * logFor(session, 0); // => []
 */
export const logFor = (session: Session, viewer: Viewer, from = 0): Line[] =>
  linesFor(entriesOf(session.log, from), viewer);

/**
 * Where the session stands.
 *
 * @example
 * statusOf(session).phase; // => 'guessing'
 */
export const statusOf = (session: Session): GameStatus => (session.cache.status ??= stand(session));

function stand({ deadlines, phase, start, outcome, paused }: Session): GameStatus {
  let timer: Timer | undefined;
  const alarms: Record<string, Timer> = {};
  const instances: { instance: string; phase: string; delay: string; timer: Timer }[] = [];
  for (const it of paused === null ? deadlines : []) {
    const { since, at } = it;
    if ('alarm' in it) alarms[it.alarm] = { since, at };
    else if ('instance' in it)
      instances.push({ instance: it.instance, phase: it.phase, delay: it.delay, timer: { since, at } });
    else timer = { since, at };
  }
  return { phase, seats: start.seats, alarms, instances, outcome, ...(timer && { timer }) };
}
