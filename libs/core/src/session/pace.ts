import type { Note } from '../log/entry.ts';
import { extend } from '../log/log.ts';
import { cacheFor } from './cache.ts';
import { refuse } from './refusal.ts';
import type { Deadline, Input, Session } from './session.ts';
import type { Stepped } from './step.ts';

type Pace = Extract<Input, { pace: unknown }>;

/**
 * Stops the clocks of a session, starts them again, or gives more time: all clocks alike, those of hidden questions
 * too, so that it tells nothing. Clocks that ring later are armed anew. While a session is paused nothing is offered
 * and time stands still in it.
 */
export function keepPace(session: Session, input: Pace): Stepped {
  const { pace } = input;
  const at = session.paused ?? Math.max(input.at, session.at);
  if (pace === 'more') return paced(session, at, { kind: 'pace.more', args: { seconds: Math.round(input.ms / 1000) } }, { deadlines: later(session, 0, input.ms) });
  if (pace === 'pause') return session.paused === null ? paced(session, at, { kind: 'pace.pause' }, { paused: at }) : refuse('not_pending');
  if (session.paused === null) return refuse('not_pending');
  const now = Math.max(input.at, session.at);
  const passed = now - session.paused;
  return paced(session, now, { kind: 'pace.resume' }, { paused: null, deadlines: later(session, passed, passed) });
}

const later = ({ deadlines, armed }: Session, since: number, ms: number): Deadline[] =>
  deadlines.map((it, i) => ({ id: it.id, n: armed + i + 1, since: it.since + since, at: it.at + ms }));

function paced(session: Session, at: number, note: Note, change: Partial<Pick<Session, 'paused' | 'deadlines'>>): Stepped {
  const { chart, entered, cache, n, deadlines, armed } = session;
  const entry = { ...note, at, n };
  const next: Session = {
    ...session,
    ...change,
    n: n + 1,
    at,
    armed: change.deadlines ? armed + deadlines.length : armed,
    log: extend(session.log, [entry]),
    cache: cacheFor(chart.context as object, { nodes: chart._nodes, entered }, session.start.seats, cache),
  };
  return { ok: true, session: next, entries: [entry] };
}
