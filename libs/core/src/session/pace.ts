import { clockIdOf, type ClockId } from '../chart/clock.ts';
import type { Note } from '../log/entry.ts';
import { extend } from '../log/log.ts';
import type { Seat } from '../seat.ts';
import { cacheFor } from './cache.ts';
import { refuse, type Stepped } from './refusal.ts';
import type { Input, Session } from './session.ts';

type PaceInput = Extract<Input, { pace: unknown }>;

/** The table's time when it is `at` on the server's clock. Never earlier than the last input. */
export const tableTime = ({ paused, lag, at: last }: Session, at: number): number => Math.max(paused ?? at - lag, last);

/** A clock of a session that will fire at `at`, in milliseconds on the server's clock. */
export interface Ringing {
  readonly clock: ClockId;
  /** Which start of a clock it is; the input of the clock has the same number. */
  readonly n: number;
  readonly at: number;
}

/**
 * When the clocks of a session fire, on the server's clock. None while it is paused.
 *
 * @example
 * alarmsOf(session).map((it) => it.at); // => [1000]
 */
export const alarmsOf = ({ deadlines, lag, paused }: Session): Ringing[] =>
  paused === null ? deadlines.map((it) => ({ clock: clockIdOf(it), n: it.n, at: it.at + lag })) : [];

/**
 * Pauses the time of a table, resumes it, gives more of it, or moves it on to where the first clock fires. It applies
 * to everything that runs, including hidden questions, so that it reveals nothing. While a session is paused, nothing
 * is offered.
 */
export function keepPace(session: Session, input: PaceInput): Stepped {
  const { paused, lag, deadlines } = session;
  const at = tableTime(session, input.at);
  switch (input.pace) {
    case 'pause':
      return paused === null
        ? paced(session, at, noteBy('pause', input), { paused: input.at - lag })
        : refuse('paused');
    case 'resume':
      return paused === null
        ? refuse('not_paused')
        : paced(session, at, noteBy('resume', input), { paused: null, lag: input.at - paused });
    case 'skip': {
      const first = Math.min(...deadlines.map((it) => it.at));
      if (paused !== null) return refuse('paused');
      if (first === Infinity) return refuse('not_pending');
      // Never backwards: a clock that is overdue fires without this.
      return paced(session, at, { kind: 'pace.skip' }, { lag: input.at - Math.max(first, at) });
    }
    case 'more': {
      const note = noteBy('more', input, { seconds: Math.round(input.ms / 1000) });
      return paced(session, at, note, paused === null ? { lag: lag + input.ms } : { paused: paused - input.ms });
    }
  }
}

/** An entry about the pace. It says who wanted it if they have a seat. */
export const noteBy = (
  kind: 'pause' | 'resume' | 'more' | 'close',
  { by }: { readonly by?: Seat },
  args: NonNullable<Note['args']> = {},
): Note =>
  by === undefined ? { kind: `pace.${kind}`, args } : { kind: `pace.${kind}.by`, args: { ...args, who: { seat: by } } };

const paced = (session: Session, at: number, note: Note, change: Partial<Session>): Stepped =>
  noted(session, at, note, { ...change, ...rearmed(session, session.armed) });

/** The session after an input in which no rule has a part. */
export function noted(session: Session, at: number, note: Note, change: Partial<Session>): Stepped {
  const { phase, state, entered, cache, n, start } = session;
  const entry = { ...note, at, n };
  const next: Session = {
    ...session,
    ...change,
    n: n + 1,
    at,
    log: extend(session.log, [entry]),
    cache: cacheFor(state, { phase, entered }, start.seats, cache),
  };
  return { ok: true, session: next, entries: [entry] };
}

/**
 * Gives the clocks new numbers: one that was about to fire when it was moved must not be mistaken for the one that
 * fires later.
 */
export const rearmed = ({ deadlines }: Pick<Session, 'deadlines'>, armed: number) => ({
  deadlines: deadlines.map((it, i) => ({ ...it, n: armed + i + 1 })),
  armed: armed + deadlines.length,
});
