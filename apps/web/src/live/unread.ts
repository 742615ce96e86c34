import type { Said } from '@masque/protocol';
import { recall, remember } from '../prefs/storage.ts';

/**
 * What was said to all and has not been read here. Secrets do not count: whoever looks at this phone from the side
 * would learn that somebody whispers to its owner.
 */
export const unreadOf = (said: readonly Said[], seat: number | null | undefined, until: number): number =>
  said.filter(
    (it) => !it.private && it.text !== undefined && it.at > until && (it.seat === undefined || it.seat !== seat),
  ).length;

const keyOf = (table: string): string => `heard.${table}`;

/** Until when this browser has read what was said at a table, in milliseconds since 1970. */
export const readUntil = (table: string): number => Number(recall(keyOf(table)) ?? 0);

/** All that was said has been read. */
export function readAll(table: string, said: readonly Said[]): void {
  const last = said.at(-1)?.at ?? 0;
  if (last > readUntil(table)) remember(keyOf(table), String(last));
}
