import { Kysely, PostgresDialect, type Compilable } from 'kysely';
import { inputTexts, text } from '../json.ts';
import { migrate } from '../migrations/index.ts';
import type { Appended, Created, Extended, SaveResult } from '../outcome.ts';
import * as deadlines from '../queries/deadlines.ts';
import * as log from '../queries/log.ts';
import * as people from '../queries/people.ts';
import * as retention from '../queries/retention.ts';
import * as streams from '../queries/streams.ts';
import { sessionRecord, sessionRow } from '../queries/sessions.ts';
import * as tables from '../queries/tables.ts';
import type { Json } from '../records.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { Batches } from './batches.ts';
import { readers, writer } from './connect.ts';
import { migrations } from './migrations/index.ts';
import { Partitions } from './partitions.ts';
import type { Write } from './batch-state.ts';
import { prune } from './prune.ts';
import * as reads from './reads.ts';
import { unusable } from './trouble.ts';
import type { PostgresSchema } from './schema.ts';

/**
 * A store in a PostgreSQL database (15 or newer), which many nodes on many machines may share. The node that starts
 * first creates its tables.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @throws Error if the database cannot be reached, or was made by a newer release
 * @example
 * const shared = await postgresStore(database);
 * const start = { id: 's1', tableId: null, game: 'coup', version: '1', seed: 'c0ffee', setup: null, startedAt: now };
 * await shared.createSession(start);
 * await shared.append('s1', 0, [{ at: now, seat: 2, action: 'income' }]); // => { ok: true, seq: 1 }
 * await shared.close();
 */
export async function postgresStore(url: string): Promise<Store> {
  const own = await open(url);
  // The queries that all stores share see the same tables; what only this one has stands beside them.
  const db = own as unknown as Kysely<Schema>;
  const partitions = new Partitions();
  const batches = new Batches(
    () => writer(url),
    (client, writes) => partitions.before(client, writes),
  );
  let closing: Promise<void> | null = null;

  const mustBeOpen = (): void => {
    if (closing) throw new Error('The store is closed.');
  };
  const write = async <T>(it: Write): Promise<T> => {
    mustBeOpen();
    return (await batches.write(it)) as T;
  };
  const all = async <Row>(query: Compilable<Row> & { execute(): Promise<Row[]> }): Promise<Row[]> => {
    mustBeOpen();
    return query.execute();
  };
  const first = async <Row>(query: Compilable<Row> & { execute(): Promise<Row[]> }) => (await all(query))[0];

  return {
    saveTable: async (table, expected) => write<SaveResult>({ do: 'table', table: tables.tableWrite(table, expected) }),
    async loadTable(id) {
      const row = await first(tables.tableById(db, id));
      return row ? tables.tableRecord(row) : null;
    },
    async loadTableByCode(code) {
      const row = await first(tables.tableByCode(db, code));
      return row ? tables.tableRecord(row) : null;
    },
    listTables: async (filter = {}) => (await all(tables.tables(db, filter))).map(tables.tableRecord),

    async createSession(session, { table, deadlines: rows = [] } = {}) {
      const draft = table && tables.tableWrite(table.table, table.expected);
      return write<Created>({ do: 'session', row: sessionRow(session), table: draft, deadlines: rows });
    },
    async loadSession(id) {
      const row = await first(reads.sessionById(own, id));
      return row ? sessionRecord(row) : null;
    },
    listSessions: async (filter = {}) => (await all(reads.sessions(own, filter))).map(sessionRecord),
    runningSessions: async () => (await all(reads.running(own))).map(sessionRecord),

    async append(sessionId, expected, inputs, { written, deadlines: rows, keys = [], finished } = {}) {
      return write<Appended>({
        do: 'append',
        sessionId,
        expected,
        inputs: inputTexts(inputs, written),
        receipts: keys.flatMap((key, i) =>
          key === null ? [] : { session_id: sessionId, key, data: JSON.stringify({ seq: expected + i }) },
        ),
        deadlines: rows,
        finished: finished && { at: finished.at, outcome: text(finished.outcome, 'The outcome') },
      });
    },
    async read(sessionId, from, limit) {
      const rows = await all(reads.inputs(own, sessionId, from, limit));
      return rows.map(({ seq, data }) => ({ seq, input: JSON.parse(data) as Json }));
    },
    saveSnapshot: async (session_id, seq, data) => write<void>({ do: 'snapshot', row: { session_id, seq, data } }),
    latestSnapshot: async (sessionId) => (await first(log.snapshot(db, sessionId))) ?? null,
    async seenAction(sessionId, key) {
      const row = await first(log.receipt(db, { session_id: sessionId, key }));
      return row ? (JSON.parse(row.data) as log.ReceiptOf).seq : null;
    },

    deadlinesOf: async (sessionId) => (await all(deadlines.deadlinesOf(db, sessionId))).map(deadlines.withClock),
    deadlinesDue: async (now, limit) => (await all(deadlines.deadlinesDue(db, now, limit))).map(deadlines.withClock),

    savePerson: async (person) => write<void>({ do: 'person', row: people.personRow(person) }),
    replaceToken: async (id, token_hash) => write<void>({ do: 'token', id, token_hash }),
    async loadPerson(id) {
      const row = await first(people.personById(db, id));
      return row ? people.personRecord(row) : null;
    },
    async personByToken(tokenHash) {
      const row = await first(people.personByToken(db, tokenHash));
      return row ? people.personRecord(row) : null;
    },

    async extendStream(stream, expected, given) {
      const inputs = given.map((it) => text(it, 'An input of the stream'));
      return write<Extended>({ do: 'extend', stream, expected, inputs });
    },
    loadStream: async (id) => (await first(streams.streamById(db, id))) ?? null,
    loadStreamByCode: async (code) => (await first(streams.streamByCode(db, code))) ?? null,
    listStreams: (kind) => all(streams.streams(db, kind)),
    async readStream(id, from) {
      const rows = await all(streams.streamInputs(db, id, from));
      return rows.map(({ seq, data }) => ({ seq, input: JSON.parse(data) as Json }));
    },
    async rewriteStream(stream_id, seq, input) {
      const data = text(input, 'An input of the stream');
      return write<void>({ do: 'rewrite', row: { stream_id, seq, data } });
    },
    async dropStream(id, expected) {
      mustBeOpen();
      return db.transaction().execute(async (on) => {
        const found = await streams.streamById(on, id).forUpdate().executeTakeFirst();
        if (found?.seq !== expected) return false;
        await streams.deleteStreamInputs(on, id).execute();
        await streams.deleteStream(on, id).execute();
        return true;
      });
    },

    endedGames: async (before, limit, skip) =>
      (await all(retention.endedBefore(db, before, limit, skip))).map(({ id }) => id),
    async prune(given) {
      mustBeOpen();
      return prune(db, given);
    },
    check: async () => write<void>({ do: 'check' }),

    metrics: () => ({ ...batches.metrics }),
    close() {
      closing ??= batches.close().then(() => own.destroy());
      return closing;
    },
  };
}

/** Connects, and migrates the tables. */
async function open(url: string): Promise<Kysely<PostgresSchema>> {
  let db: Kysely<PostgresSchema> | null = null;
  try {
    db = new Kysely<PostgresSchema>({ dialect: new PostgresDialect({ pool: await readers(url) }) });
    await migrate(db, migrations);
    return db;
  } catch (error) {
    await db?.destroy();
    throw unusable(url, error);
  }
}
