import {
  timelineOf,
  fill,
  logFor,
  offersFor,
  ReplayError,
  replaySteps,
  start,
  tableFor,
  type Input,
  type Line,
  type Offer,
  type Session,
  type Table,
  type Viewer,
} from '@masque/core';
import { Problem } from '../io.ts';
import type { Recorded } from './read.ts';

/** What one viewer has before it after a move. */
export interface Scene {
  /** Number of the move; 0 is the deal. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly input?: Input;
  /** The offer that the move answered. */
  readonly answered?: Offer;
  /** What the move added to the viewer's log. */
  readonly lines: readonly Line[];
  readonly table: Table;
  readonly offers: readonly Offer[];
}

/** A recorded table as a viewer saw it, move by move. @throws Problem at a move that the rules refuse */
export function* scenes({ file, table, game, start: from }: Recorded, viewer: Viewer): Generator<Scene> {
  const begun = timelineOf(start(game, from));
  yield scene(begun.session, viewer, 0);
  let n = 0;
  try {
    for (const { input, before, timeline: timeline, entries } of replaySteps(begun, table.inputs)) {
      n++;
      const { session } = timeline;
      // After a correction, what was said before it is not said again.
      const read = session.log.length - entries.length;
      yield { ...scene(session, viewer, read, input), answered: answeredBy(before.session, input) };
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Problem(
      `Move ${n + 1} of ${file} is against the rules (${error.refusal.code}). "masque verify" tells more.`,
    );
  }
}

const scene = (session: Session, viewer: Viewer, from: number, input?: Input): Scene => ({
  n: session.n - 1,
  at: session.at,
  ...(input && { input }),
  lines: logFor(session, viewer, from),
  table: tableFor(session, viewer),
  offers: viewer >= 0 ? offersFor(session, viewer) : [],
});

function answeredBy(session: Session, input: Input): Offer | undefined {
  if (!('action' in input)) return undefined;
  const { type, window, params } = input.action;
  return offersFor(session, input.seat).find((it) => it.type === type && it.window === window && fill(it, params).ok);
}
