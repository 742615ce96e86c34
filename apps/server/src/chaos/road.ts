import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The way from one node to the database, or to Redis: it can be blocked, so that nothing comes through, or torn off. */
export class Road {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #blocked = false;
  #refuses = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param to where it leads, as a URL */
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

  /** The same URL by this road. */
  by(url: string): string {
    const it = new URL(url);
    it.hostname = '127.0.0.1';
    it.port = String((this.#server.address() as AddressInfo).port);
    return it.href;
  }

  /** Nothing comes through, and nobody is told: what was sent waits. */
  block(): void {
    this.#blocked = true;
    for (const it of this.#sockets) it.pause();
  }

  /** All that is connected is torn off, and nothing else gets through. */
  refuse(): void {
    this.#refuses = true;
    this.tear();
  }

  /** Everything comes through, also what has waited. */
  open(): void {
    this.#blocked = false;
    this.#refuses = false;
    for (const it of this.#sockets) it.resume();
  }

  /** All that is connected is torn off. */
  tear(): void {
    for (const it of this.#sockets) it.destroy();
  }

  close(): void {
    this.tear();
    this.#server.close();
  }
}
