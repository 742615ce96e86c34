import type { ChatMessage } from '@masque/protocol';
import { recall, remember } from '../prefs/storage.ts';

/**
 * The number of unread public messages. Secrets do not count: a person looking at this phone from the side would learn
 * that its owner gets whispers.
 */
export const unreadOf = (said: readonly ChatMessage[], seat: number | null | undefined, until: number): number =>
  said.filter(
    (it) => !it.private && it.text !== undefined && it.at > until && (it.seat === undefined || it.seat !== seat),
  ).length;

const keyOf = (table: string): string => `heard.${table}`;

/** The time up to which this browser has read the messages of a table, in milliseconds since 1970. */
export const readUntil = (table: string): number => Number(recall(keyOf(table)) ?? 0);

/** Marks all messages as read. */
export function readAll(table: string, said: readonly ChatMessage[]): void {
  const last = said.at(-1)?.at ?? 0;
  if (last > readUntil(table)) remember(keyOf(table), String(last));
}
