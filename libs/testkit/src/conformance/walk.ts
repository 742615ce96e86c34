import {
  seatsOf,
  seedOf,
  SPECTATOR,
  start,
  step,
  type Entry,
  type Input,
  type Session,
  type Viewer,
} from '@masque/core';
import { players, type Players } from '../play/players.ts';
import type { Plan, Setting } from './setting.ts';

/** A moment of a game played for a check. `input` is what led here; the deal has none. */
export interface Moment {
  readonly session: Session;
  readonly setting: Setting;
  readonly entries: readonly Entry[];
  readonly before?: Session;
  readonly input?: Input;
}

export interface WalkOptions {
  /** Tells walks of the same setting apart. */
  readonly round?: number | string;
  readonly who?: Players;
  readonly maxInputs?: number;
}

/** Inputs after which a walk has seen enough: that games end is the matter of one check alone. */
export const LONGEST = 600;

/** A session just dealt. The seed follows from plan, setting and round. */
export function dealt(plan: Plan, { seats, options, name }: Setting, round: number | string = 0): Session {
  return start(plan.game, { seed: seedOf(`${plan.seed} ${name} ${round}`), seats, options, at: 1_000_000 });
}

/**
 * Every moment of a game. Ends without a word where the game goes no further, well or badly: whether it may is the
 * matter of one check, and the others look at what there is.
 */
export function* walk(plan: Plan, setting: Setting, options: WalkOptions = {}): Generator<Moment> {
  const { round = 0, who = players({ seed: `${plan.seed} ${round}` }), maxInputs = LONGEST } = options;
  let session: Session;
  try {
    session = dealt(plan, setting, round);
  } catch {
    return;
  }
  yield { session, setting, entries: [] };
  for (let i = 0; i < maxInputs && !session.outcome; i++) {
    const input = who.next(session);
    const next = input && step(session, input);
    if (!input || !next?.ok) return;
    yield { before: session, input, session: next.session, setting, entries: next.entries };
    session = next.session;
  }
}

/** Settings of changed options that a check plays unless it plays them all. */
const SOME = 8;

/**
 * The settings of a plan with how often to play each: default options `times` times at effort 1; changed ones once, all
 * of them or some, others for every `times`.
 */
export function* rounds(
  plan: Plan,
  times: number,
  changed: 'all' | 'some' = 'some',
): Generator<{ setting: Setting; round: number }> {
  const { plain, varied, effort } = plan;
  const most = Math.max(1, Math.round(times * effort));
  for (const setting of plain) for (let round = 0; round < most; round++) yield { setting, round };
  const each = changed === 'all' ? 1 : Math.max(1, Math.ceil(varied.length / (SOME * effort)));
  for (const [i, setting] of varied.entries()) if (i % each === times % each) yield { setting, round: 0 };
}

/** Is this a moment for a check that takes long at large tables? Up to eight seats every one is. */
export const isSample = ({ n, start: { seats } }: Session): boolean => n % Math.ceil(seats / 8) === 0;

/** Spectator and a few seats, others at every step: at a table of forty not everybody can be asked every time. */
export function viewersOf({ n, start: { seats } }: Session, most = 4): Viewer[] {
  const all = seatsOf(seats);
  return [SPECTATOR, ...(seats <= most ? all : all.slice(0, most).map((i) => (i * 7 + n) % seats))];
}
