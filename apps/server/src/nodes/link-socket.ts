import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';

/** As a socket has it. */
const OPEN = 1;
const CLOSED = 3;

/** How a socket that is at another node is written to. */
export interface LinkEnd {
  send(data: string): void;
  end(code: number | undefined, reason: string | undefined): void;
}

/**
 * A socket that is at another node, to what works with sockets here: what is sent crosses to that node. It says
 * that it is alive, as the other node knows better; and that nothing waits, as what waits does so there.
 */
export class LinkSocket extends EventEmitter {
  readonly OPEN = OPEN;
  readonly bufferedAmount = 0;
  readyState: number = OPEN;
  readonly #end: LinkEnd;

  constructor(end: LinkEnd) {
    super();
    this.#end = end;
  }

  /** What the rest of the server takes it for. */
  get socket(): WebSocket {
    return this as unknown as WebSocket;
  }

  send(data: string): void {
    if (this.readyState === OPEN) this.#end.send(data);
  }

  ping(): void {
    this.emit('pong');
  }

  close(code?: number, reason?: string): void {
    this.#close(() => this.#end.end(code, reason));
  }

  terminate(): void {
    this.#close(() => this.#end.end(undefined, undefined));
  }

  /** The other end is closed. */
  ended(): void {
    this.#close(() => {});
  }

  #close(tell: () => void): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSED;
    tell();
    this.emit('gone');
  }
}
