import { postgresLeases, type Leases } from '@masque/store';
import type { Logger } from 'pino';
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Person } from '../identity/people.ts';
import type { Dismissal } from '../ws/hub.ts';
import { newId } from '../identity/token.ts';
import { mayTell } from '../logged-error.ts';
import type { Traffic } from '../metrics.ts';
import { ALL, postgresBus, redisBus, type OpenBus } from './bus.ts';
import { carried, goOn, tracedNow } from '../tracing.ts';
import { unavailable } from '../unavailable.ts';
import { LinkSocket } from './link-socket.ts';
import { LIFE_MS, Membership } from './membership.ts';
import { Post, type ForwardedResponse, type ForwardedRequest, type Letter } from './post.ts';
import { Relay, RESTART, type Course, type SocketReader } from './relay.ts';

/** How long another node may take to answer a request, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** What a link leads to. */
export type Destination = Extract<Letter, { t: 'open' }>['to'];

const DESTINATIONS: ReadonlySet<Destination> = new Set(['table', 'club']);

/** A socket's owner and purpose. */
export interface SocketOrigin {
  readonly to: Destination;
  readonly person: Person | null;
  /** Network address of the connection. */
  readonly from: string;
}

/** What a node does for others. */
export interface Host {
  /** Opens a reader for the messages of a socket that is at another node. */
  open(to: Destination, socket: WebSocket, person: Person | null, from: string): SocketReader;
  /** Answers a request that was made to another node. */
  answer(request: ForwardedRequest): Promise<ForwardedResponse>;
  /** Closes the sockets of a person who now uses another device. */
  dismiss(person: string, why: Dismissal): void;
  /** Drops all tables from memory because another node may own them. */
  drop(): Promise<void>;
  /** Takes over a game whose node is gone. False: another node was faster. */
  adopt(table: string): Promise<boolean>;
}

/** This server in a cluster that shares a database: each table is owned by one server and can be played through all. */
export class Cluster {
  readonly id: string;
  readonly #membership: Membership;
  readonly #log: Logger;
  #post: Post | null = null;
  #host: Host | null = null;
  #takenOver = 0;
  /** Sockets here whose table is elsewhere, and at which node. */
  readonly #relays = new Map<string, { readonly relay: Relay; readonly node: string }>();
  /** Sockets elsewhere whose table is here, and at which node. */
  readonly #links = new Map<
    string,
    { readonly socket: LinkSocket; readonly node: string; readonly reader: SocketReader }
  >();
  readonly #asked = new Map<string, { readonly node: string; settle(it: ForwardedResponse | null): void }>();

  private constructor(id: string, membership: Membership, log: Logger) {
    this.id = id;
    this.#membership = membership;
    this.#log = log;
  }

  /**
   * @param url the database that all nodes share
   * @param redis where nodes communicate; without it they use the database
   */
  static async open(url: string, redis: string | undefined, log: Logger): Promise<Cluster> {
    const id = newId();
    const away = (host: string, reason: string): void =>
      log.warn(
        { redis: host, reason },
        'Redis cannot be reached; nodes exchange messages through the database until it can',
      );
    const bus = redis === undefined ? postgresBus(url) : redisBus(redis, postgresBus(url), away);
    return Cluster.over(id, await postgresLeases(url, id, LIFE_MS), bus, log);
  }

  /**
   * A node that uses these leases for ownership and this bus to talk to others.
   * @param id a new one at each start
   */
  static async over(id: string, leases: Leases, bus: OpenBus, log: Logger): Promise<Cluster> {
    const cluster = new Cluster(id, new Membership(id, leases, log.child({ node: id })), log.child({ node: id }));
    try {
      await cluster.#connect(bus);
    } catch (error) {
      await leases.leave();
      throw error;
    }
    return cluster;
  }

