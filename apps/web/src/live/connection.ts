import type { Language } from '@masque/core';
import {
  PROTOCOL,
  receive,
  withPage,
  type As,
  type ClientMessage,
  type Hello,
  type LogPage,
  type Received,
  type ServerMessage,
} from '@masque/protocol';
import { codeFor, together } from './same-server.ts';
import { ReconnectingSocket, type Status } from './reconnecting-socket.ts';
import type { Reply } from './outbox.ts';

export type { Status } from './reconnecting-socket.ts';

/** A request to a table: an action or a command, without its idempotency key. */
export type TableRequest =
  Omit<Extract<ClientMessage, { t: 'act' }>, 'key'> | Omit<Extract<ClientMessage, { t: 'do' }>, 'key'>;

export interface ConnectionOptions {
  /** `wss://host/ws` */
  readonly url: string;
  readonly table: string;
  readonly as: As;
  readonly language: Language;
  /** The document or the status has changed. */
  readonly changed: () => void;
}

/** The connection to a table. Keeps the document up to date; after a lost connection it resumes. */
export class Connection {
  seen: Received | null = null;
  readonly #options: ConnectionOptions;
  readonly #socket: ReconnectingSocket;
  /** The epoch of what was seen, and that of the server that has answered last. */
  #epoch = '';
  #answered = '';

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#socket = new ReconnectingSocket(options.url, {
      greet: () => this.#greet(),
      at: () => codeFor(options.table),
      hear: (message) => this.#hear(message as ServerMessage),
      changed: options.changed,
    });
    this.#socket.connect();
  }

  get status(): Status {
    return this.#socket.status;
  }

  /** The server's clock minus this one, in milliseconds. */
  get clockOffset(): number {
    return this.#socket.clockOffset;
  }

  /** The number of requests in flight. */
  get pending(): number {
    return this.#socket.pending;
  }

  /** Sends a request. Resolves with its result, however often the connection is lost until then. */
  ask(asked: TableRequest): Promise<Reply> {
    return this.#socket.ask(asked);
  }

  /** Fetches the log before the lines that are here. */
  fetchLog(): void {
    if (this.status === 'open' && this.seen && this.seen.from > 0)
      this.#socket.send(JSON.stringify({ t: 'log', before: this.seen.from }));
  }

  close(): void {
    this.#socket.close();
  }

  #greet(): string {
    const { table, as, language } = this.#options;
    const resume = this.seen && { epoch: this.#epoch, counter: this.seen.counter };
    const hello: Hello = { t: 'hello', v: PROTOCOL, table, as, lang: language, ...(resume && { resume }) };
    return JSON.stringify(hello);
  }

  /** The table is there, but its club does not let them watch: the code of the club. */
  sentTo: string | undefined;

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#answered = message.epoch;
        return this.#socket.welcomed(message.now);
      case 'full':
      case 'diff':
        if (message.t === 'full') this.#epoch = this.#answered;
        this.seen = receive(this.seen, message);
        this.#done(message.ok);
        if (this.seen?.doc.lobby.club) together(this.seen.doc.lobby.club.code, [this.#options.table]);
        // An update was missed: starts over with a full document.
        return this.seen ? this.#options.changed() : this.#socket.again();
      case 'ok':
        return this.#done(message.ok);
      case 'log':
        return this.#earlier(message);
      case 'refused':
        return this.#socket.refused(message);
      case 'pong':
        return;
      case 'gone':
        this.sentTo = message.club;
        return this.#socket.end('gone');
      case 'reload':
        return this.#socket.end('outdated');
    }
  }

  /** Earlier lines of the log have arrived: fetches those before them, until all are here. */
  #earlier(page: LogPage): void {
    const { seen } = this;
    if (!seen) return;
    this.seen = withPage(seen, page);
    if (this.seen === seen) return;
    this.#options.changed();
    this.fetchLog();
  }

  #done(keys: readonly string[] = []): void {
    for (const key of keys) this.#socket.done(key);
  }
}
