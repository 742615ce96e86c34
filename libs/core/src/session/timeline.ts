import type { Entry } from '../log/entry.ts';
import { extend } from '../log/log.ts';
import { randomFor } from '../random/random.ts';
import { cacheFor } from './cache.ts';
import { rearmed } from './pace.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Input, Session } from './session.ts';
import { step, type RandomSource } from './step.ts';

/**
 * A session and, if a game master may take moves back, the history that led there. A list that only grows and shares
 * all its earlier elements.
 */
export interface Timeline {
  readonly session: Session;
  /** Before the last move. */
  readonly before: Timeline | null;
  /** The last move. Pauses are no moves. */
  readonly move: Move | null;
}

/** An input that can be taken back: an action, a clock that rang, a seat given up. */
export type Move = Exclude<
  Input,
  { readonly pace: unknown } | { readonly back: unknown } | { readonly abort: unknown }
>;

/** The timeline after an input, with the entries it added to the log, or why the input was refused. */
export type Advanced = { readonly ok: true; readonly timeline: Timeline; readonly entries: readonly Entry[] } | Refusal;

/**
 * Starts from this session: nothing before it can be taken back.
 *
 * @example
 * timelineOf(session).before; // => null
 */
export const timelineOf = (session: Session): Timeline => ({ session, before: null, move: null });

/**
 * Whether this game has a game master, who sees everything and may take moves back. Known from its options.
 *
 * @example
 * hasMaster(session); // => false
 */
export const hasMaster = ({ game, start }: Pick<Session, 'game' | 'start'>): boolean =>
  game.master?.(start.options) === true;

/**
 * Applies one input, including corrections.
 *
 * @example
 * const [, { type, window }] = offersFor(session, 0);
 * advance(timelineOf(session), { at: 10, seat: 0, action: { type, window, params: {} } }).ok; // => true
 */
export function advance(timeline: Timeline, input: Input, randomSource: RandomSource = randomFor): Advanced {
  if ('back' in input) return takeBack(timeline, input);
  const next = step(timeline.session, input, randomSource);
  if (!next.ok) return next;
  const { session, entries } = next;
  if ('pace' in input || 'abort' in input) return { ok: true, timeline: { ...timeline, session }, entries };
  return {
    ok: true,
    timeline: hasMaster(session) ? { session, before: timeline, move: input } : timelineOf(session),
    entries,
  };
}

/** An input of a log, applied again. */
export interface Replayed {
  readonly input: Input;
  readonly before: Timeline;
  readonly timeline: Timeline;
  readonly entries: readonly Entry[];
}

/**
 * An input that was once accepted is refused: the rules have changed, or the log does not belong to this game.
 *
 * @example
 * try {
 *   replay(timelineOf(session), [{ at: 5, seat: 0, action: { type: 'fly', window: 'w', params: {} } }]);
 * } catch (error) {
 *   expect(error).toBeInstanceOf(ReplayError);
 *   error.refusal.code; // => 'not_offered'
 * }
 */
export class ReplayError extends Error {
  readonly refusal: Refusal;

  constructor(n: number, refusal: Refusal) {
    super(`input ${n} is refused on replay: ${refusal.code}`, { cause: refusal.error });
    this.refusal = refusal;
  }
}

/**
 * Applies the inputs of a log again, one after the other.
 *
 * @throws ReplayError if an input is refused
 * @example
 * [...replaySteps(timelineOf(session), [])]; // => []
 */
export function* replaySteps(
  from: Timeline,
  inputs: Iterable<Input>,
  randomSource: RandomSource = randomFor,
): Generator<Replayed, void> {
  let before = from;
  for (const input of inputs) {
    const next = advance(before, input, randomSource);
    if (!next.ok) throw new ReplayError(before.session.n, next);
    const { timeline, entries } = next;
    yield { input, before, timeline, entries };
    before = timeline;
  }
}

/**
 * The session that a log of inputs leads to: always the same, as long as the rules are the same.
 *
 * @throws ReplayError if an input is refused
 * @example
 * replay(timelineOf(session), []).session === session; // => true
 */
export function replay(from: Timeline, inputs: Iterable<Input>, randomSource: RandomSource = randomFor): Timeline {
  let end = from;
  for (const { timeline } of replaySteps(from, inputs, randomSource)) end = timeline;
  return end;
}

/**
 * The last moves that can be taken back, the last one first. Number `i` is taken back by `{ back: i + 1 }`.
 *
 * @example
 * movesOf(timelineOf(session), 5); // => []
 */
export function movesOf(timeline: Timeline, max: number): Move[] {
  const moves: Move[] = [];
  for (let at: Timeline | null = timeline; at?.move && moves.length < max; at = at.before) moves.push(at.move);
  return moves;
}

/**
 * The session as it was some moves ago, continuing now. The input counts like any other, so the randomness that follows
 * is different. Every question is asked again, so an answer to a question that was taken back comes too late. Clocks
 * have as long to run as they had then.
 */
function takeBack(timeline: Timeline, input: Extract<Input, { back: number }>): Advanced {
  const { session: now } = timeline;
  if (now.outcome) return refuse('over');
  let to: Timeline | null = timeline;
  for (let left = input.back; left > 0 && to; left--) to = to.before;
  if (!to || to === timeline) return refuse('not_offered');
  const { session: then } = to;
  const entered = Object.fromEntries(Object.entries(now.entered).map(([phase, n]) => [phase, n + 1]));
  const { at } = then;
  const entry: Entry = { kind: 'pace.back', args: { n: input.back }, at, n: now.n };
  const session: Session = {
    ...then,
    n: now.n + 1,
    entered,
    ...rearmed(then, now.armed),
    // Rewind the table clock to that moment.
    lag: input.at - at,
    paused: now.paused === null ? null : at,
    corrections: now.corrections + 1,
    log: extend(then.log, [entry]),
    cache: cacheFor(then.state, { phase: then.phase, entered }, then.start.seats, now.cache),
  };
  return { ok: true, timeline: { session, before: to.before, move: to.move }, entries: [entry] };
}
