import type { ClubServerMessage } from '@masque/club';
import type { ServerMessage } from '@masque/protocol';
import type { WebSocket } from 'ws';

/** Buffered bytes at which frames are skipped for a slow reader (back-pressure). */
const HIGH_WATER_MARK = 256 * 1024;
/** Buffered bytes at which frames are sent again. */
const LOW_WATER_MARK = HIGH_WATER_MARK / 4;
/** Buffered bytes at which the socket is closed. Replies to the client's own messages count in addition to frames. */
const MAX_BUFFERED_BYTES = HIGH_WATER_MARK * 4;
/** How often to check whether a full queue has drained, in milliseconds. */
const POLL_MS = 250;
/** How long a queue may stay full before the socket is closed, in milliseconds. */
const STALL_TIMEOUT_MS = 60_000;

/** Outgoing data of a socket. Its memory is bounded: for a slow reader, frames are skipped. */
export class SendQueue {
  readonly #socket: WebSocket;
  readonly #owner: { drained(): void };
  #poll: NodeJS.Timeout | undefined;
  #fullSince = 0;

  /** @param owner told when frames can be sent again after one was skipped */
  constructor(socket: WebSocket, owner: { drained(): void }) {
    this.#socket = socket;
    this.#owner = owner;
  }

  /** Sends a frame of the document. False: the queue is full, and the frame was skipped. */
  deliver(frame: string): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return true;
    if (this.#poll === undefined && this.#socket.bufferedAmount < HIGH_WATER_MARK) {
      this.#socket.send(frame);
      return true;
    }
    if (this.#poll === undefined) {
      this.#fullSince = performance.now();
      this.#poll = setInterval(() => this.#check(), POLL_MS).unref();
    }
    return false;
  }

  /** Sends a reply, which is never skipped. */
  reply(message: ServerMessage | ClubServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  stop(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }

  #check(): void {
    if (performance.now() - this.#fullSince > STALL_TIMEOUT_MS) this.#socket.terminate();
    if (this.#socket.bufferedAmount > LOW_WATER_MARK) return;
    this.stop();
    this.#owner.drained();
  }
}
