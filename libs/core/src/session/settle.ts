import { sameClock, type ClockId, type Deadline } from '../chart/clock.ts';
import type { Run } from '../chart/table.ts';
import type { Entry } from '../log/entry.ts';
import { extend } from '../log/log.ts';
import { cacheFor } from './cache.ts';
import type { Session } from './session.ts';
import type { Stepper } from './stepper.ts';

/**
 * The session after a step: what the chart and the rules have done, put together. `now`: when the input came, on the
 * server's clock; `rung`: the clock that rang.
 *
 * Spelled out field by field, because copying the old session and changing half of it costs several times as much.
 */
export function settle(
  before: Session,
  { phase, state, entered: fresh, clocks: phaseClocks }: Run,
  { notes, clocks, outcome }: Stepper,
  at: number,
  now: number,
  rung?: ClockId,
): { session: Session; entries: readonly Entry[] } {
  const { game, start, n, lag, paused, corrections } = before;
  const entries = notes.length === 0 ? nothing : notes.map((note) => ({ ...note, at, n }));
  const entered = fresh.length === 0 ? before.entered : counted(before.entered, fresh);
  let { deadlines, armed } = before;
  if (rung !== undefined) deadlines = without(deadlines, rung);
  // The table's time stands still while extra time lasts. What remains of it goes to the clocks that run on, and not to
  // the next question.
  const left = fresh.length > 0 && paused === null ? at + lag - now : 0;
  if (left > 0) deadlines = deadlines.map((it) => ({ ...it, since: it.since + left, at: it.at + left }));
  for (const { clock, ms } of clocks.length === 0 ? phaseClocks : [...phaseClocks, ...clocks]) {
    deadlines = without(deadlines, clock);
    if (ms === null || ms === Infinity) continue;
    deadlines = [
      ...deadlines,
      { ...clock, n: ++armed, since: at, at: at + (Number.isFinite(ms) ? Math.max(0, ms) : 0) },
    ];
  }
  const session: Session = {
    game,
    start,
    n: n + 1,
    at,
    phase,
    state,
    entered,
    deadlines: outcome ? [] : deadlines,
    armed,
    lag: lag - left,
    paused: outcome ? null : paused,
    corrections,
    log: extend(before.log, entries),
    outcome,
    cache: cacheFor(state, { phase, entered }, start.seats, before.cache),
  };
  return { session, entries };
}

const nothing: readonly Entry[] = Object.freeze([]) as readonly never[];

const without = (deadlines: readonly Deadline[], clock: ClockId): readonly Deadline[] =>
  deadlines.some((it) => sameClock(it, clock)) ? deadlines.filter((it) => !sameClock(it, clock)) : deadlines;

function counted(entered: Session['entered'], phases: readonly string[]): Session['entered'] {
  const counts = { ...entered };
  for (const phase of phases) counts[phase] = (counts[phase] ?? 0) + 1;
  return counts;
}
