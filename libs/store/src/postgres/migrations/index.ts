import type { Migration } from 'kysely/migration';
import { first } from './0001-first.ts';
import { nodes } from './0002-nodes.ts';

/** The changes to the tables in PostgreSQL since the first release, in order. A released one is never edited. */
export const migrations: Record<string, Migration> = { '0001-first': first, '0002-nodes': nodes };
