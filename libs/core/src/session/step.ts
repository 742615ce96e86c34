import { wireType, type Envelope } from '../chart/chart.ts';
import { begin, feed, standing } from '../chart/run.ts';
import type { AnyGame } from '../game/game.ts';
import type { Entry } from '../log/entry.ts';
import { emptyLog } from '../log/log.ts';
import { fill } from '../offer/fill.ts';
import { randomFor, type Random } from '../random/random.ts';
import { cacheFor } from './cache.ts';
import { offersFor } from './look.ts';
import { keepPace, tableTime } from './pace.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Input, Session, Start } from './session.ts';
import { settle } from './settle.ts';
import { alarmOf, stepper } from './stepper.ts';

/** The session after an input with the entries it added to the log, or why there is none. */
export type Stepped = { readonly ok: true; readonly session: Session; readonly entries: readonly Entry[] } | Refusal;

/** Where the chance of each input comes from: from the seed, except in scenarios. */
export type Chance = (seed: string, n: number) => Random;

/**
 * Deals a game.
 * @throws what the game's `setup` throws; options and seat count must have been checked before
 */
export function start(game: AnyGame, from: Start, chance: Chance = randomFor): Session {
  const { seats, options, previous, at, seed } = from;
  const deal = chance(seed, 0);
  const state = game.setup({ seats, options, random: deal, ...(previous && { previous }) });
  const step = stepper(at, seats, deal);
  const before = blank(game, from, standing(game.chart, state, {}));
  return settle(before, begin(game.chart, state, step), step, at).session;
}

const nowhere: Session['entered'] = Object.freeze({});

const blank = (game: AnyGame, from: Start, chart: Session['chart']): Session => ({
  game,
  start: from,
  n: 0,
  at: from.at,
  chart,
  entered: nowhere,
  deadlines: [],
  armed: 0,
  lag: 0,
  paused: null,
  corrections: 0,
  log: emptyLog,
  outcome: null,
  cache: cacheFor(chart.context as object, { nodes: chart._nodes, entered: nowhere }, from.seats, null),
});

/**
 * Applies one input. The session given stays as it is, and stays in force if the input is refused or a rule fails.
 *
 * @example
 * const next = step(session, { at: now, seat: 2, action: { type: 'tax', window: offer.window, params: {} } });
 * if (next.ok) session = next.session;
 */
export function step(session: Session, input: Input, chance: Chance = randomFor): Stepped {
  if (session.outcome) return refuse('over');
  if ('pace' in input) return keepPace(session, input);
  const at = tableTime(session, input.at);
  const taken = admit(session, input);
  if ('ok' in taken) return taken;
  const scope = stepper(at, session.start.seats, chance(session.start.seed, session.n));
  try {
    const run = feed(session.game.chart, session.chart, { ...taken, step: scope });
    const { session: next, entries } = settle(
      session,
      run,
      scope,
      at,
      'deadline' in input ? input.deadline : undefined,
    );
    return { ok: true, session: next, entries };
  } catch (error) {
    return { ...refuse('fault'), error };
  }
}

/** The event that an input stands for, if the session takes it. */
function admit(session: Session, input: Exclude<Input, { pace: unknown }>): Omit<Envelope, 'step'> | Refusal {
  if ('action' in input) return admitAction(session, input);
  if ('back' in input) return refuse('not_offered');
  if ('leave' in input) return { type: wireType('leave'), event: { type: 'leave', seat: input.leave } as never };
  const pending =
    session.paused === null && session.deadlines.find((it) => it.id === input.deadline && it.n === input.n);
  if (!pending) return refuse('not_pending');
  const alarm = alarmOf(pending.id);
  if (alarm !== undefined) return { type: wireType('alarm'), event: { type: 'alarm', id: alarm } as never };
  return { type: pending.id, event: { type: 'after' } };
}

function admitAction(
  session: Session,
  { seat, action }: Extract<Input, { action: unknown }>,
): Omit<Envelope, 'step'> | Refusal {
  const offers = offersFor(session, seat).filter((it) => it.type === action.type);
  if (offers.length === 0) return refuse('not_offered');
  const current = offers.filter((it) => it.window === action.window);
  if (current.length === 0) return refuse('stale');
  const closed = current.find((it) => it.closed !== undefined);
  let wrong = '';
  for (const offer of current) {
    if (offer.closed !== undefined) continue;
    const filled = fill(offer, action.params);
    if (filled.ok) return { type: wireType(offer.type), event: { ...filled.params, type: offer.type, seat } as never };
    wrong = filled.param;
  }
  return closed && wrong === ''
    ? { ...refuse('closed'), message: closed.closed! }
    : { ...refuse('bad_param'), param: wrong };
}
