import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The connections of one node to one service. */
export interface ServiceLink {
  /** Nothing comes through, and neither side is told. */
  block(): void;
  /** Cuts all connections: what has not come through by now is lost. */
  tear(): void;
  /** Everything comes through again. */
  open(): void;
}

/**
 * A proxied connection from one node to the database or to Redis. It can be blocked, so that nothing comes through, or
 * cut.
 */
export class Road implements ServiceLink {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #blocked = false;
  #refuses = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param to its target, as a URL */
  static async to(to: string): Promise<Road> {
    const { hostname, port } = new URL(to);
    const server = createServer();
    const road = new Road(server);
    server.on('connection', (near) => {
      if (road.#refuses) return void near.destroy();
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        road.#sockets.add(one);
        one.on('data', (data) => void other.write(data));
        one.on('error', () => other.destroy());
        one.on('close', () => {
          road.#sockets.delete(one);
          other.destroy();
        });
        if (road.#blocked) one.pause();
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return road;
  }

  /** The same URL, through this proxy. */
  by(url: string): string {
    const it = new URL(url);
    it.hostname = '127.0.0.1';
    it.port = String((this.#server.address() as AddressInfo).port);
    return it.href;
  }

  /** Nothing comes through, and neither side is told: data is buffered. */
  block(): void {
    this.#blocked = true;
    for (const it of this.#sockets) it.pause();
  }

  /** Cuts all connections and refuses new ones. */
  refuse(): void {
    this.#refuses = true;
    this.tear();
  }

  /** Everything comes through again, including buffered data. */
  open(): void {
    this.#blocked = false;
    this.#refuses = false;
    for (const it of this.#sockets) it.resume();
  }

  /** Cuts all connections. */
  tear(): void {
    for (const it of this.#sockets) it.destroy();
  }

  close(): void {
    this.tear();
    this.#server.close();
  }
}
