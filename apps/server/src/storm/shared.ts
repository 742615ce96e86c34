import type { Leases, SessionStart, Store } from '@masque/store';
import { ALL, type OpenBus } from '../nodes/bus.ts';
import { keyOfTable } from '../nodes/ownership.ts';
import { LIFE_MS } from '../nodes/membership.ts';
import { Conditions, NetworkLink } from './network.ts';
import { Actor, type World } from './world.ts';

/** How long a node waits for the database before it gives up, in milliseconds: the same as for PostgreSQL. */
const GIVES_UP_MS = 10_000;
/**
 * How long a node may continue with tables that others own after it was told, in milliseconds: it may finish what it
 * had begun.
 */
const LETS_GO_MS = 12_000;

/** What all nodes share: the database behind the store and the leases, and the bus between them. */
export class Shared {
  readonly database = new Actor('database');
  readonly conditions = new Conditions();
  readonly #world: World;
  readonly #store: Store;
  readonly #seen = new Map<string, number>();
  readonly #leases = new Map<string, { readonly holder: string; readonly since: number }>();
  /** By node: when it was told that others may own what it had. */
  readonly #told = new Map<string, number>();
  readonly #ids = new Map<Actor, string>();
  /** By session. */
  readonly #tables = new Map<string, string | null>();
  readonly #ears = new Map<string, { readonly node: Actor; readonly hear: (text: string) => void }>();

  /** @param store shared by all nodes */
  constructor(world: World, store: Store) {
    this.#world = world;
    this.#store = store;
  }

  /** The store as one node reaches it: over a network, and with failures. */
  storeOf(node: Actor): Store {
    return new Proxy(this.#store, {
      get: (store, name) => {
        if (name === 'metrics') return () => store.metrics();
        if (name === 'close') return async () => {};
        const method = store[name as keyof Store] as (...args: readonly unknown[]) => Promise<unknown>;
        return (...args: readonly unknown[]) => {
          if (name === 'createSession') this.#begins(args[0] as SessionStart);
          if (name === 'append') this.#watch(node, String(args[0]));
          return this.#ask(node, String(name), () => method.apply(store, structuredClone(args) as unknown[]));
        };
      },
    });
  }

  /** The leases as one node reaches them. Only the database's clock counts. */
  leasesOf(node: Actor, id: string): Leases {
    const isAlive = (it: string): boolean => (this.#seen.get(it) ?? -Infinity) > this.#world.now - LIFE_MS;
    const ask = <T>(what: string, task: () => Promise<T> | T): Promise<T> => this.#ask(node, what, async () => task());
    this.#ids.set(node, id);
    let known = -Infinity;
    return {
      beat: async () => {
        const before = known;
        const beat = await ask('beat', () => {
          const { now } = this.#world;
          this.#seen.set(id, now);
          return { alive: new Set([...this.#seen.keys()].filter(isAlive)), lapsed: before <= now - LIFE_MS, at: now };
        });
        known = beat.at;
        if (beat.lapsed) this.#told.set(id, this.#world.now);
        return beat;
      },
      claim: (key) =>
        ask('claim', () => {
          const holder = this.#leases.get(key)?.holder;
          if (holder === id) return id;
          if (holder !== undefined && isAlive(holder)) return holder;
          this.#leases.set(key, { holder: id, since: this.#world.now });
          return id;
        }),
      release: (keys) =>
        ask('release', () => {
          for (const key of keys) if (this.#leases.get(key)?.holder === id) this.#leases.delete(key);
        }),
      orphans: (limit) =>
        ask('orphans', async () => {
          const orphans: string[] = [];
          for (const { tableId } of await this.#store.runningSessions()) {
            const table = tableId === null ? null : await this.#store.loadTable(tableId);
            const holder = table && this.#leases.get(keyOfTable(table))?.holder;
            if (table && (holder == null || !isAlive(holder))) orphans.push(table.id);
          }
          return orphans.slice(0, limit);
        }),
      leave: () =>
        ask('leave', () => {
          for (const [key, { holder }] of this.#leases) if (holder === id) this.#leases.delete(key);
          this.#seen.delete(id);
        }),
    };
  }

  /** The bus between nodes as one node reaches it: messages arrive in order, and may be lost. */
  busOf(node: Actor): OpenBus {
    const ways = new Map<Actor, NetworkLink>();
    return async (id, hear) => {
      this.#ears.set(id, { node, hear });
      return {
        send: (to, text) => {
          const { alone, deaf } = this.conditions;
          for (const [other, ear] of to === ALL ? this.#ears : [[to, this.#ears.get(to)] as const]) {
            if (!ear || (to === ALL && other === id)) continue;
            if (alone.has(node) || alone.has(ear.node) || this.#world.random.chance(deaf)) continue;
            let way = ways.get(ear.node);
            if (!way) ways.set(ear.node, (way = new NetworkLink(this.#world, this.conditions, true)));
            way.send(ear.node, '', () => ear.hear(text));
          }
        },
        close: async () => void this.#ears.delete(id),
      };
    };
  }

  #begins({ id, tableId }: SessionStart): void {
    this.#tables.set(id, tableId);
  }

  /** A node appends to a game's log. Long after it was told to let go of the game, only another node may do so. */
  #watch(node: Actor, session: string): void {
    const id = this.#ids.get(node)!;
    const told = this.#told.get(id) ?? Infinity;
    const lease = this.#leases.get(this.#tables.get(session) ?? '');
    if (!lease || lease.holder === id || lease.since > told) return;
    if (this.#world.now > Math.max(told, node.stillUntil) + LETS_GO_MS)
      this.#world.problems.push(`${node.name} goes on with a table that another has, though it was told`);
  }

  /** Makes a request to the database. It may take effect even if the answer is lost. */
  #ask<T>(node: Actor, what: string, task: () => Promise<T>): Promise<T> {
    const { conditions } = this;
    const world = this.#world;
    const way = new NetworkLink(world, conditions, false);
    return new Promise<T>((resolve, reject) => {
      const isLost = (): boolean =>
        conditions.cutOff.has(node) || world.now < conditions.databaseBackAt || world.random.chance(conditions.lossy);
      const givesUp = world.after(GIVES_UP_MS, node, `${what} has no answer`, () =>
        reject(new Error('the database does not answer')),
      );
      const answer = (settle: () => void): void => {
        if (isLost()) return;
        way.send(node, '', () => {
          givesUp();
          settle();
        });
      };
      if (isLost()) return;
      const late = world.between(0, conditions.late.get(node) ?? 0);
      const arrive = (task: () => void): void => {
        if (late === 0) way.send(this.database, '', task);
        else world.after(late, this.database, '', task);
      };
      arrive(() => {
        if (world.now < conditions.databaseBackAt) return;
        task().then(
          (value) => world.after(world.between(...conditions.disk), this.database, '', () => answer(() => resolve(structuredClone(value)))), // prettier-ignore
          (error: unknown) => answer(() => reject(error as Error)),
        );
      });
    });
  }
}
