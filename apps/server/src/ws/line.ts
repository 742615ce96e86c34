import type { ServerMessage } from '@masque/protocol';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a slow reader before it is passed over. */
const FULL = 256 * 1024;
/** When it is spoken to again. */
const FREE = FULL / 4;
/** Bytes at which a reader is given up. Answers to its own messages come on top of frames. */
const BURST = FULL * 4;
/** How often to see whether a line is free again, in milliseconds. */
const LOOK = 250;
/** How long a line may stay full. */
const PATIENCE = 60_000;

/** What goes out on a socket, and never more than memory allows. */
export class Line {
  readonly #socket: WebSocket;
  readonly #drained: () => void;
  #waiting: NodeJS.Timeout | undefined;
  #since = 0;

  /** @param drained called when the line is free again after a frame was passed over */
  constructor(socket: WebSocket, drained: () => void) {
    this.#socket = socket;
    this.#drained = drained;
  }

  /** Sends a frame of the document. False: the line is full, and the frame was not sent. */
  deliver(frame: string): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return true;
    if (this.#waiting === undefined && this.#socket.bufferedAmount < FULL) {
      this.#socket.send(frame);
      return true;
    }
    if (this.#waiting === undefined) {
      this.#since = performance.now();
      this.#waiting = setInterval(() => this.#look(), LOOK).unref();
    }
    return false;
  }

  /** Sends an answer. */
  answer(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BURST) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  stop(): void {
    clearInterval(this.#waiting);
    this.#waiting = undefined;
  }

  #look(): void {
    if (performance.now() - this.#since > PATIENCE) this.#socket.terminate();
    if (this.#socket.bufferedAmount > FREE) return;
    this.stop();
    this.#drained();
  }
}
