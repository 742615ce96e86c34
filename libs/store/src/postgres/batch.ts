import type { Client, QueryResultRow } from 'pg';
import type { Schema } from '../schema.ts';
import type { Deadlines, KnownSessions } from './known.ts';
import { BatchState, receiptKey, type Write } from './batch-state.ts';

/** How the promise of a write should settle. */
export type Decided = { readonly value: unknown } | { readonly error: unknown };

/**
 * Writes of many tables in one transaction: two round trips and one wait for the disk, however many there are. Rows are
 * locked in the order of their ids, so that nodes cannot deadlock; what is read after that does not change until the
 * transaction ends.
 *
 * @throws whatever the database throws; nothing has been written then, unless the connection was lost at the very end
 */
export async function writeBatch(client: Client, writes: readonly Write[], known: KnownSessions): Promise<Decided[]> {
  const ask = <Row extends QueryResultRow>(name: string, text: string, ...values: unknown[]) =>
    client.query<Row>({ name, text, values }).then(({ rows }) => rows);
  const state = new BatchState();
  try {
    const stored = await inOne(client, () => look(state, writes, ask));
    const decided = decideAll(state, writes);
    await inOne(client, () => keep(state, stored, ask));
    known.keep(state, stored);
    return decided;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Decides the writes in order. One that throws leaves no trace. */
export const decideAll = (state: BatchState, writes: readonly Write[]): Decided[] =>
  writes.map((write) => {
    try {
      return { value: state.decide(write) };
    } catch (error) {
      return { error };
    }
  });

/** Sends all queries of one moment with one system call, not with one for each. */
function inOne<T>({ connection: { stream } }: Client, ask: () => T): T {
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
}

type Ask = <Row extends QueryResultRow>(name: string, text: string, ...values: unknown[]) => Promise<Row[]>;

/** Deadlines by session. */
type Stored = ReadonlyMap<string, Deadlines>;

/** Locks the rows that the writes concern and reads what is needed to decide them. */
async function look(state: BatchState, writes: readonly Write[], ask: Ask): Promise<Stored> {
  const tables = writes.flatMap((it) => ('table' in it && it.table ? [it.table.row] : []));
  const ids = new Set(writes.flatMap((it) => sessionIn(it)));
  const keys = writes.flatMap((it) => (it.do === 'append' ? it.receipts : []));
  const codes = tables.flatMap(({ code }) => code ?? []);
  const streams = writes.flatMap((it) => (it.do === 'extend' ? [it.stream] : []));
  const streamCodes = streams.flatMap(({ code }) => code ?? []);
  /** Queries the ids in lists, unless the lists are empty. */
  const find = <Row extends QueryResultRow>(name: string, text: string, ...lists: readonly unknown[][]) =>
    lists[0]!.length === 0 ? Promise.resolve<Row[]>([]) : ask<Row>(name, text, ...lists);
  const [, sessions, found, holders, streamsFound, streamHolders, receipts, deadlines] = await all([
    ask('begin', 'begin'),
    find<{ id: string; started_at: number; finished_at: number | null; length: number }>(
      'lock-sessions',
      `select id, started_at, finished_at, length from sessions where id = any($1) order by id for no key update`,
      [...ids],
    ),
    find<{ id: string; revision: number; code: string | null }>(
      'lock-tables',
      `select id, revision, code from tables where id = any($1) order by id for no key update`,
      tables.map(({ id }) => id),
    ),
    find<{ id: string; code: string }>('codes', `select id, code from tables where code = any($1)`, codes),
    find<Schema['streams']>(
      'lock-streams',
      `select * from streams where id = any($1) order by id for no key update`,
      streams.map(({ id }) => id),
    ),
    find<{ id: string; code: string }>(
      'stream-codes',
      `select id, code from streams where code = any($1)`,
      streamCodes,
    ),
    find<{ session_id: string; key: string }>(
      'receipts',
      `select session_id, key from receipts join unnest($1::text[], $2::text[]) as asked (s, k) on session_id = s and key = k`,
      keys.map((it) => it.session_id),
      keys.map((it) => it.key),
    ),
    find<Schema['deadlines']>('deadlines', `select session_id, n, at from deadlines where session_id = any($1)`, [
      ...ids,
    ]),
  ] as const);
  for (const { id, started_at, finished_at, length } of sessions)
    state.sessions.set(id, { startedAt: started_at, finishedAt: finished_at, length, deadlines: null });
  for (const it of found) state.tables.set(it.id, it);
  for (const it of holders) state.codes.set(it.code, it.id);
  for (const it of streamsFound) state.streams.set(it.id, it);
  for (const it of streamHolders) state.streamCodes.set(it.code, it.id);
  for (const it of receipts) state.receipts.add(receiptKey(it));
  const stored = new Map([...ids].map((id) => [id, new Map<number, number>()]));
  for (const { session_id, n, at } of deadlines) stored.get(session_id)!.set(n, at);
  return stored;
}

const sessionIn = (write: Write): string[] =>
  write.do === 'append' ? [write.sessionId] : write.do === 'session' ? [write.row.id] : [];

/** Writes the changes of a batch, with one statement per kind, and commits. */
async function keep(state: BatchState, stored: Stored, ask: Ask): Promise<void> {
  const { saved, begun, appended, received, ended, snapshots, extended, streamed, rewritten, people, tokens } = state;
  const asked: Promise<unknown>[] = [];
  const put = (name: string, text: string, rows: readonly object[]): void => {
    if (rows.length > 0) asked.push(ask(name, text, JSON.stringify(rows)));
  };
  const tableRows = [...saved.values()];
  const tableColumns = rowsOf('id text, code text, state text, revision int, data text, saved_at bigint');
  put(
    'update-tables',
    `update tables set code = given.code, state = given.state, revision = given.revision, data = given.data,
       saved_at = given.saved_at from ${tableColumns} where tables.id = given.id`,
    tableRows.filter(({ id }) => !state.freshTables.has(id)),
  );
  // Another node that made the same one in between is found by its key, and the write is decided again.
  put(
    'insert-tables',
    `insert into tables select * from ${tableColumns}`,
    tableRows.filter(({ id }) => state.freshTables.has(id)),
  );
  put(
    'begin-sessions',
    `insert into sessions (id, table_id, game, version, seed, setup, started_at) select * from
     ${rowsOf('id text, table_id text, game text, version text, seed text, setup text, started_at bigint')}`,
    begun,
  );
  put(
    'append',
    `insert into inputs (session_id, seq, started_at, data) select * from
     ${rowsOf('session_id text, seq int, started_at bigint, data text')}`,
    appended,
  );
  put('receive', `insert into receipts select * from ${rowsOf('session_id text, key text, data text')}`, received);
  put(
    'advance',
    `update sessions set length = given.length, finished_at = given.finished_at, outcome = given.outcome
     from ${rowsOf('id text, length int, finished_at bigint, outcome text')} where sessions.id = given.id`,
    advanced(state, appended, ended),
  );
  const { gone, come } = deadlinesIn(state, stored);
  put(
    'stop-clocks',
    `delete from deadlines using ${rowsOf('session_id text, n int')}
     where deadlines.session_id = given.session_id and deadlines.n = given.n`,
    gone,
  );
  put(
    'start-clocks',
    `insert into deadlines (session_id, n, at, clock) select * from
     ${rowsOf('session_id text, n int, at bigint, clock text')}`,
    come,
  );
  put(
    'keep-snapshots',
    `insert into snapshots select * from ${rowsOf('session_id text, seq int, data text')}
     on conflict (session_id) do update set seq = excluded.seq, data = excluded.data where excluded.seq > snapshots.seq`,
    [...snapshots.values()],
  );
  const streamRows = [...extended.values()];
  const streamColumns = rowsOf('id text, kind text, code text, seq int');
  put(
    'update-streams',
    `update streams set kind = given.kind, code = given.code, seq = given.seq from ${streamColumns} where streams.id = given.id`,
    streamRows.filter(({ id }) => !state.freshStreams.has(id)),
  );
  put(
    'insert-streams',
    `insert into streams select * from ${streamColumns}`,
    streamRows.filter(({ id }) => state.freshStreams.has(id)),
  );
  put(
    'stream-inputs',
    `insert into stream_inputs select * from ${rowsOf('stream_id text, seq int, data text')}`,
    streamed,
  );
  put(
    'rewrite-streams',
    `update stream_inputs set data = given.data from ${rowsOf('stream_id text, seq int, data text')}
     where stream_inputs.stream_id = given.stream_id and stream_inputs.seq = given.seq`,
    [...rewritten.values()],
  );
  put(
    'keep-people',
    `insert into people select * from ${rowsOf('id text, token_hash text, data text, saved_at bigint')}
     on conflict (id) do update set data = excluded.data, saved_at = excluded.saved_at`,
    [...people.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  put(
    'replace-tokens',
    `update people set token_hash = given.token_hash from ${rowsOf('id text, token_hash text')} where people.id = given.id`,
    [...tokens.values()],
  );
  if (state.checked) asked.push(ask('check', CHECK));
  await all([...asked, ask('commit', 'commit')]);
}

/**
 * Changes nothing, but fails where a row could not be written, as in a database that is read-only; and there is something
 * to be made durable.
 */
const CHECK = `with none as (delete from deadlines where session_id = '') select pg_logical_emit_message(true, 'masque', '')`;

/** Rows passed as one JSON value. */
const rowsOf = (columns: string): string => `json_to_recordset($1::json) as given (${columns})`;

/** Sessions whose log is longer or closed. */
function advanced(state: BatchState, appended: BatchState['appended'], ended: BatchState['ended']): object[] {
  const ids = new Set([...appended.map(({ session_id }) => session_id), ...ended.keys()]);
  return [...ids].map((id) => {
    const { length, finishedAt: finished_at } = state.sessions.get(id)!;
    return { id, length, finished_at, outcome: ended.get(id) ?? null };
  });
}

/** The deadlines to delete and to insert: those that stay as they are cost nothing. */
export function deadlinesIn(state: BatchState, stored: Stored) {
  const gone: object[] = [];
  const come: object[] = [];
  for (const [session_id, { deadlines }] of state.sessions) {
    if (!deadlines) continue;
    const before = stored.get(session_id) ?? new Map<number, number>();
    const after = new Map(deadlines.map(({ n, at }) => [n, at]));
    for (const [n, at] of before) if (after.get(n) !== at) gone.push({ session_id, n });
    for (const { n, at, clock } of deadlines)
      if (before.get(n) !== at) come.push({ session_id, n, at, clock: JSON.stringify(clock) });
  }
  return { gone, come };
}

/** Waits for all answers, so that none arrives after nobody is waiting any more, and throws the first error. */
async function all<T extends readonly Promise<unknown>[]>(asked: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(asked);
  for (const it of settled) if (it.status === 'rejected') throw it.reason;
  return settled.map((it) => (it as PromiseFulfilledResult<unknown>).value) as { [K in keyof T]: Awaited<T[K]> };
}
