import {
  fill,
  logFor,
  offersFor,
  replaySteps,
  start,
  tableFor,
  timelineOf,
  type AnyGame,
  type Input,
  type Line,
  type Offer,
  type Outcome,
  type Session,
  type Start,
  type Table,
  type Viewer,
} from '@masque/core';
import type { TableExport } from '@masque/protocol';

/** A finished game, and everything needed to replay it. */
export interface Recording {
  /** The game, in the version by which it was played. */
  readonly game: AnyGame;
  readonly start: Start;
  readonly inputs: readonly Input[];
}

/** What one viewer saw after a move. */
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

/**
 * The recording of an exported table.
 *
 * @param game the game that the file names, in the version that it names
 * @example
 * const { inputs } = recordingOf(tableExport.parse(JSON.parse(text)), game);
 * inputs.length === file.inputs.length; // => true
 */
export function recordingOf(file: TableExport, game: AnyGame): Recording {
  const { seed, seats, options, startedAt: at, previous, inputs } = file;
  return { game, inputs, start: { seed, seats, options, at, ...(previous && { previous: previous as Outcome }) } };
}

/** A recording after one of its moves. */
export interface Taken {
  /** Number of the move; 0 is the deal. */
  readonly n: number;
  readonly session: Session;
  readonly input?: Input;
  /** The session that the input was applied to. */
  readonly before?: Session;
  /** Length of the log before the move. After moves were taken back, earlier lines are not repeated. */
  readonly read: number;
}

/**
 * Replays a recording move by move, starting with the deal.
 *
 * @throws ReplayError at an input that the rules refuse: either the rules or the inputs have changed since
 * @example
 * const sessions = [...movesIn(recording)].map(({ session }) => session);
 * sessions.at(-1).outcome.reason === file.outcome.reason; // => true
 */
export function* movesIn({ game, start: from, inputs }: Recording): Generator<Taken, void> {
  const begun = timelineOf(start(game, from));
  yield { n: 0, session: begun.session, read: 0 };
  let n = 0;
  for (const { input, before, timeline, entries } of replaySteps(begun, inputs)) {
    const { session } = timeline;
    yield { n: ++n, session, input, before: before.session, read: session.log.length - entries.length };
  }
}

/**
 * A recording as one viewer saw it, move by move, starting with the deal.
 *
 * @throws ReplayError at an input that the rules refuse
 * @example
 * const tables = [...scenes(recording, SPECTATOR)].map(({ table }) => table);
 * tables.length === file.inputs.length + 1; // => true
 */
export function* scenes(recording: Recording, viewer: Viewer): Generator<Scene, void> {
  for (const { n, session, input, before, read } of movesIn(recording)) {
    const answered = before && input && answeredBy(before, input);
    yield {
      n,
      at: session.at,
      ...(input && { input }),
      ...(answered && { answered }),
      lines: logFor(session, viewer, read),
      table: tableFor(session, viewer),
      offers: viewer >= 0 ? offersFor(session, viewer) : [],
    };
  }
}

function answeredBy(session: Session, input: Input): Offer | undefined {
  if (!('action' in input)) return undefined;
  const { type, window, params } = input.action;
  return offersFor(session, input.seat).find((it) => it.type === type && it.window === window && fill(it, params).ok);
}
