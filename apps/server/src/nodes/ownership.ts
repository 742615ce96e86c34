import type { TableRecord } from '@masque/store';
import { z } from 'zod';

/** What this server has to itself, among all that share its store. */
export interface Ownership {
  /** Is this here, or does nobody else have it? Then it is here from now on. */
  has(key: string): Promise<boolean>;
  /** Others may have it. */
  release(keys: readonly string[]): Promise<void>;
}

/** A server that shares its store with nobody. */
export const alone: Ownership = { has: async () => true, release: async () => {} };

/** What was asked for is at another node. */
export class Elsewhere extends Error {
  constructor(what: string) {
    super(`${what} is at another server`);
  }
}

const ofEvening = z.object({ club: z.object({ id: z.string() }) });

/** What one has to have to work with a table. The tables of an evening belong together. */
export const keyOfTable = ({ id, data }: Pick<TableRecord, 'id' | 'data'>): string =>
  ofEvening.safeParse(data).data?.club.id ?? id;
