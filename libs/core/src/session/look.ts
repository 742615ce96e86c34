import type { AnyGame } from '../game/game.ts';
import type { Here } from '../game/here.ts';
import { entriesOf, linesFor } from '../log/log.ts';
import type { Line } from '../log/entry.ts';
import type { Offer } from '../offer/offer.ts';
import type { Seat, Viewer } from '../seat.ts';
import { changesOf } from '../secret/changes.ts';
import { project } from '../secret/project.ts';
import type { Table, Timer } from '../table/table.ts';
import type { Session } from './session.ts';
import { placeOf, type Asking } from './cache.ts';
import { alarmOf } from './stepper.ts';

/** The state as a viewer sees it. */
export function viewOf(session: Session, viewer: Viewer): object {
  const { cache } = session;
  const { look, before } = cache;
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
 */
export function offersFor(session: Session, seat: Seat): readonly Offer[] {
  if (session.paused !== null) return nothing;
  const { offers } = session.cache.look;
  return (offers[placeOf(seat)] ??= session.outcome ? nothing : compute(session, seat));
}

const nothing: readonly Offer[] = Object.freeze([]) as readonly never[];

function compute(session: Session, seat: Seat): readonly Offer[] {
  const { look, before } = session.cache;
  const same = before?.on.nodes === look.on.nodes && before?.on.entered === look.on.entered;
  const asking = (look.asking ??= (same ? before?.asking : null) ?? whoAsks(session));
  if (asking.length === 0) return nothing;
  const view = viewOf(session, seat);
  const place = placeOf(seat);
  const last = same && before?.views[place] === view ? before.offers[place] : undefined;
  if (last) return last;
  const all: Offer[] = [];
  for (const { offers, path, window } of asking)
    for (const it of offers(view, seat))
      all.push({
        ...it,
        window: it.window === undefined ? window : `${path}:${it.window}`,
        params: (it.params ?? none) as Offer['params'],
      });
  return all;
}

function whoAsks({ chart, game, entered }: Session): Asking[] {
  return openIn(game.chart, chart._nodes).map((it) => ({ ...it, window: `${it.path}#${entered[it.path] ?? 0}` }));
}

/** The phases among these nodes of a chart that offer something. Nodes are the same list whenever the chart stands there. */
function openIn({ offers }: AnyGame['chart'], nodes: readonly { readonly path: readonly string[] }[]): Open[] {
  let open = opens.get(nodes);
  if (!open) {
    open = nodes.flatMap(({ path: names }) => {
      const path = names.join('.');
      const asks = offers.get(path);
      return asks ? [{ offers: asks, path }] : [];
    });
    opens.set(nodes, open);
  }
  return open;
}

type Open = Omit<Asking, 'window'>;
const opens = new WeakMap<object, Open[]>();

const none = Object.freeze({});

/** What to draw for a viewer. */
export const tableFor = (session: Session, viewer: Viewer): Table =>
  session.game.present(viewOf(session, viewer), viewer, hereOf(session));

/** The log as a viewer reads it; from entry number `from` of the whole log on. */
export const logFor = (session: Session, viewer: Viewer, from = 0): Line[] =>
  linesFor(entriesOf(session.log, from), viewer);

/** What a seat has learned by the rules: its notebook. */
export const notebookFor = (session: Session, viewer: Viewer): Line[] =>
  logFor(session, viewer).filter((line) => line.learn);

/** Where the session stands. */
export const hereOf = (session: Session): Here => (session.cache.here ??= stand(session));

function stand({ deadlines, chart, start, outcome, paused }: Session): Here {
  let timer: Timer | undefined;
  const alarms: Record<string, Timer> = {};
  for (const { id, since, at } of paused === null ? deadlines : []) {
    const alarm = alarmOf(id);
    if (alarm === undefined) timer = { since, at };
    else alarms[alarm] = { since, at };
  }
  return { phase: pathOf(chart.value), seats: start.seats, alarms, outcome, ...(timer && { timer }) };
}

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([name, inner]) =>
      typeof inner === 'object' && Object.keys(inner as object).length === 0 ? name : `${name}.${pathOf(inner)}`,
    )
    .join(' ');
}
