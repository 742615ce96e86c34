import { serve as listen } from '@hono/node-server';
import { MAX_FRAME_BYTES } from '@masque/protocol';
import { isPostgres, lockFolder, lossOf, openStore, type FolderLock, type Store } from '@masque/store';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino, type Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { systemClock, type Clock } from './clock/clock.ts';
import { readConfig, type Config } from './config.ts';
import { httpApp } from './http/app.ts';
import { countsHere, countsOfAll } from './http/counts.ts';
import { WEB } from './http/web.ts';
import { serverKey } from './identity/server-key.ts';
import { contained } from './contained.ts';
import { loadGames } from './load-games.ts';
import { loggedError } from './logged-error.ts';
import { createServerForEither } from './either.ts';
import { givenCertificate, ownCertificate, type Certificate } from './https.ts';
import { Cluster } from './nodes/cluster.ts';
import { ponderIn, Thinker } from './bots/thinker.ts';
import { ExportFolder } from './play/export-folder.ts';
import { partsOf } from './parts.ts';
import { Registry, type Registered } from './registry.ts';
import { startTracing, tracedStore } from './tracing.ts';
import { TextSocket } from './ws/text-socket.ts';

/** How long an idle HTTP connection is kept, in milliseconds. */
const KEEP_ALIVE_MS = 75_000;

/** Settings of a server, and what a program or a test may replace. */
export interface ServeOptions extends Partial<Config> {
  /** Replaces the built-in games. */
  readonly registered?: readonly Registered[];
  /** A certificate for https, instead of the one named in the settings. */
  readonly tls?: Certificate;
  /** A store that is already open. It is closed with the server. */
  readonly store?: Store;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Generates the seeds of deals, which then depend on nothing else: for deterministic tests. */
  readonly newSeed?: () => string;
  /** Interval of the steps on which sealed answers are taken, in milliseconds; 0 for tests that must not wait. */
  readonly stepMs?: number;
}

/** A running server. */
export interface Running {
  readonly port: number;
  /** Address on this machine: `http://localhost:8080`. */
  readonly url: string;
  /**
   * Says for `drainMs` at `/readyz` that it is closing, while it goes on serving. Then finishes pending work, hands over
   * its tables, closes all connections and then the store.
   */
  close(): Promise<void>;
}

/**
 * Starts a server.
 *
 * @throws Error with `code: 'EADDRINUSE'` when the port is taken
 * @example
 * const server = await serve({ port: 0, data: ':memory:' });
 * await fetch(`${server.url}/api/games`);
 * await server.close();
 */
