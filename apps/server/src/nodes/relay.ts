import type { WebSocket } from 'ws';
import type { Connected } from '../ws/hub.ts';
import { CLOSE, HELLO_TIMEOUT_MS } from '../ws/socket-peer.ts';

/** How many bytes may wait for a slow reader before its socket is closed. The client then resumes where it stopped. */
const MAX_BUFFERED = 1024 * 1024;
/** Maximum number of messages held until their destination is known. */
const MAX_EARLY = 40;
/** Service restart: clients reconnect. */
export const RESTART = 1012;

/** Reads the messages of a socket. */
export interface SocketReader extends Connected {
  receive(data: unknown): void;
  ended(): void;
}

/** Where a socket's messages are sent. */
export type Course = { readonly here: true } | { readonly send: (data: string) => void; readonly end: () => void };

/**
 * A socket whose table may be at another node. The first message that names a table decides; until then, messages are
 * held. If the table is here, they go to the reader made by `open`; otherwise they are relayed unchanged.
 */
export class Relay implements SocketReader {
  alive = true;
  readonly person: string | null;
  readonly #socket: WebSocket;
  readonly #open: () => SocketReader;
  readonly #find: (data: string) => Promise<Course> | null;
  #here: SocketReader | null = null;
  #there: Exclude<Course, { here: true }> | null = null;
  #early: unknown[] | null = null;
  #closed = false;
  /** Until the first message. Then whoever reads the messages waits for the hello. */
  readonly #silence: NodeJS.Timeout;

  /**
   * @param open makes the local reader of the messages
   * @param find looks up the node of the table that a message names; `null`: it names none
   */
  constructor(
    socket: WebSocket,
    person: string | null,
    open: () => SocketReader,
    find: (data: string) => Promise<Course> | null,
  ) {
    this.#socket = socket;
    this.person = person;
    this.#open = open;
    this.#find = find;
    this.#silence = setTimeout(() => this.close(CLOSE.policyViolation, 'say hello'), HELLO_TIMEOUT_MS).unref();
  }

  receive(data: unknown): void {
    this.alive = true;
    if (this.#closed) return;
    if (this.#here) return this.#here.receive(data);
    if (this.#there) return typeof data === 'string' ? this.#there.send(data) : undefined;
    if (this.#early) {
      if (this.#early.length >= MAX_EARLY) return this.#socket.terminate();
      return void this.#early.push(data);
    }
    clearTimeout(this.#silence);
    const found = typeof data === 'string' ? this.#find(data) : null;
    if (!found) return this.#stay().receive(data);
    this.#early = [data];
    found.then(
      (course) => this.#follow(course),
      () => this.close(RESTART, 'the table is on its way to another server'),
    );
  }

  /** Delivers what the other node sends. */
  deliver(data: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED) this.#socket.terminate();
    else this.#socket.send(data);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ended(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#silence);
    this.#here?.ended();
    this.#there?.end();
  }

  #stay(): SocketReader {
    return (this.#here = this.#open());
  }

  #follow(course: Course): void {
    const early = this.#early ?? [];
    this.#early = null;
    if (this.#closed) return 'end' in course ? course.end() : undefined;
    if ('here' in course) this.#stay();
    else this.#there = course;
    for (const data of early) this.receive(data);
  }
}
