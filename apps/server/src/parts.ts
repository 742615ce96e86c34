import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Store } from '@masque/store';
import type { Logger } from 'pino';
import type { Ponder } from './bots/driver.ts';
import { Clubs } from './club/clubs.ts';
import type { Clock } from './clock/clock.ts';
import { Housekeeping } from './clock/housekeeping.ts';
import { Scheduler } from './clock/scheduler.ts';
import type { Config } from './config.ts';
import { ElementFolders } from './http/elements.ts';
import type { Env } from './http/env.ts';
import { Box } from './identity/box.ts';
import { Links } from './identity/links.ts';
import { People } from './identity/people.ts';
import { newSeed } from './identity/token.ts';
import { Metrics } from './metrics.ts';
import type { Cluster } from './nodes/cluster.ts';
import { fenced } from './nodes/fence.ts';
import { hostFor } from './nodes/host.ts';
import { alone } from './nodes/ownership.ts';
import type { ExportFolder } from './play/export-folder.ts';
import { Readiness } from './readiness.ts';
import type { Registry } from './registry.ts';
import type { RoomServices } from './table/room.ts';
import { Rooms } from './table/rooms.ts';
import { Steps } from './table/moves/steps.ts';
import { markingStore } from './unavailable.ts';
import { Hub } from './ws/hub.ts';
import { withWrites } from './writes.ts';

/** What a server is assembled from. */
export interface ServerDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly games: Registry;
  /** Signs tokens and encrypts seeds. */
  readonly key: Buffer;
  /** The other servers that share the store; `null`: there are none. */
  readonly cluster: Cluster | null;
  readonly newSeed?: (() => string) | undefined;
  readonly stepMs?: number | undefined;
  readonly ponder?: Ponder;
  /** Where finished games are written before they are removed. */
  readonly exports?: ExportFolder | undefined;
}

/** A whole server except for the listening port. */
export interface ServerParts {
  readonly services: RoomServices;
  readonly rooms: Rooms;
  readonly clubs: Clubs;
  readonly hub: Hub;
  /**
   * Joins the other servers, and opens the games being played.
   * @param app answers requests forwarded by other servers
   */
  resume(app: Pick<OpenAPIHono<Env>, 'fetch'>): Promise<void>;
  /** Starts the background work: clocks ring, tables are taken over, and old data is removed. */
  start(): void;
  /** Finishes pending work, hands over the tables, and closes all sockets. */
  close(): Promise<void>;
}

/** Assembles a server. Nothing runs yet. */
export function partsOf({
  config,
  store: shared,
  clock,
  log,
  games,
  key,
  cluster,
  ...given
}: ServerDependencies): ServerParts {
  const readiness = new Readiness(shared, log);
  const noted = withWrites(shared, (write) => write().catch((error: unknown) => readiness.blame(error)));
  const store = markingStore(cluster ? fenced(noted, () => cluster.isSilent) : noted);
  const services: RoomServices = {
    store,
    clock,
    scheduler: new Scheduler(store, clock, log),
    log,
    games,
    elements: new ElementFolders(games, config.dev),
    metrics: new Metrics(),
    readiness,
    people: new People(store, clock, key, cluster !== null),
    ownership: cluster ?? alone,
    box: new Box(key),
    entropy: given.newSeed === undefined,
    links: new Links(clock),
    evenings: { changed: () => {}, isHosted: () => false },
    newSeed: given.newSeed ?? newSeed,
    steps: new Steps(given.stepMs),
    botSpeed: config.botSpeed,
    limits: config.limits,
    gatherMs: config.gatherMs,
    ...(given.ponder && { ponder: given.ponder }),
  };
  const rooms = new Rooms(services);
  const hub = new Hub(config.maxSockets, config.limits);
  if (cluster) hub.tellOthers = (person, why) => cluster.dismiss(person, why);
  const clubs = new Clubs(services, rooms, (person) => hub.dismiss(person), config);
  services.metrics.watch(
    {
      sockets: () => hub.size,
      tables: () => rooms.size,
      clubs: () => clubs.size,
      store: () => store.metrics(),
      nodes: cluster ? () => cluster.traffic : undefined,
    },
    cluster?.id,
  );
  const housekeeping = new Housekeeping(services, { keepDays: config.keepDays, exports: given.exports });
  const empty = async (): Promise<void> => {
    await clubs.close();
    await rooms.close();
    await cluster?.leave();
  };
  return {
    ...{ services, rooms, clubs, hub },
    async resume(app) {
      await cluster?.join(hostFor(services, rooms, clubs, hub, app));
      await rooms.resume();
    },
    start() {
      services.scheduler.start(async (due) => {
        const isRung = await rooms.ring(due);
        if (isRung) services.metrics.deadlines.observe(Math.max(0, clock.now() - due.at) / 1000);
        return isRung;
      });
      cluster?.start();
      housekeeping.start();
    },
    async close() {
      housekeeping.stop();
      services.scheduler.stop();
      cluster?.drain();
      // Other servers must own the tables before the phones reconnect to them.
      if (cluster) await empty();
      await hub.close();
      if (!cluster) await empty();
    },
  };
}
