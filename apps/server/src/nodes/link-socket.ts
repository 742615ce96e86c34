import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';

/** Same value as `WebSocket.OPEN`. */
const OPEN = 1;
const CLOSED = 3;

/** Writes to a socket that is at another node. */
export interface LinkEnd {
  send(data: string): void;
  end(code: number | undefined, reason: string | undefined): void;
}

/**
 * Stands in for a socket at another node: what is sent here is relayed there. It always reports to be alive and to have
 * nothing buffered, because heartbeats and buffering happen at the other node.
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

  /** Typed as the rest of the server expects. */
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

  /** The other end has closed. */
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
