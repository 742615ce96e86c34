import type { AnyOffers } from '../chart/chart.ts';
import type { GameStatus } from '../game/status.ts';
import { entriesOf, linesFor } from '../log/log.ts';
import type { Line } from '../log/entry.ts';
import type { Offer } from '../offer/offer.ts';
import { SPECTATOR, type Seat, type Viewer } from '../seat.ts';
import { changesOf } from '../secret/changes.ts';
import { project } from '../secret/project.ts';
import type { View } from '../secret/view.ts';
import type { Table, Timer } from '../table/table.ts';
import type { Session } from './session.ts';
import { placeOf, type AskingPhase } from './cache.ts';

/**
 * The state as a viewer sees it.
 *
 * @example
 * viewOf(session, 1).hands.map(isHidden); // => [true, false, true]
 */
export function viewOf<State extends object>(session: Session<State>, viewer: Viewer): View<State>;
export function viewOf(session: Session, viewer: Viewer): object {
  const { cache } = session;
  const { views: look, before } = cache;
  const place = placeOf(viewer);
  const known = look.views[place];
  if (known) return known;
  const seen = before?.views[place];
  look.looks++;
  // If a spectator has looked first, the other viewers share as much of that view as they can.
  const everybodys = viewer >= 0 ? look.views[placeOf(SPECTATOR)] : undefined;
  if (!before || !seen) return (look.views[place] = project(look.state, viewer, undefined, everybodys));
  // What has changed is the same for all viewers, so it is computed once.
  if (cache.changes === undefined) cache.changes = changesOf(look.state, before.state);
  const last = { value: before.state, view: seen, changes: cache.changes };
  return (look.views[place] = project(look.state, viewer, last, everybodys));
}

/**
 * What a seat may do now, based on its own view; nothing while the table is paused. Offers with `closed` are shown, but
 * cannot be taken. Computed once for each session and seat. While the question and the seat's view stay the same, so do
 * the offers.
 *
 * @throws whatever the game's `offers` throw
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
  // A list that a phase offers to several seats is completed once, and shared.
  look.offered ??= same ? before!.offered : null;
  let all = nothing;
  for (const by of asking) {
    const listed = by.offers(view, seat);
    if (listed.length === 0) continue;
    if (look.offered?.listed !== listed || look.offered.by !== by)
      look.offered = { by, listed, offers: listed.map((it) => offerOf(it, by)) };
    all = all.length === 0 ? look.offered.offers : [...all, ...look.offered.offers];
  }
  return all;
}

const offerOf = (it: ReturnType<AnyOffers>[number], { phase, window }: AskingPhase): Offer => ({
  ...it,
  window: it.window === undefined ? window : `${phase}:${it.window}`,
  params: (it.params ?? none) as Offer['params'],
});

const whoAsks = ({ phase, game, entered }: Session): AskingPhase[] =>
  game.chart.asking(phase).map((it) => ({ ...it, window: `${it.phase}#${entered[it.phase] ?? 0}` }));

const none = Object.freeze({});

/**
 * Which question it is that is asked now, as a number that grows: it tells a question from the next one that looks just
 * like it. Everybody may know it, as everybody knows the phase.
 *
 * @example
 * questionOf(session); // => 1
 */
export const questionOf = ({ entered, cache }: Session): number => (cache.views.question ??= sumOf(entered));

function sumOf(entered: Session['entered']): number {
  let sum = 0;
  for (const phase in entered) sum += entered[phase]!;
  return sum;
}

/**
 * What to draw for a viewer: the same object as before, as long as the viewer's view and the status are the same.
 *
 * @throws whatever the game's `present` throws
 *
 * @example
 * tableFor(session, SPECTATOR).title; // => 'toy.title'
 */
export function tableFor(session: Session, viewer: Viewer): Table {
  const { views, before } = session.cache;
  const place = placeOf(viewer);
  const drawn = views.tables[place];
  if (drawn) return drawn.table;
  const view = viewOf(session, viewer);
  const status = statusOf(session);
  const last = before?.tables[place];
  const same = last && last.view === view && last.status === status;
  const table = same ? last.table : session.game.present(view, viewer, status);
  views.tables[place] = same ? last : { view, status, table };
  return table;
}

/**
 * The log as a viewer reads it, starting at entry number `from` of the whole log.
 *
 * @example
 * logFor(session, 0); // => []
 */
export const logFor = (session: Session, viewer: Viewer, from = 0): Line[] =>
  linesFor(entriesOf(session.log, from), viewer);

/**
 * The status of the session: the same object as before, as long as phase, clocks and outcome are the same.
 *
 * @example
 * statusOf(session).outcome; // => null
 */
export function statusOf(session: Session): GameStatus {
  const { views, before } = session.cache;
  if (views.statusMemo) return views.statusMemo.status;
  const { phase, deadlines, paused, outcome } = session;
  const last = before?.statusMemo;
  const same =
    last?.phase === phase && last.deadlines === deadlines && last.paused === paused && last.outcome === outcome;
  views.statusMemo = same ? last : { phase, deadlines, paused, outcome, status: stand(session) };
  return views.statusMemo.status;
}

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
