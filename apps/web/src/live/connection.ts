import type { Language } from '@masque/core';
import {
  PROTOCOL,
  receive,
  withPage,
  type As,
  type Hello,
  type LogPage,
  type Seen,
  type ServerMessage,
} from '@masque/protocol';
import { Outbox, type Asked, type Reply } from './outbox.ts';

/**
 * `away`: the connection is gone and is being made again. `gone`: there is no such table. `outdated`: this page is too
 * old for the server and has to be loaded again.
 */
export type Status = 'connecting' | 'open' | 'away' | 'gone' | 'outdated';

export interface ConnectionOptions {
  /** `wss://host/ws` */
  readonly url: string;
  readonly table: string;
  readonly as: As;
  readonly language: Language;
  /** Something has changed: what is seen, or the status. */
  readonly changed: () => void;
}

/** First and longest wait before connecting again, in milliseconds. */
const WAIT = [300, 5000] as const;
/** How often to ask whether anybody is there, and how long to wait for a sign of life. */
const PING = 15_000;
const PATIENCE = 10_000;
/** How long to wait before asking a busy server again, and how often. */
const BUSY = 600;

/**
 * The line to a table. Keeps what is seen up to date; when it breaks off it is made again, takes up where it broke off,
 * and sends again what has not been answered.
 */
export class Connection {
  status: Status = 'connecting';
  seen: Seen | null = null;
  /** The server's clock minus this one, in milliseconds. */
  clockOffset = 0;
  readonly #options: ConnectionOptions;
  readonly #outbox = new Outbox();
  #epoch = '';
  #socket: WebSocket | null = null;
  #wait: number = WAIT[0];
  #retry?: ReturnType<typeof setTimeout>;
  #beat?: ReturnType<typeof setTimeout>;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** How many questions wait for their answer. */
  get pending(): number {
    return this.#outbox.size;
  }

  /** Asks for something. Resolves with what came of it, however often the connection breaks off until then. */
  ask(asked: Asked): Promise<Reply> {
    const { frame, reply } = this.#outbox.put(asked);
    if (this.status === 'open') this.#send(frame);
    return reply;
  }

  /** Fetches what the log has before the lines that are here. */
  fetchLog(): void {
    if (this.status === 'open' && this.seen && this.seen.from > 0)
      this.#send(JSON.stringify({ t: 'log', before: this.seen.from }));
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#options.url);
    this.#socket = socket;
    const mine = (): boolean => this.#socket === socket && !this.#closed;
    socket.onopen = () => mine() && this.#greet();
    socket.onmessage = ({ data }) => mine() && this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => mine() && this.#lost();
    this.#listen(PATIENCE);
  }

  #greet(): void {
    const { table, as, language } = this.#options;
    const resume = this.seen && { epoch: this.#epoch, counter: this.seen.counter };
    const hello: Hello = { t: 'hello', v: PROTOCOL, table, as, lang: language, ...(resume && { resume }) };
    this.#send(JSON.stringify(hello));
  }

  #hear(message: ServerMessage): void {
    this.#listen();
    switch (message.t) {
      case 'welcome':
        this.#epoch = message.epoch;
        this.clockOffset = message.now - Date.now();
        this.#wait = WAIT[0];
        for (const frame of this.#outbox.frames()) this.#send(frame);
        return this.#to('open');
      case 'full':
      case 'diff':
        this.seen = receive(this.seen, message);
        this.#done(message.ok);
        return this.seen ? this.#options.changed() : this.#again();
      case 'ok':
        return this.#done(message.ok);
      case 'log':
        return this.#earlier(message);
      case 'refused':
        return this.#refused(message);
      case 'pong':
        return;
      case 'gone':
      case 'reload':
        this.close();
        return this.#to(message.t === 'gone' ? 'gone' : 'outdated');
    }
  }

  /** Earlier lines of the log have come: fetches those before them, until all are here. */
  #earlier(page: LogPage): void {
    const { seen } = this;
    if (!seen) return;
    this.seen = withPage(seen, page);
    if (this.seen === seen) return;
    this.#options.changed();
    this.fetchLog();
  }

  #done(keys: readonly string[] = []): void {
    for (const key of keys) this.#outbox.answer(key, { ok: true });
  }

  #refused({ key, code, message, text }: Extract<ServerMessage, { t: 'refused' }>): void {
    if (key === null) return;
    if (code !== 'busy' && code !== 'rate') return this.#outbox.answer(key, { ok: false, code, message, text });
    setTimeout(() => {
      const frame = this.#outbox.frameOf(key);
      if (frame && this.status === 'open') this.#send(frame);
    }, BUSY);
  }

  /** Something was missed: starts over with a full document. */
  #again(): void {
    this.#drop();
    this.#connect();
  }

  #lost(): void {
    clearTimeout(this.#beat);
    this.#socket = null;
    // Told apart by chance, so that a roomful of phones does not come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.7, WAIT[1]);
    this.#to('away');
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Waits for a sign of life; asks for one when it has been quiet, and gives up when none comes. */
  #listen(patience?: number): void {
    clearTimeout(this.#beat);
    if (this.#closed) return;
    this.#beat = setTimeout(() => {
      if (patience === undefined) {
        this.#send('{"t":"ping"}');
        return this.#listen(PATIENCE);
      }
      this.#drop();
      this.#lost();
    }, patience ?? PING);
  }

  /** The device is awake, or the network is back: does not wait any longer. */
  readonly #hurry = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.status === 'open') {
      this.#send('{"t":"ping"}');
      this.#listen(PATIENCE / 4);
    } else if (this.status === 'away' && this.#socket === null) {
      this.#wait = WAIT[0];
      this.#connect();
    }
  };

  #send(frame: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(frame);
  }

  #to(status: Status): void {
    this.status = status;
    this.#options.changed();
  }
}
