import type { TableRecord } from '@masque/store';
import { z } from 'zod';

/** What this server owns, among all servers that share its store. */
export interface Ownership {
  /** Does this server own it? If nobody does, this server takes ownership. */
  has(key: string): Promise<boolean>;
  /** Lets others take ownership. */
  release(keys: readonly string[]): Promise<void>;
}

/** For a server that shares its store with nobody. */
export const alone: Ownership = { has: async () => true, release: async () => {} };

/** What was requested belongs to another node, or may by now: this one was silent for too long, or is leaving. */
export class Elsewhere extends Error {}

const ofEvening = z.object({ club: z.object({ id: z.string() }) });

/** The ownership key for working with a table. All tables of an evening share one. */
export const keyOfTable = ({ id, data }: Pick<TableRecord, 'id' | 'data'>): string =>
  ofEvening.safeParse(data).data?.club.id ?? id;
