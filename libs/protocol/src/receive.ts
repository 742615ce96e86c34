import type { Line } from '@masque/core';
import { apply } from './apply.ts';
import type { ChatMessage } from './chat.ts';
import type { Doc } from './doc.ts';
import { merge } from './merge.ts';
import type { Op } from './ops.ts';
import { withOwn } from './own.ts';
import type { Diff, Full, LogPage } from './server.ts';

/** What a client has received of a table so far. */
export interface Received {
  readonly counter: number;
  readonly doc: Doc;
  /** How many lines of the log come before the first one here. */
  readonly from: number;
  readonly log: readonly Line[];
  /** What people have said. */
  readonly said: readonly ChatMessage[];
  /** Everybody's document, and the differences of this viewer's. */
  readonly all: Doc;
  readonly own: readonly Op[];
}

/**
 * What the client has after a message; `null` if something was missed, and only a full document will help.
 *
 * @example
 * const seen = receive(null, { t: 'full', counter: 1, all: { you: null }, own: [[['you'], 2]], log: { from: 0, lines: [] } });
 * seen.doc; // => { you: 2 }
 * receive(seen, { t: 'diff', counter: 2, back: [['you']] }).doc; // => { you: null }
 * receive(seen, { t: 'diff', counter: 4 }); // => null
 */
export function receive(seen: Received | null, message: Full | Diff): Received | null {
  const { counter } = message;
  try {
    if (message.t === 'full') {
      const { all, own = [], log, said = [] } = message;
      return { counter, doc: apply(all, own), from: log.from, log: log.lines, said, all, own };
    }
    if (!seen || counter > seen.counter + 1) return null;
    // Sent before the connection was lost, and again afterwards.
    if (counter <= seen.counter) return seen;
    const all = apply(seen.all, message.all?.ops ?? []);
    const own = withOwn(seen.own, message);
    const same = all === seen.all && own === seen.own;
    const lines = message.log ?? message.all?.log ?? [];
    return {
      counter,
      doc: same ? seen.doc : apply(all, own),
      from: seen.from,
      log: lines.length === 0 ? seen.log : [...seen.log, ...lines],
      said: merge(seen.said, message.said ?? []),
      all,
      own,
    };
  } catch {
    return null;
  }
}

/**
 * What the client has after earlier lines of the log have arrived. A page that does not end where the log here begins
 * changes nothing: another game has begun in between.
 *
 * @example
 * const seen = receive(null, { t: 'full', counter: 1, all: {}, log: { from: 1, lines: ['b'] } });
 * withPage(seen, { from: 0, lines: ['a'] }).log; // => ['a', 'b']
 */
export function withPage(seen: Received, { from, lines }: LogPage): Received {
  if (from + lines.length !== seen.from) return seen;
  return { ...seen, from, log: [...lines, ...seen.log] };
}
