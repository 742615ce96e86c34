import type { Line } from '@masque/core';
import { apply, merge, type Diff, type Doc, type Full, type Said } from '@masque/protocol';

/** What has been received of a table so far. */
export interface Seen {
  readonly counter: number;
  readonly doc: Doc;
  readonly log: readonly Line[];
  /** What people have said. */
  readonly said: readonly Said[];
}

/**
 * What is seen after a message. `null`: something was missed, and only a full document will help.
 *
 * @example
 * seen = receive(seen, message) ?? startOver();
 */
export function receive(seen: Seen | null, message: Full | Diff): Seen | null {
  const { counter } = message;
  if (message.t === 'full') return { counter, doc: message.doc, log: message.log, said: message.said ?? [] };
  if (!seen || counter > seen.counter + 1) return null;
  // Sent before the connection broke off, and again after.
  if (counter <= seen.counter) return seen;
  try {
    const log = message.log ? [...seen.log, ...message.log] : seen.log;
    return { counter, doc: apply(seen.doc, message.ops), log, said: merge(seen.said, message.said ?? []) };
  } catch {
    return null;
  }
}
