import type { Viewer } from '../seat.ts';
import { project } from '../secret/project.ts';
import { mayRead } from '../secret/secret.ts';
import type { Entry, Line } from './entry.ts';

/** A log that only grows. Adding entries shares all earlier ones, so that move 10,000 costs as much as move 10. */
export interface Log {
  readonly length: number;
  readonly last: LogNode | null;
}

interface LogNode {
  readonly entry: Entry;
  readonly before: LogNode | null;
}

export const emptyLog: Log = { length: 0, last: null };

/** The log with further entries at its end. */
export function extend(log: Log, entries: readonly Entry[]): Log {
  let last = log.last;
  for (const entry of entries) last = { entry, before: last };
  return entries.length === 0 ? log : { length: log.length + entries.length, last };
}

/**
 * All entries, or those from number `from` on, oldest first.
 *
 * @example
 * entriesOf(session.log); // => []
 */
export function entriesOf(log: Log, from = 0): Entry[] {
  const out: Entry[] = [];
  for (let node = log.last, i = log.length; node && i > from; node = node.before, i--) out.push(node.entry);
  return out.reverse();
}

/**
 * The entries that one viewer reads: those not meant for it are left out without a trace.
 *
 * @example
 * linesFor([{ kind: 'saw', args: {}, to: [1] }], 0); // => []
 */
export function linesFor(entries: readonly Entry[], viewer: Viewer): Line[] {
  const lines: Line[] = [];
  for (const { kind, args, at, to = 'all', learn, data } of entries) {
    if (!mayRead(to, viewer)) continue;
    lines.push({
      kind,
      args: project(args ?? none, viewer) as Line['args'],
      at,
      ...(learn && { learn }),
      ...(to !== 'all' && { private: true }),
      ...(data !== undefined && { data: project(data, viewer) }),
    });
  }
  return lines;
}

const none = Object.freeze({});
