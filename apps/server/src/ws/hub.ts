import type { WebSocket } from 'ws';
import type { Connection } from './connection.ts';

/** How often each socket is pinged, in milliseconds. One that has not answered by the next ping is closed. */
const HEARTBEAT_MS = 15_000;
/** The pings of one round are spread over so many turns: all at once would hold up everybody. */
const TURNS = 60;
/** Sockets from one address: a whole club sits behind one router. */
const MAX_PER_ADDRESS = 250;
/** How long sockets may take to close by themselves, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1000;

/** Service restart: clients reconnect (RFC 6455 registry). */
const SERVICE_RESTART = 1012;

/** All sockets of this server. */
export class Hub {
  readonly #sockets = new Map<WebSocket, { connection: Connection; address: string }>();
  readonly #addresses = new Map<string, number>();
  readonly #max: number;
  readonly #heartbeat: NodeJS.Timeout;
  /** Sockets that are still to be pinged in this round. */
  #round: WebSocket[] = [];
  #turn = 0;

  /** @param max sockets that are let in at a time */
  constructor(max: number) {
    this.#max = max;
    this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT_MS / TURNS).unref();
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** May another socket from this address come in? */
  admits(address: string): boolean {
    return this.#sockets.size < this.#max && (this.#addresses.get(address) ?? 0) < MAX_PER_ADDRESS;
  }

  add(socket: WebSocket, connection: Connection, address: string): void {
    this.#sockets.set(socket, { connection, address });
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    socket.on('pong', () => (connection.alive = true));
  }

  remove(socket: WebSocket): void {
    const it = this.#sockets.get(socket);
    if (!it) return;
    this.#sockets.delete(socket);
    const left = (this.#addresses.get(it.address) ?? 1) - 1;
    if (left > 0) this.#addresses.set(it.address, left);
    else this.#addresses.delete(it.address);
  }

  /** Closes all sockets; clients connect again by themselves. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const { connection } of this.#sockets.values()) connection.close(SERVICE_RESTART, 'the server restarts');
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
