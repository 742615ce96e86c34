import type { WebSocket } from 'ws';
import type { Origin } from '../http/address.ts';

/** Interval of pings to each socket, in milliseconds. A socket that has not answered by the next ping is closed. */
const HEARTBEAT_MS = 15_000;
/** The pings of one round are spread over this many turns: all at once would hold everybody up. */
const TURNS = 60;
/**
 * Sockets from one network address. Three hundred people may sit behind one router; when it restarts, they all come back
 * before their old sockets are known to be dead.
 */
const MAX_NEAR = 1000;
/** How many times as many may come from one network. */
const NETWORK = 2;
/** How long sockets may take to close on their own, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1000;

/** Service restart: clients reconnect (RFC 6455 registry). */
const SERVICE_RESTART = 1012;

/** The person now uses another device; this one has lost its identity. */
const MOVED = 4001;

/** Why all sockets of a person are closed: another device has taken the seat, or the token was replaced. */
export type Dismissal = 'moved' | 'renewed';
const DISMISSALS = {
  moved: [MOVED, 'on another device'],
  renewed: [SERVICE_RESTART, 'come in again'],
} as const satisfies Record<Dismissal, readonly [number, string]>;

/** What the hub needs to know about a connection to a table or an evening. */
export interface Connected {
  /** Heard from since the last heartbeat. */
  alive: boolean;
  /** The person as whom the device came in. */
  readonly person: string | null;
  close(code: number, reason: string): void;
}

/** All sockets of this server. */
export class Hub {
  readonly #sockets = new Map<WebSocket, Origin & { readonly connection: Connected }>();
  readonly #near = new Map<string, number>();
  readonly #far = new Map<string, number>();
  readonly #max: number;
  readonly #maxNear: number;
  /** Tells the other servers to close all sockets of a person. */
  tellOthers: (person: string, why: Dismissal) => void = () => {};
  readonly #heartbeat: NodeJS.Timeout;
  /** Sockets still to be pinged in this round. */
  #round: WebSocket[] = [];
  #turn = 0;

  /**
   * @param max maximum number of sockets
   * @param factor on the limits per address
   */
  constructor(max: number, factor = 1) {
    this.#max = max;
    this.#maxNear = Math.ceil(MAX_NEAR * factor);
    this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT_MS / TURNS).unref();
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Is there room for another socket from this origin? */
  admits({ near, far }: Origin): boolean {
    const room = this.#sockets.size < this.#max;
    const isFull = (this.#near.get(near) ?? 0) >= this.#maxNear;
    return room && !isFull && (this.#far.get(far) ?? 0) < NETWORK * this.#maxNear;
  }

  /** The socket tells the connection when it has heard a pong. */
  add(socket: WebSocket, connection: Connected, { near, far }: Origin): void {
    this.#sockets.set(socket, { connection, near, far });
    count(this.#near, near, 1);
    count(this.#far, far, 1);
  }

  remove(socket: WebSocket): void {
    const it = this.#sockets.get(socket);
    if (!it) return;
    this.#sockets.delete(socket);
    count(this.#near, it.near, -1);
    count(this.#far, it.far, -1);
  }

  /** Closes all connections of a person whose seat another device has taken. */
  dismiss(person: string): void {
    this.closeHere(person, 'moved');
    this.tellOthers(person, 'moved');
  }

  /** Closes all sockets of a person, whose devices must identify themselves again. */
  end(person: string): void {
    this.closeHere(person, 'renewed');
    this.tellOthers(person, 'renewed');
  }

  /** Closes those that are at this server. */
  closeHere(person: string, why: Dismissal): void {
    const [code, reason] = DISMISSALS[why];
    for (const { connection } of this.#sockets.values())
      if (connection.person === person) connection.close(code, reason);
  }

  /** Disconnects all clients. They reconnect on their own and may reach another server. */
  restart(): void {
    for (const { connection } of this.#sockets.values()) connection.close(SERVICE_RESTART, 'the server restarts');
  }

  /** Closes all sockets. Clients reconnect on their own. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.restart();
    const end = performance.now() + CLOSE_TIMEOUT_MS;
    while (this.#sockets.size > 0 && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
    for (const socket of this.#sockets.keys()) socket.terminate();
  }

  #ping(): void {
    if (this.#turn === 0) this.#round = [...this.#sockets.keys()];
    const due = Math.ceil(this.#round.length / (TURNS - this.#turn));
    this.#turn = (this.#turn + 1) % TURNS;
    for (const socket of this.#round.splice(0, due)) {
      const connection = this.#sockets.get(socket)?.connection;
      if (!connection) continue;
      if (!connection.alive) socket.terminate();
      connection.alive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const n = (counts.get(key) ?? 0) + by;
  if (n > 0) counts.set(key, n);
  else counts.delete(key);
}
