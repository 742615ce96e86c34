import { logFor, tableFor, type Table, type Viewer } from '@masque/core';
import { diff, type Frame, type Replay, type TableExport } from '@masque/protocol';
import { Highlights } from './moments.ts';
import { movesIn, type Recording } from './scenes.ts';

/**
 * A recording as sent to a viewer who looks back at it: the table after each move as differences, with the viewer's new
 * log lines. A generator, so that a server can yield to other work between two steps of a long game. Its return value
 * is the replay.
 *
 * @throws ReplayError at an input that the rules refuse
 * @example
 * const steps = replayOf(file, recording, SPECTATOR);
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value.frames.length === file.inputs.length + 1; // => true
 */
export function* replayOf(file: TableExport, recording: Recording, viewer: Viewer): Generator<number, Replay> {
  const highlights = new Highlights();
  const frames: Frame[] = [];
  let before: Table | Record<string, never> = {};
  for (const { n, session, input, read } of movesIn(recording)) {
    highlights.see(n, session);
    const seat = input && 'seat' in input ? input.seat : undefined;
    const table = tableFor(session, viewer);
    const lines = logFor(session, viewer, read);
    frames.push({ n, at: session.at, lines, ops: diff(before, table), ...(seat !== undefined && { seat }) });
    before = table;
    yield n;
  }
  const { game, gameVersion, names, masks, startedAt, outcome } = file;
  const chapters = [...highlights.chapters()];
  const moments = [...highlights.moments()];
  const about = { game, gameVersion, names, ...(masks && { masks }), startedAt, outcome };
  return { ...about, as: viewer, chapters, moments, frames };
}
