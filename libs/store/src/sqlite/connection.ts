import type { Database, Statement as Prepared } from 'better-sqlite3';
import { Kysely, SqliteDialect, type Compilable, type CompiledQuery } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqliteSchema } from './schema.ts';

/** More than the number of different statements in the store. */
const MAX_STATEMENTS = 100;

/** A query whose values are given when it runs. */
export type Query<Values, Row> = (db: Kysely<Schema> & Kysely<SqliteSchema>, values: Values) => Compilable<Row>;

/**
 * One open database. Kysely builds the queries; they run synchronously, so that nothing happens between the beginning
 * and the end of a transaction. SQLite works in this thread anyway.
 */
export class Connection {
  readonly db: Kysely<Schema>;
  /** The same, for what only SQLite has. */
  readonly own: Kysely<SqliteSchema>;
  readonly #database: Database;
  readonly #version: Prepared<unknown[]>;
  readonly #statements = new Map<string, Prepared<unknown[]>>();

  constructor(database: Database) {
    this.#database = database;
    this.#version = database.prepare<unknown[]>('pragma data_version').pluck();
    this.own = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database }) });
    this.db = this.own as unknown as Kysely<Schema>;
  }

  /**
   * Compiles a query once, for any values. For queries that every move needs: compiling a query costs several times as
   * much as running it.
   */
  prepare<Values extends object, Row = unknown>(query: Query<Values, Row>): Statement<Values, Row> {
    const { sql, parameters } = query(this.db as never, named as Values).compile();
    return new Statement(this.#database.prepare<unknown[]>(sql), parameters);
  }

  all<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).all(...parameters) as Row[];
  }

  first<Row>(query: Compilable<Row>): Row | undefined {
    const { sql, parameters } = query.compile();
    return this.#prepared(sql).get(...parameters) as Row | undefined;
  }

  run(query: Compilable | CompiledQuery): void {
    const { sql, parameters } = 'compile' in query ? query.compile() : query;
    this.#prepared(sql).run(...parameters);
  }

  /** Runs `work` as one durable transaction that holds the write lock from the start, or as if it had not run. */
  transaction<T>(work: () => T): T {
    return this.#database.transaction(work).immediate();
  }

  /** Another number whenever another connection has written to the database. Read it within a transaction. */
  get version(): unknown {
    return this.#version.get();
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): Prepared<unknown[]> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
      statement = this.#database.prepare<unknown[]>(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** A compiled query. */
export class Statement<Values extends object, Row> {
  readonly #prepared: Prepared<unknown[]>;
  readonly #parameters: readonly unknown[];

  constructor(prepared: Prepared<unknown[]>, parameters: readonly unknown[]) {
    this.#prepared = prepared;
    this.#parameters = parameters;
  }

  first(values: Values): Row | undefined {
    return this.#prepared.get(...this.#bound(values)) as Row | undefined;
  }

  /** Returns how many rows it has changed. */
  run(values: Values): number {
    return this.#prepared.run(...this.#bound(values)).changes;
  }

  #bound(values: Values): unknown[] {
    return this.#parameters.map((it) => (it instanceof Name ? (values as Record<string, unknown>)[it.name] : it));
  }
}

/** A placeholder in a compiled query for the value with this name. */
class Name {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Returns a name for every value that a query needs. */
const named: object = new Proxy({}, { get: (_, name) => new Name(String(name)) });