  async #connect(bus: OpenBus): Promise<void> {
    this.#post = await Post.open(this.id, bus, {
      read: (from, letter) => this.#read(from, letter),
      broken: (node) => this.#broken(node),
    });
  }

  /** Joins the cluster. From now on, `host` handles what other nodes ask for. */
  async join(host: Host): Promise<void> {
    this.#host = host;
    await this.#membership.join({
      beat: () => this.#greet(),
      gone: (nodes) => {
        for (const node of nodes) {
          this.#broken(node);
          this.#post!.forget(node);
        }
      },
      lost: async () => {
        for (const { relay } of this.#relays.values()) relay.close(RESTART, 'this server has lost the others');
        await host.drop();
      },
      adopt: (table) =>
        host.adopt(table).then(
          (taken) => void (this.#takenOver += Number(taken)),
          (err: unknown) => this.#log.error({ err, table }, 'a table could not be taken over'),
        ),
    });
  }

  /** What this node has to do with others, for metrics. */
  get traffic(): Traffic {
    const { sent = 0, received = 0 } = this.#post ?? {};
    return { leases: this.#membership.size, takenOver: this.#takenOver, sent, received };
  }

  /** May other nodes have taken what this one owns? */
  get isSilent(): boolean {
    return this.#membership.isSilent;
  }

  start(): void {
    this.#membership.start();
  }

  /** Does this server own it? If nobody does, this server takes ownership. */
  has(key: string): Promise<boolean> {
    return this.#membership.has(key);
  }

  release(keys: readonly string[]): Promise<void> {
    return this.#membership.release(keys);
  }

  /**
   * A socket whose table may be at any node.
   *
   * @param keyOf the ownership key needed to answer a message; `null`: the message names nothing that exists
   */
  relay(
    socket: WebSocket,
    about: SocketOrigin,
    open: () => SocketReader,
    keyOf: (data: string) => Promise<string | null> | null,
  ): SocketReader {
    const relay: Relay = new Relay(socket, about.person?.id ?? null, open, (data) => {
      const key = keyOf(data);
      return key && this.#course(key, relay, about);
    });
    return relay;
  }

  async #course(found: Promise<string | null>, relay: Relay, { to, person, from }: SocketOrigin): Promise<Course> {
    const key = await found;
    const node = key === null ? this.id : await this.#membership.holder(key);
    if (node === this.id) return { here: true };
    const link = randomUUID();
    this.#relays.set(link, { relay, node });
    const post = this.#post!;
    post.send(node, { t: 'open', link, to, person, from });
    return {
      send: (data) => tracedNow('relay', () => post.send(node, { t: 'in', link, data, trace: carried() })),
      end: () => {
        if (this.#relays.delete(link)) post.send(node, { t: 'end', link });
      },
    };
  }

  /**
   * Forwards a request to the node that owns this key; `null`: that is this node.
   * @throws Error when the other node does not answer
   */
  async forward(key: string, request: ForwardedRequest): Promise<ForwardedResponse | null> {
    const node = await this.#membership.holder(key);
    if (node === this.id) return null;
    const id = randomUUID();
    const answer = await new Promise<ForwardedResponse | null>((settle) => {
      const timer = setTimeout(() => settle(null), ANSWER_TIMEOUT_MS).unref();
      this.#asked.set(id, { node, settle: (it) => (clearTimeout(timer), settle(it)) });
      this.#post!.send(node, { t: 'ask', id, request });
    });
    this.#asked.delete(id);
    if (!answer) throw unavailable(mayTell(new Error('the other node does not answer')));
    return answer;
  }

  /** Closes a person's sockets at all other nodes. */
  dismiss(person: string, why: Dismissal): void {
    this.#post!.send(ALL, { t: 'dismiss', person, why });
  }

  /** Takes over no more tables. */
  drain(): void {
    this.#membership.drain();
  }

  /** Releases what this node owns. People whose tables were here reconnect through another node. */
  async leave(): Promise<void> {
    for (const { socket } of this.#links.values()) socket.close(RESTART, 'the server restarts');
    await this.#membership.leave();
    await this.#post?.close();
  }

  /** Kinds of letters that only newer nodes know are skipped. */
  #read(from: string, letter: Letter): void {
    switch (letter.t) {
      case 'open':
        return this.#open(from, letter);
      case 'in':
        return goOn(letter.trace, () => this.#links.get(letter.link)?.reader.receive(letter.data));
      case 'out':
        for (const link of letter.links) this.#relays.get(link)?.relay.deliver(letter.data);
        return;
      case 'end':
        this.#links.get(letter.link)?.socket.ended();
        return this.#endRelay(letter);
      case 'ask':
        return void this.#answer(from, letter.id, letter.request);
      case 'answer':
        return this.#asked.get(letter.id)?.settle(letter.response);
      case 'dismiss':
        return this.#host?.dismiss(letter.person, letter.why);
    }
  }

  #open(from: string, { link, to, person, from: line }: Extract<Letter, { t: 'open' }>): void {
    const host = this.#host;
    const post = this.#post!;
    // A newer node may know more that can be opened.
    if (!host || !DESTINATIONS.has(to))
      return post.send(from, { t: 'end', link, code: RESTART, reason: 'not open here yet' });
    const socket = new LinkSocket({
      send: (data) => post.send(from, { t: 'out', links: [link], data }),
      end: (code, reason) =>
        post.send(from, { t: 'end', link, ...(code !== undefined && { code, reason: reason ?? '' }) }),
    });
    const reader = host.open(to, socket.socket, person, line);
    this.#links.set(link, { socket, node: from, reader });
    socket.once('gone', () => {
      this.#links.delete(link);
      reader.ended();
    });
  }

  #endRelay({ link, code, reason }: Extract<Letter, { t: 'end' }>): void {
    const it = this.#relays.get(link);
    if (!it) return;
    this.#relays.delete(link);
    if (code === undefined) it.relay.terminate();
    else it.relay.close(code, reason ?? '');
  }

  async #answer(from: string, id: string, request: ForwardedRequest): Promise<void> {
    try {
      const response = await this.#host!.answer(request);
      this.#post!.send(from, { t: 'answer', id, response });
    } catch (error) {
      this.#log.error({ err: error }, 'a request from another node could not be answered');
    }
  }

  /** Nodes with links between them exchange a message every second; otherwise the links are considered broken. */
  #greet(): void {
    const nodes = new Set([...this.#relays.values(), ...this.#links.values()].map(({ node }) => node));
    for (const node of nodes) {
      this.#post!.greet(node);
      if (this.#post!.silenceOf(node) > LIFE_MS) this.#broken(node);
    }
  }

  /** Links with a node are broken: their sockets are closed, and the clients reconnect and resume. */
  #broken(node: string): void {
    for (const [link, it] of this.#relays)
      if (it.node === node) {
        this.#relays.delete(link);
        it.relay.close(RESTART, 'the server of this table was lost');
        this.#post!.send(node, { t: 'end', link });
      }
    for (const it of this.#links.values()) if (it.node === node) it.socket.close(RESTART, 'messages were lost');
    for (const it of this.#asked.values()) if (it.node === node) it.settle(null);
  }
}
