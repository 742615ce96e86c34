import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import {
  KEY_LENGTH,
  KINDS,
  kinds,
  source,
  target,
  unreadable,
  unwritten,
  type ArchiveEnd,
  type DbTable,
  type DbRow,
} from './ends.ts';

/** Rows read and written at a time. */
const PAGE = 500;

/** How many records of each kind there are. */
export type CopyCounts = Readonly<Record<DbTable, number>>;

/**
 * Copies everything that is stored in one place to another, empty one, and compares them record by record. It copies
 * the state of one moment, even while a server goes on writing to the source.
 *
 * @param from a folder, the file of a backup, or `postgres://user:password@host/database`
 * @param to the same; a name with an extension is a file
 * @param tell called with the number of records copied so far
 * @throws Error if one of them cannot be used, the second one is not empty, or they differ afterwards; the second one
 * is then empty, or the error says not to trust it
 * @example
 * await (await openStore(folder)).close();
 * (await copyStore(folder, `${folder}/backup.db`)).people; // => 0
 */
export async function copyStore(
  from: string,
  to: string,
  tell: (records: number) => void = () => {},
): Promise<CopyCounts> {
  const a = await source(from);
  try {
    const b = await target(to);
    try {
      return await atOneMoment(a, async (reading) => {
        const from = { name: a.name, db: reading };
        await b.db.transaction().execute((writing) => copy(from, b, writing, tell));
        return compare(from, b);
      });
    } finally {
      await b.close();
    }
  } finally {
    await a.close();
  }
}

/** Where records are read. */
type Read = Pick<ArchiveEnd, 'name' | 'db'>;

/** Reads everything in the state it has when the first record is read. */
function atOneMoment<T>({ db, postgres }: ArchiveEnd, read: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const transaction = db.transaction();
  return (postgres ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read);
}

async function copy(from: Read, to: ArchiveEnd, writing: Transaction<Schema>, tell: (n: number) => void) {
  let records = 0;
  for (const kind of kinds)
    for await (const rows of pages(from, kind)) {
      if (kind === 'sessions') await to.ready(rows);
      await write(writing, to.postgres, kind, rows).catch((error: unknown) => {
        throw unwritten(to, error);
      });
      tell((records += rows.length));
    }
  if (to.postgres)
    await sql`update sessions set length = (select count(*) from inputs
      where session_id = sessions.id and inputs.started_at = sessions.started_at)`.execute(writing);
}

async function write(db: Kysely<Schema>, postgres: boolean, kind: DbTable, rows: readonly DbRow[]): Promise<void> {
  if (!postgres && kind === 'receipts')
    // In SQLite, an input is stored with its key.
    return void (await sql`update inputs set key = given.value ->> 'key' from json_each(${JSON.stringify(rows)}) as given
      where session_id = given.value ->> 'session_id' and seq = (given.value ->> 'data') ->> 'seq'`.execute(db));
  if (!postgres || kind !== 'inputs')
    return void (await db
      .insertInto(kind)
      .values(rows as never)
      .execute());
  await sql`insert into inputs (session_id, seq, data, started_at)
    select given.*, started_at from json_to_recordset(${JSON.stringify(rows)}::json)
    as given (session_id text, seq int, data text) join sessions on sessions.id = session_id`.execute(db);
}

/** @throws Error that names the first record that differs */
async function compare(from: Read, to: ArchiveEnd): Promise<CopyCounts> {
  const counts = {} as Record<DbTable, number>;
  for (const kind of kinds) {
    counts[kind] = 0;
    const copies = pages(to, kind);
    for await (const rows of pages(from, kind)) {
      const { value: others = [] } = (await copies.next()) as { value?: readonly DbRow[] };
      rows.forEach((row, i) => {
        if (JSON.stringify(row) === JSON.stringify(others[i] ?? null)) return;
        throw new Error(`The copy differs from the source: ${kind} ${keyOf(kind, row)}. Do not use ${to.name}.`);
      });
      if (others.length > rows.length)
        throw new Error(`The copy contains more ${kind} than the source. Do not use ${to.name}.`);
      counts[kind] += rows.length;
    }
    if (!(await copies.next()).done)
      throw new Error(`The copy contains more ${kind} than the source. Do not use ${to.name}.`);
  }
  return counts;
}

/** All records of a kind in the order of their keys, which is the same everywhere. */
async function* pages({ name, db }: Read, kind: DbTable): AsyncGenerator<readonly DbRow[], undefined> {
  const columns = sql.join(KINDS[kind].map((it) => sql.ref(it)));
  const keys = sql.join(KINDS[kind].slice(0, KEY_LENGTH[kind]).map((it) => sql.ref(it)));
  let last: readonly unknown[] | null = null;
  for (;;) {
    const after = last ? sql`where (${keys}) > (${sql.join(last)})` : sql``;
    const page = sql<DbRow>`select ${columns} from ${sql.table(kind)} ${after} order by ${keys} limit ${sql.lit(PAGE)}`;
    const { rows }: { rows: DbRow[] } = await page.execute(db).catch((error: unknown) => {
      throw unreadable(name, error);
    });
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return undefined;
    last = valuesOf(kind, rows.at(-1)!);
  }
}

const valuesOf = (kind: DbTable, row: DbRow): unknown[] => KINDS[kind].slice(0, KEY_LENGTH[kind]).map((it) => row[it]);
const keyOf = (kind: DbTable, row: DbRow): string => valuesOf(kind, row).join(' ');
