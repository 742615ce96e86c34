import type { Database, Statement } from 'better-sqlite3';
import { Kysely, SqliteDialect, type Compilable } from 'kysely';
import type { Schema } from '../schema.ts';

/** More different statements than the store has. */
const statementsKept = 100;

/**
 * One open database. Kysely builds the queries; they run at once and not in turns with others, so that a transaction
 * begins and ends without letting anybody in between. SQLite works in this thread anyway.
 */
export class Connection {
  readonly db: Kysely<Schema>;
  readonly #database: Database;
  readonly #statements = new Map<string, Statement<unknown[]>>();

  constructor(database: Database) {
    this.#database = database;
    this.db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  }

  all<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).all(...parameters) as Row[];
  }

  first<Row>(query: Compilable<Row>): Row | undefined {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).get(...parameters) as Row | undefined;
  }

  run(query: Compilable): void {
    const { sql, parameters } = query.compile();
    this.#prepared(sql).run(...parameters);
  }

  /** Runs `work` as one durable transaction that holds the write lock from the start, or as if it had not run. */
  transaction<T>(work: () => T): T {
    return this.#database.transaction(work).immediate();
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): Statement<unknown[]> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= statementsKept) this.#statements.clear();
      statement = this.#database.prepare<unknown[]>(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
