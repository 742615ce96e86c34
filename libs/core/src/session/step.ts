import type { Actions, Offer } from '../offer/offer.ts';
import { clockIdOf, sameClock } from '../chart/clock.ts';
import type { Cause } from '../chart/table.ts';
import type { AnyGame, Game } from '../game/game.ts';
import { emptyLog } from '../log/log.ts';
import { fill } from '../offer/fill.ts';
import { randomFor, type Random } from '../random/random.ts';
import { cacheFor } from './cache.ts';
import { offersFor } from './views.ts';
import { keepPace, noteBy, noted, tableTime } from './pace.ts';
import { refuse, type Refusal, type Stepped } from './refusal.ts';
import type { Input, Session, Start } from './session.ts';
import { settle } from './settle.ts';
import { stepper } from './stepper.ts';

/** The source of randomness for each input: the seed, except in scenarios. */
export type RandomSource = (seed: string, n: number) => Random;

/**
 * Deals a game.
 * @throws whatever the game's `setup` throws; options and seat count must have been checked before
 *
 * @example
 * start(toy, { seed: seedOf('1'), seats: 3, options: { ms: null }, at: 0 }).phase; // => 'guessing'
 */
export function start<State extends object, A extends Actions, Options extends object>(
  game: Game<State, A, Options>,
  from: Start,
  randomSource?: RandomSource,
): Session<State>;
export function start(game: AnyGame, from: Start, randomSource: RandomSource = randomFor): Session {
  const { seats, options, previous, at, seed } = from;
  const deal = randomSource(seed, 0);
  const state = game.setup({ seats, options, random: deal, ...(previous && { previous }) });
  const step = stepper(at, seats, deal);
  return settle(blank(game, from, state), game.chart.begin(state, step), step, at, at).session;
}

const nowhere: Session['entered'] = Object.freeze({});

const blank = (game: AnyGame, from: Start, state: object): Session => ({
  game,
  start: from,
  n: 0,
  at: from.at,
  phase: '',
  state,
  entered: nowhere,
  deadlines: [],
  armed: 0,
  lag: 0,
  paused: null,
  corrections: 0,
  log: emptyLog,
  outcome: null,
  cache: cacheFor(state, { phase: '', entered: nowhere }, from.seats, null),
});

/**
 * Applies one input. The given session is not changed, and stays valid if the input is refused or a rule fails.
 *
 * @example
 * const [, { window }] = offersFor(session, 0);
 * const next = step(session, { at: 10, seat: 0, action: { type: 'pass', window, params: {} } });
 * if (next.ok) session = next.session;
 * session.n; // => 2
 */
export function step<State extends object>(
  session: Session<State>,
  input: Input,
  randomSource?: RandomSource,
): Stepped<State>;
export function step(session: Session, input: Input, randomSource: RandomSource = randomFor): Stepped {
  if (session.outcome) return refuse('over');
  if ('pace' in input) return keepPace(session, input);
  if ('abort' in input) return abort(session, input.at);
  const at = tableTime(session, input.at);
  const taken = admit(session, input);
  if ('ok' in taken) return taken;
  const scope = stepper(at, session.start.seats, randomSource(session.start.seed, session.n));
  if ('close' in input) scope.log(noteBy('close', input));
  try {
    const run = session.game.chart.take(session, taken, scope);
    const rung = 'deadline' in input ? input.deadline : 'close' in input ? taken.clock : undefined;
    const { session: next, entries } = settle(session, run, scope, at, input.at, rung);
    return { ok: true, session: next, entries };
  } catch (error) {
    return { ...refuse('fault'), error };
  }
}

/** Ends a game that cannot go on by its rules: nobody wins. */
const abort = (session: Session, now: number): Stepped =>
  noted(
    session,
    tableTime(session, now),
    { kind: 'aborted' },
    {
      deadlines: [],
      paused: null,
      outcome: { winners: [], reason: 'outcome.aborted' },
    },
  );

type Event = NonNullable<Cause['event']>;

/**
 * What an input means to the chart of its game, if the session accepts it: for `step`, and for code that looks at the
 * chart itself.
 *
 * @example
 * const action = { type: 'guess', window: 'of another question', params: { value: 1 } };
 * admit(session, { at: 10, seat: 0, action }).ok; // => false
 */
export function admit(
  session: Session,
  input: Exclude<Input, { readonly pace: unknown } | { readonly abort: unknown }>,
): Cause | Refusal {
  if ('action' in input) return admitAction(session, input);
  if ('back' in input) return refuse('not_offered');
  if ('leave' in input) return { event: { type: 'leave', seat: input.leave } as Event };
  if ('close' in input) return closing(session);
  const { deadline, n } = input;
  const pending = session.paused === null && session.deadlines.find((it) => it.n === n && sameClock(it, deadline));
  if (!pending) return refuse('not_pending');
  if ('alarm' in pending) return { event: { type: 'alarm', id: pending.alarm } as Event };
  if ('instance' in pending) return { event: { type: 'clock', ...clockIdOf(pending) } as Event };
  return { clock: pending };
}

/**
 * What ends the present phase: its clock, whether that runs or the table has turned it off, or else what its game says
 * of `close`. Of several clocks it is the first that leads to another phase: the others only change something on the way.
 * All of this is written in the flow, so it depends on nothing hidden.
 */
function closing({ game: { chart }, phase, state, paused }: Session): Cause | Refusal {
  if (paused !== null) return refuse('paused');
  const clocks = chart.delaysIn(phase, state);
  const inner = clocks.filter((it) => it.phase === clocks.at(-1)?.phase);
  const clock = inner.find(({ leaves }) => leaves) ?? inner[0];
  if (clock) return { clock: { phase: clock.phase, delay: clock.delay } };
  return chart.handles(phase, 'close') ? { event: { type: 'close' } as Event } : refuse('not_pending');
}

function admitAction(session: Session, { seat, action }: Extract<Input, { action: unknown }>): Cause | Refusal {
  let known: 'not_offered' | 'stale' | null = 'not_offered';
  let closed: Offer | undefined;
  let wrong = '';
  for (const offer of offersFor(session, seat)) {
    if (offer.type !== action.type) continue;
    if (offer.window !== action.window) {
      known &&= 'stale';
      continue;
    }
    known = null;
    if (offer.closed !== undefined) {
      closed ??= offer;
      continue;
    }
    const filled = fill(offer, action.params);
    if (filled.ok) return { event: { ...filled.params, type: offer.type, seat } as Event };
    wrong = filled.param;
  }
  if (known) return refuse(known);
  return closed && wrong === ''
    ? { ...refuse('closed'), message: closed.closed! }
    : { ...refuse('bad_param'), param: wrong };
}
