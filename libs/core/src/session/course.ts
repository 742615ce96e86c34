import type { Entry } from '../log/entry.ts';
import { extend } from '../log/log.ts';
import { randomFor } from '../random/random.ts';
import { cacheFor } from './cache.ts';
import { rearmed } from './pace.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Input, Session } from './session.ts';
import { step, type Chance } from './step.ts';

/**
 * A session and, where a game master may take moves back, the way that led there. A list that only grows and shares
 * all that was there.
 */
export interface Course {
  readonly session: Session;
  /** Before the last move. */
  readonly before: Course | null;
  /** The last move. Pauses are no moves. */
  readonly move: Move | null;
}

export type Move = Exclude<
  Input,
  { readonly pace: unknown } | { readonly back: unknown } | { readonly abort: unknown }
>;

export type Advanced = { readonly ok: true; readonly course: Course; readonly entries: readonly Entry[] } | Refusal;

/** A session from here on: nothing before it can be taken back. */
export const courseOf = (session: Session): Course => ({ session, before: null, move: null });

/** Does somebody watch over this game who sees everything and may take moves back? Known from its options. */
export const hasMaster = ({ game, start }: Pick<Session, 'game' | 'start'>): boolean =>
  game.master?.(start.options) === true;

/** Applies one input, corrections among them. */
export function advance(course: Course, input: Input, chance: Chance = randomFor): Advanced {
  if ('back' in input) return takeBack(course, input);
  const next = step(course.session, input, chance);
  if (!next.ok) return next;
  const { session, entries } = next;
  if ('pace' in input || 'abort' in input) return { ok: true, course: { ...course, session }, entries };
  return {
    ok: true,
    course: hasMaster(session) ? { session, before: course, move: input } : courseOf(session),
    entries,
  };
}

/** An input of a log, taken again. */
export interface Replayed {
  readonly input: Input;
  readonly before: Course;
  readonly course: Course;
  readonly entries: readonly Entry[];
}

/** An input that was once taken is refused: the rules have changed, or the log is not of this game. */
export class ReplayError extends Error {
  readonly refusal: Refusal;

  constructor(n: number, refusal: Refusal) {
    super(`input ${n} is refused on replay: ${refusal.code}`, { cause: refusal.error });
    this.refusal = refusal;
  }
}

/**
 * Takes the inputs of a log again, one after the other.
 *
 * @throws ReplayError at an input that is refused
 * @example
 * for (const { input, course } of replaySteps(courseOf(start(game, from)), inputs)) draw(input, course.session);
 */
export function* replaySteps(
  from: Course,
  inputs: Iterable<Input>,
  chance: Chance = randomFor,
): Generator<Replayed, void> {
  let before = from;
  for (const input of inputs) {
    const next = advance(before, input, chance);
    if (!next.ok) throw new ReplayError(before.session.n, next);
    const { course, entries } = next;
    yield { input, before, course, entries };
    before = course;
  }
}

/**
 * Where a log of inputs leads: the same for ever, as long as the rules are the same.
 *
 * @throws ReplayError at an input that is refused
 * @example
 * const { session } = replay(courseOf(start(game, from)), inputs);
 */
export function replay(from: Course, inputs: Iterable<Input>, chance: Chance = randomFor): Course {
  let end = from;
  for (const { course } of replaySteps(from, inputs, chance)) end = course;
  return end;
}

/** The last moves that can be taken back, the last one first. Number `i` is taken back by `{ back: i + 1 }`. */
export function movesOf(course: Course, most: number): Move[] {
  const moves: Move[] = [];
  for (let at: Course | null = course; at?.move && moves.length < most; at = at.before) moves.push(at.move);
  return moves;
}

/**
 * The session as it was some moves ago, going on now. The input counts like any other, so that the chance of what
 * follows is another one; every question is asked anew, so that an answer to one that was taken back comes too late; and
 * clocks have as long to run as they had then.
 */
function takeBack(course: Course, input: Extract<Input, { back: number }>): Advanced {
  const { session: now } = course;
  if (now.outcome) return refuse('over');
  let to: Course | null = course;
  for (let left = input.back; left > 0 && to; left--) to = to.before;
  if (!to || to === course) return refuse('not_offered');
  const { session: then } = to;
  const entered = Object.fromEntries(Object.entries(now.entered).map(([phase, n]) => [phase, n + 1]));
  const { at } = then;
  const entry: Entry = { kind: 'pace.back', args: { n: input.back }, at, n: now.n };
  const session: Session = {
    ...then,
    n: now.n + 1,
    entered,
    ...rearmed(then, now.armed),
    // The clock of the table is set back to that moment.
    lag: Math.max(0, input.at - at),
    paused: now.paused === null ? null : at,
    corrections: now.corrections + 1,
    log: extend(then.log, [entry]),
    cache: cacheFor(then.state, { phase: then.phase, entered }, then.start.seats, now.cache),
  };
  return { ok: true, course: { session, before: to.before, move: to.move }, entries: [entry] };
}
