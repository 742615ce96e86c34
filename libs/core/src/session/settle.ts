import type { Run } from '../chart/run.ts';
import type { Entry } from '../log/entry.ts';
import { extend } from '../log/log.ts';
import { cacheFor } from './cache.ts';
import type { Deadline, Session } from './session.ts';
import type { Stepper } from './stepper.ts';

/**
 * The session after a step: what the chart and the rules have done, put together. `rung`: the clock that rang.
 *
 * Spelled out field by field, because copying the old session and changing half of it costs several times as much.
 */
export function settle(
  before: Session,
  { snapshot, effects }: Run,
  { notes, clocks, outcome }: Stepper,
  at: number,
  rung?: string,
): { session: Session; entries: readonly Entry[] } {
  const { game, start, n, lag, paused, corrections } = before;
  const entries = notes.length === 0 ? nothing : notes.map((note) => ({ ...note, at, n }));
  const entered = effects.entered.length === 0 ? before.entered : counted(before.entered, effects.entered);
  let { deadlines, armed } = before;
  if (rung !== undefined) deadlines = without(deadlines, rung);
  for (const { id, ms } of clocks.length === 0 ? effects.clocks : [...effects.clocks, ...clocks]) {
    deadlines = without(deadlines, id);
    if (ms === null || ms === Infinity) continue;
    deadlines = [...deadlines, { id, n: ++armed, since: at, at: at + (Number.isFinite(ms) ? Math.max(0, ms) : 0) }];
  }
  const session: Session = {
    game,
    start,
    n: n + 1,
    at,
    chart: snapshot,
    entered,
    deadlines: outcome ? [] : deadlines,
    armed,
    lag,
    paused: outcome ? null : paused,
    corrections,
    log: extend(before.log, entries),
    outcome,
    cache: cacheFor(snapshot.context as object, { nodes: snapshot._nodes, entered }, start.seats, before.cache),
  };
  return { session, entries };
}

const nothing: readonly Entry[] = Object.freeze([]) as readonly never[];

const without = (deadlines: readonly Deadline[], id: string): readonly Deadline[] =>
  deadlines.some((it) => it.id === id) ? deadlines.filter((it) => it.id !== id) : deadlines;

function counted(entered: Session['entered'], paths: readonly string[]): Session['entered'] {
  const counts = { ...entered };
  for (const path of paths) counts[path] = (counts[path] ?? 0) + 1;
  return counts;
}
