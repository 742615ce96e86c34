import { text } from '../json.ts';
import * as deadlines from '../queries/deadlines.ts';
import * as log from '../queries/log.ts';
import * as people from '../queries/people.ts';
import * as sessions from '../queries/sessions.ts';
import * as retention from '../queries/retention.ts';
import * as streams from '../queries/streams.ts';
import * as tables from '../queries/tables.ts';
import type { Appended } from '../outcome.ts';
import type { Store } from '../store.ts';
import { Appender, appendWrite, type AppendWrite } from './append.ts';
import { Connection } from './connection.ts';
import { GroupCommit } from './group-commit.ts';
import { open } from './open.ts';
import { prune } from './prune.ts';
import { createSession, dropStream, extendStream, saveTable } from './writes.ts';

/** How to open a database file. */
export interface SqliteOptions {
  /** How long to wait while another process writes to the same file, in milliseconds. Default: 5000. */
  busyTimeoutMs?: number;
}

/** What the thread of a store is asked for as well. */
export interface SqliteStore extends Store {
  /** Appends what is text already. */
  appendWritten(given: AppendWrite): Promise<Appended>;
}

/**
 * A store in one file, created with its folder if missing; `':memory:'` stores nothing on disk. Several processes on
 * one machine may share the file.
 *
 * @throws Error if the file cannot be opened, is not a database, or was made by a newer release
 * @example
 * const file = await sqliteStore(`${folder}/masque.db`);
 * const start = { id: 's1', tableId: null, game: 'coup', version: '1', seed: 'c0ffee', setup: null, startedAt: now };
 * await file.createSession(start);
 * await file.append('s1', 0, [{ at: now, seat: 2, action: 'income' }]); // => { ok: true, seq: 1 }
 * await file.close();
 */
export async function sqliteStore(file: string, { busyTimeoutMs = 5000 }: SqliteOptions = {}): Promise<SqliteStore> {
  const connection = new Connection(await open(file, busyTimeoutMs));
  const appender = new Appender(connection);
  const commits = new GroupCommit((work) => {
    try {
      return connection.transaction(() => {
        appender.begun();
        return work();
      });
    } catch (error) {
      appender.forget();
      throw error;
    }
  });
  const { db } = connection;
  let closing: Promise<void> | null = null;
  let marks = 0;

  const reading = (): Connection => {
    if (closing) throw new Error('The store is closed.');
    return connection;
  };
  const write = <T>(task: (on: Connection) => T): Promise<T> => {
    const on = reading();
    return commits.write(() => task(on));
  };

  return {
    async saveTable(table, expected) {
      const draft = tables.tableWrite(table, expected);
      return write((on) => saveTable(on, draft));
    },
    async loadTable(id) {
      const row = reading().first(tables.tableById(db, id));
      return row ? tables.tableRecord(row) : null;
    },
    async loadTableByCode(code) {
      const row = reading().first(tables.tableByCode(db, code));
      return row ? tables.tableRecord(row) : null;
    },
    async listTables(filter = {}) {
      return reading().all(tables.tables(db, filter)).map(tables.tableRecord);
    },

    async createSession(session, { table, deadlines = [] } = {}) {
      const row = sessions.sessionRow(session);
      const draft = table && tables.tableWrite(table.table, table.expected);
      return write((on) => createSession(on, appender, { row, table: draft, deadlines }));
    },
    async loadSession(id) {
      const row = reading().first(sessions.sessionById(db, id));
      return row ? sessions.sessionRecord(row) : null;
    },
    async listSessions(filter = {}) {
      return reading().all(sessions.sessions(db, filter)).map(sessions.sessionRecord);
    },
    async runningSessions() {
      return reading().all(sessions.running(db)).map(sessions.sessionRecord);
    },

    append: async (...given) => write(() => appender.append(appendWrite(...given))),
    appendWritten: async (given) => write(() => appender.append(given)),
    async read(sessionId, from, limit) {
      const rows = reading().all(log.inputs(db, sessionId, from, limit));
      return rows.map(({ seq, data }) => ({ seq, input: JSON.parse(data) }));
    },
    async saveSnapshot(session_id, seq, data) {
      return write((on) => on.run(log.keepSnapshot(db, { session_id, seq, data })));
    },
    async latestSnapshot(sessionId) {
      return reading().first(log.snapshot(db, sessionId)) ?? null;
    },
    async seenAction(sessionId, key) {
      const row = reading().first(log.receipt(db, { session_id: sessionId, key }));
      return row ? (JSON.parse(row.data) as log.ReceiptOf).seq : null;
    },

    async deadlinesOf(sessionId) {
      return reading().all(deadlines.deadlinesOf(db, sessionId)).map(deadlines.withClock);
    },
    async deadlinesDue(now, limit) {
      return reading()
        .all(deadlines.deadlinesDue(db, now, limit))
        .map(deadlines.withClock);
    },

    async savePerson(person) {
      const row = people.personRow(person);
      return write((on) => on.run(people.keepPerson(db, row)));
    },
    replaceToken: async (id, hash) => write((on) => on.run(people.replaceToken(db, id, hash))),
    async loadPerson(id) {
      const row = reading().first(people.personById(db, id));
      return row ? people.personRecord(row) : null;
    },
    async personByToken(tokenHash) {
      const row = reading().first(people.personByToken(db, tokenHash));
      return row ? people.personRecord(row) : null;
    },

    async extendStream(stream, expected, inputs) {
      const draft = { ...stream, expected, inputs: inputs.map((it) => text(it, 'An input of the stream')) };
      return write((on) => extendStream(on, draft));
    },
    async loadStream(id) {
      return reading().first(streams.streamById(db, id)) ?? null;
    },
    async loadStreamByCode(code) {
      return reading().first(streams.streamByCode(db, code)) ?? null;
    },
    async listStreams(kind) {
      return reading().all(streams.streams(db, kind));
    },
    async readStream(id, from) {
      return reading()
        .all(streams.streamInputs(db, id, from))
        .map(({ seq, data }) => ({ seq, input: JSON.parse(data) }));
    },
    async rewriteStream(stream_id, seq, input) {
      const data = text(input, 'An input of the stream');
      return write((on) => on.run(streams.replaceStreamInput(db, { stream_id, seq, data })));
    },
    dropStream: async (id, expected) => write((on) => dropStream(on, id, expected)),

    endedGames: async (before, limit, skip) =>
      reading()
        .all(retention.endedBefore(db, before, limit, skip))
        .map(({ id }) => id),
    prune: async (given) =>
      write((on) => {
        appender.forget();
        return prune(on, given);
      }),
    check: async () => write((on) => on.run(retention.mark(db, (marks = (marks + 1) % 1000)))),

    metrics: () => ({ ...commits.metrics }),
    close() {
      closing ??= commits.settled().then(() => connection.close());
      return closing;
    },
  };
}
