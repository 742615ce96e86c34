import type { Client, ClientConfig, Pool } from 'pg';

/** How long to wait for a connection, and for the answer to a query, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 10_000;
/** Connections that read. */
const MAX_READERS = 4;

/** 64-bit integers: times and counts, all of which a JavaScript number represents exactly. */
const INT8 = 20;

/** The driver is loaded when a database is opened: a store in one file does not need it. */
const driver = async () => (await import('pg')).default;

/** A lost connection must not hold its locks for long: the server ends a transaction whose client has gone silent. */
const config = (url: string, types: typeof import('pg').types): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  statement_timeout: QUERY_TIMEOUT_MS,
  idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS / 2,
  keepAlive: true,
  application_name: 'masque',
  types: {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === INT8 ? Number : (types.getTypeParser(oid, format) as unknown)) as typeof types.getTypeParser,
  },
});

/** Connections for reading. They open when needed, and reopen after they were lost. */
export async function readers(url: string, max = MAX_READERS): Promise<Pool> {
  const pg = await driver();
  const pool = new pg.Pool({ ...config(url, pg.types), max });
  // An idle connection that is lost is replaced when it is next needed, and that is where its error shows.
  pool.on('error', () => undefined);
  // One that is lost while it is lent, and nothing is being asked on it, would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** A connection that listens for messages of others. */
export async function listener(url: string): Promise<Client> {
  const pg = await driver();
  const client = new pg.Client({ ...config(url, pg.types), query_timeout: 0, statement_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A connection that pipelines its queries, without waiting for earlier answers. */
export async function writer(url: string): Promise<Client> {
  const pg = await driver();
  const client = new pg.Client({ ...config(url, pg.types), pipeline: true } as ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  // What is acknowledged is durable, whatever the database has as its default.
  await client.query(
    `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  );
  return client;
}

/** The address in a form that may be shown and logged. */
export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the address given';
  const it = new URL(url);
  return `${it.host}${it.pathname}`;
}
