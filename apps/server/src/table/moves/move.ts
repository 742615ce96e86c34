import { offersFor, OMNISCIENT, type Action, type Input, type Session, type Viewer } from '@masque/core';
import type { ClientMessage } from '@masque/protocol';
import { refused, type RequestResult, type RequestRefusal } from '../../answer.ts';
import type { Person } from '../../identity/people.ts';
import type { TraceOrigin } from '../../tracing.ts';
import type { TableModel } from '../table-model.ts';
import type { Listener } from '../views/viewer-feed.ts';

/** What a phone sends to play. */
export type Act = Omit<Extract<ClientMessage, { t: 'act' }>, 't'>;

/** Somebody who makes a request. They get its result before, or together with, everybody else's news of the change. */
export interface Caller extends Listener {
  /** Network address of the connection. */
  readonly from: string;
  answered(key: string, answer: RequestResult): void;
}

/** Who made a request, and its idempotency key. */
export interface RequestId {
  readonly by: Caller;
  readonly key: string;
}

/** A queued move of a player or a bot. */
export interface QueuedMove {
  /** Makes the input, with the time at which it is applied. */
  readonly input: () => Extract<Input, { action: unknown }>;
  /** Checked when the move's turn comes: why it is refused, if it is. */
  readonly mayNot: () => RequestRefusal | null;
  /** The trace it belongs to. */
  readonly origin: TraceOrigin;
  readonly receipt?: string;
  /** The game that it was meant for, if the client said so. */
  readonly game?: string | undefined;
  readonly asked?: RequestId;
}

/** Idempotency keys are scoped to a person. */
export const receiptOf = (person: Person, key: string): string => `${person.id} ${key}`;

/** How many receipts of commands a table remembers, of each of its people and of everybody else together. */
const [MAX_OWN, MAX_OTHERS] = [20, 50];

/**
 * The receipts with one more. Those of a person at the table are forgotten only for later ones of the same person:
 * otherwise people could count the whispers of others by which of their own commands are still known.
 */
export function withReceipt(done: readonly string[], receipt: string, people: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  const isRecent = (it: string): boolean => {
    const [owner = ''] = it.split(' ', 1);
    const whose = people.has(owner) ? owner : '';
    const n = (counts.get(whose) ?? 0) + 1;
    counts.set(whose, n);
    return n <= (whose === '' ? MAX_OTHERS : MAX_OWN);
  };
  return [...done, receipt].toReversed().filter(isRecent).toReversed();
}

/** Is nothing waiting for this move, so that it could be repeated without end? */
export function isOptional(session: Session | null, seat: Viewer, { type, window }: Action): boolean {
  if (!session || seat === OMNISCIENT) return false;
  let found = false;
  for (const it of offersFor(session, seat)) {
    if (it.type !== type || it.window !== window) continue;
    if (!it.optional) return false;
    found = true;
  }
  return found;
}

/** Why a person may not play at a table, or `null`. */
export function notPlaying(
  { session, data }: Pick<TableModel, 'session' | 'data'>,
  seat: Viewer,
): RequestRefusal | null {
  if (!session) return refused('not_now');
  if (seat < 0 && seat !== OMNISCIENT) return refused('not_seated');
  return data.places[seat]?.standIn === undefined ? null : refused('bot_plays');
}