export async function serve(options: ServeOptions = {}): Promise<Running> {
  const config: Config = { ...readConfig({}), ...options };
  // Whichever logger is used, errors put no cards, names or codes into it.
  const log = (options.log ?? pino({ level: config.logLevel })).child({}, { serializers: { err: loggedError } });
  const clock = options.clock ?? systemClock;
  const own = options.registered ?? (await import('./games.ts')).games;
  const others = (await loadGames(config.games)).map((it) => ({ ...it, game: contained(it.game, clock) }));
  const games = new Registry([...own, ...others]);
  if (config.games.length > 0)
    log.warn(
      { games: config.games },
      'These third-party games run with all rights of this server: they can read its files and everybody’s cards. ' +
        'Take out of MASQUE_GAMES what you would not run yourself.',
    );
  const exports = config.exportTo === undefined ? undefined : new ExportFolder(config.exportTo);
  await exports?.check();
  if (exports && config.keepDays === 0)
    log.warn('MASQUE_EXPORT has no effect without MASQUE_KEEP_DAYS: no game is removed.');
  const lock = options.store ? null : await lockOf(config);
  const loss = options.store ? null : lossOf(config.data);
  if (loss !== null) log.error(loss);
  const endTracing = config.traces === undefined ? null : await startTracing(config.traces);
  const opened = options.store ?? (await storeOf(config, lock));
  const store = endTracing ? tracedStore(opened) : opened;
  const key = serverKey(options.store ? ':memory:' : config.data, config.key);
  const cluster = isPostgres(config.data) ? await clusterOf(config, store, log) : null;
  const thinker = new Thinker();
  const { newSeed, stepMs } = options;
  const ponder = ponderIn(thinker, games, log);
  const parts = partsOf({
    ...{ config, store, clock, log, games, key, cluster, newSeed, stepMs, ponder, exports },
  });
  const { services, rooms, clubs, hub } = parts;
  const endWatch = services.metrics.watchLoop();
  const counts = cluster && config.redis !== undefined ? await countsOfAll(config.redis, key) : countsHere();
  const app = httpApp(services, config, rooms, clubs, hub, config.web ?? WEB, cluster, counts);
  const tls = options.tls ?? (await certificateOf(config));
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    // The hub knows all sockets.
    clientTracking: false,
    WebSocket: TextSocket,
  });
  // Games are resumed before anybody can connect: a server that cannot read its logs must not seem alive.
  try {
    await parts.resume(app);
  } catch (error) {
    await cluster?.leave();
    counts.close();
    await store.close();
    throw error;
  }
  const server = listen({
    fetch: app.fetch,
    port: config.port,
    hostname: config.host,
    websocket: { server: wss },
    ...(tls && { createServer: createServerForEither, serverOptions: tls }),
  }) as Server;
  try {
    await new Promise<void>((done, fail) => server.once('listening', done).once('error', fail));
  } catch (error) {
    await parts.close();
    counts.close();
    await store.close();
    throw error;
  }
  // Longer than proxies and browsers keep an idle connection, so that none is closed while a request is in flight.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const { port } = server.address() as AddressInfo;
  lock?.heldBy(`a server on port ${port}`);
  parts.start();
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    services.readiness.close();
    if (config.drainMs > 0) await new Promise<void>((done) => clock.after(config.drainMs, done));
    const closed = new Promise((done) => server.close(done));
    await parts.close();
    server.closeAllConnections();
    await closed;
    await thinker.close();
    endWatch();
    counts.close();
    await store.close();
    await endTracing?.();
  };
  return { port, url: `http${tls ? 's' : ''}://localhost:${port}`, close: () => (closing ??= close()) };
}

/** The certificate to serve https with, if https is enabled. */
async function certificateOf({ https, cert, certKey, data }: Config): Promise<Certificate | undefined> {
  if ((cert === undefined) !== (certKey === undefined))
    throw new Error('https needs both a certificate and its key. Set both MASQUE_CERT and MASQUE_CERT_KEY.');
  if (cert !== undefined && certKey !== undefined) return givenCertificate(cert, certKey);
  return https ? ownCertificate(isPostgres(data) ? ':memory:' : data) : undefined;
}

/** Joins the servers that share the database. */
async function clusterOf({ data, redis }: Config, store: Store, log: Logger): Promise<Cluster> {
  try {
    return await Cluster.open(data, redis, log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Locks the folder: if two servers used the same one, neither would notice changes made through the other. The port is
 * recorded once the server is listening.
 */
const lockOf = async ({ data }: Config): Promise<FolderLock | null> =>
  isPostgres(data) || data === ':memory:' ? null : lockFolder(data, 'a server that is starting');

/** Opens the store named in the settings and checks that it can write. The store owns the lock of its folder. */
async function storeOf({ data }: Config, lock: FolderLock | null): Promise<Store> {
  try {
    const store = await openStore(data);
    try {
      await store.check();
    } catch (error) {
      await store.close();
      const why = (error as Error).message;
      throw new Error(`Cannot write to the database: ${why}. Free some disk space, or check its permissions.`, {
        cause: error,
      });
    }
    return { ...store, close: () => store.close().finally(() => lock?.free()) };
  } catch (error) {
    lock?.free();
    throw error;
  }
}
