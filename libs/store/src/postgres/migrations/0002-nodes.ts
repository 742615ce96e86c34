import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which nodes are alive, by the clock of the database, and which of them has exclusive use of what. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table nodes (id text collate "C" primary key, seen_at timestamptz not null)`.execute(db);
  await sql`create table leases (key text collate "C" primary key, node text collate "C" not null)`.execute(db);
  await sql`create index leases_by_node on leases (node)`.execute(db);
}

export const nodes: Migration = { up };
