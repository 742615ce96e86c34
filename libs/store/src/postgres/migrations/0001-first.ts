import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Texts compare by their bytes, as in SQLite, so that both list records in the same order. Only the holder of the lock
 * on a session's row writes what belongs to the session: foreign keys would only repeat this check for every input.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(db);
  await run(`create table tables (
    id text collate "C" primary key,
    code text collate "C" unique,
    state text collate "C" not null,
    revision integer not null,
    data text not null,
    saved_at bigint not null
  )`);
  await run('create index tables_by_state on tables (state, saved_at)');
  // The length of a log changes with every move: room in the page keeps the new row beside the old one.
  await run(`create table sessions (
    id text collate "C" primary key,
    table_id text collate "C",
    game text not null,
    version text not null,
    seed text not null,
    setup text not null,
    started_at bigint not null,
    finished_at bigint,
    outcome text,
    length integer not null default 0
  ) with (fillfactor = 70)`);
  await run('create index sessions_by_table on sessions (table_id, started_at)');
  await run('create index sessions_by_end on sessions (finished_at, started_at)');
  // By the month in which the game began: old games lie apart from those being played.
  await run(`create table inputs (
    session_id text collate "C" not null,
    seq integer not null,
    started_at bigint not null,
    data text not null,
    primary key (session_id, seq, started_at)
  ) partition by range (started_at)`);
  await run(
    'create table snapshots (session_id text collate "C" primary key, seq integer not null, data text not null)',
  );
  await run(`create table deadlines (
    session_id text collate "C" not null,
    n integer not null,
    at bigint not null,
    clock text not null,
    primary key (session_id, n)
  )`);
  await run('create index deadlines_by_time on deadlines (at)');
  await run(`create table receipts (
    session_id text collate "C" not null,
    key text collate "C" not null,
    data text not null,
    primary key (session_id, key)
  )`);
  await run(`create table streams (
    id text collate "C" primary key,
    kind text collate "C" not null,
    code text collate "C" unique,
    seq integer not null
  )`);
  await run('create index streams_by_kind on streams (kind, id)');
  await run(`create table stream_inputs (
    stream_id text collate "C" not null,
    seq integer not null,
    data text not null,
    primary key (stream_id, seq)
  )`);
  await run(`create table people (
    id text collate "C" primary key,
    token_hash text collate "C" not null unique,
    data text not null,
    saved_at bigint not null
  )`);
}

export const first: Migration = { up };
