import type { Logger } from 'pino';
import { readConfig, type Config } from '../config.ts';
import { newId } from '../identity/token.ts';
import { systemClock } from '../clock/clock.ts';
import { Cluster } from '../nodes/cluster.ts';
import { relayed, type Openers } from '../nodes/openers.ts';
import { partsOf, type ServerParts } from '../parts.ts';
import type { Registry } from '../registry.ts';
import { openers } from '../ws/upgrade.ts';
import type { SimulatedSocket } from './socket.ts';
import type { Shared } from './shared.ts';
import { Actor, type World } from './world.ts';

/** The key shared by all nodes. */
export const KEY = Buffer.alloc(32, 7);

/** How long until a node that went down is restarted, in milliseconds: minimum and maximum. */
const AWAY_MS = [500, 9000] as const;

/** There is no HTTP: phones in a storm begin with their socket. */
const noPages = { fetch: () => new Response(null, { status: 503 }) };

/** A running node. */
interface Up {
  readonly parts: ServerParts;
  readonly open: Openers;
}

/** One of the nodes: the server's own parts, over a network and a database that may fail. */
export class StormNode {
  readonly name: string;
  actor: Actor;
  readonly sockets = new Set<SimulatedSocket>();
  readonly #world: World;
  readonly #shared: Shared;
  readonly #games: Registry;
  readonly #log: Logger;
  readonly #config: Config;
  #up: Up | null = null;

  constructor(name: string, world: World, shared: Shared, games: Registry, log: Logger) {
    this.name = name;
    this.actor = new Actor(name);
    this.#world = world;
    this.#shared = shared;
    this.#games = games;
    this.#log = log;
    this.#config = readConfig({ MASQUE_LIMITS: '10000', MASQUE_BOT_SPEED: '0.5' });
  }

  /** `null`: it is down. */
  get up(): Up | null {
    return this.actor.alive ? this.#up : null;
  }

  /** Starts it as a new process. */
  start(): void {
    const { wrongBy } = this.actor;
    const actor = new Actor(this.name);
    actor.wrongBy = wrongBy;
    this.actor = actor;
    this.#up = null;
    this.#world.after(0, actor, 'starts', () => {
      this.#boot(actor).catch((error: unknown) => {
        this.#world.note(`${this.name}: could not start: ${(error as Error).message}`);
        this.kill();
      });
    });
  }

  async #boot(actor: Actor): Promise<void> {
    const store = this.#shared.storeOf(actor);
    const id = newId();
    const log = this.#log;
    const cluster = await Cluster.over(id, this.#shared.leasesOf(actor, id), this.#shared.busOf(actor), log);
    const parts = partsOf({
      config: this.#config,
      store,
      clock: systemClock,
      log,
      games: this.#games,
      key: KEY,
      cluster,
    });
    await parts.resume(noPages as unknown as Parameters<ServerParts['resume']>[0]);
    parts.start();
    const { services, rooms, clubs } = parts;
    this.#up = { parts, open: relayed(openers(services, rooms, clubs), cluster, services) };
    this.#world.note(`${this.name}: is up`);
  }

  /** Kills it, with everything it was about to do. It comes back after a while. */
  kill(): void {
    if (!this.actor.alive) return;
    this.actor.alive = false;
    this.#up = null;
    for (const it of this.sockets) it.cut();
    this.sockets.clear();
    this.#world.after(this.#world.between(...AWAY_MS), new Actor(this.name), 'is started again', () => this.start());
  }

  /** Asks it to stop: it hands its tables over first. */
  drain(): void {
    const { up, actor } = this;
    if (!up) return;
    this.#up = null;
    this.#world.after(0, actor, 'is asked to stop', () => {
      const gone = (): void => {
        if (this.actor === actor) this.kill();
      };
      up.parts.close().then(gone, gone);
    });
  }
}
