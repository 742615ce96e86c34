import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The idempotency key of an input is stored with the input: a table of its own, in the order of its keys, changed
 * another page for nearly every move. Sessions know whether there are keys in their log, so that those of old games are
 * found without reading all logs.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inputs add column key text`.execute(db);
  await sql`create index receipts_by_seq on receipts (session_id, json_extract(data, '$.seq'))`.execute(db);
  await sql`update inputs set key = (select key from receipts where receipts.session_id = inputs.session_id
    and json_extract(receipts.data, '$.seq') = inputs.seq)`.execute(db);
  await sql`drop table receipts`.execute(db);
  await sql`create view receipts as
    select session_id, key, json_object('seq', seq) as data from inputs where key is not null`.execute(db);
  await sql`alter table sessions add column has_keys integer not null default 1`.execute(db);
  await sql`create index sessions_with_keys on sessions (finished_at) where has_keys = 1`.execute(db);
}

export const keysOfInputs: Migration = { up };
