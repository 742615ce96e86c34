import { offline, Outbox, type Reply } from './outbox.ts';

/**
 * `away`: the connection is lost and is being restored. `gone`: there is nothing at its other end. `outdated`: this
 * page is too old for the server and has to be reloaded.
 */
export type Status = 'connecting' | 'open' | 'away' | 'gone' | 'outdated';

/** The first and the longest wait before reconnecting, in milliseconds. */
const WAIT = [300, 5000] as const;
/** How often to ping, and how long to wait for a sign of life. */
const PING = 15_000;
const PATIENCE = 10_000;
/** How long a request may go unanswered before a ping finds out whether it got lost. */
const UNHEARD = 2500;

/** How long to wait before a request to a busy server is retried, in milliseconds. */
const BUSY = 600;

/** The owner of a socket. */
export interface Speaker {
  /** The greeting, sent on each connection. */
  greet(): string;
  /** The code by which a load balancer chooses the server. */
  at(): string;
  hear(message: unknown): void;
  /** The status has changed. */
  changed(): void;
}

/** Why the other end refuses a request. */
type RefusedRequest = Omit<Extract<Reply, { ok: false }>, 'ok'> & { readonly key: string | null };

/**
 * A socket that reconnects whenever it is lost, sooner when the device wakes up or the network is back. Pending
 * requests are then sent again.
 */
export class ReconnectingSocket {
  status: Status = 'connecting';
  /** The server's clock minus this one, in milliseconds. */
  clockOffset = 0;
  readonly #url: string;
  readonly #speaker: Speaker;
  readonly #outbox = new Outbox();
  #socket: WebSocket | null = null;
  #wait: number = WAIT[0];
  #retry?: ReturnType<typeof setTimeout>;
  #beat?: ReturnType<typeof setTimeout>;
  /** A sign of life is due. */
  #awaited = false;
  #closed = false;

  /** @param url `wss://host/ws` */
  constructor(url: string, speaker: Speaker) {
    this.#url = url;
    this.#speaker = speaker;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.addEventListener?.('offline', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
  }

  connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${this.#url}?at=${encodeURIComponent(this.#speaker.at())}`);
    this.#socket = socket;
    const mine = (): boolean => this.#socket === socket && !this.#closed;
    socket.onopen = () => mine() && this.send(this.#speaker.greet());
    socket.onmessage = ({ data }) => {
      if (!mine()) return;
      this.#listen();
      this.#speaker.hear(JSON.parse(String(data)));
    };
    socket.onclose = () => mine() && this.#lost();
    this.#expect(PATIENCE);
  }

  /** The number of requests in flight. */
  get pending(): number {
    return this.#outbox.size;
  }

  /** The other end has answered the greeting. */
  welcomed(now: number): void {
    for (const frame of this.#outbox.frames()) this.send(frame);
    this.clockOffset = now - Date.now();
    this.#wait = WAIT[0];
    this.#to('open');
  }

  /** Sends a frame, if there is a socket. */
  send(frame: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(frame);
  }

  /**
   * Sends a request, under a key of its own. Resolves with its result, however often the connection is lost until then;
   * as one that was not sent if this is closed.
   */
  ask(asked: object): Promise<Reply> {
    if (this.#closed) return Promise.resolve(offline);
    const { frame, reply } = this.#outbox.put(asked);
    if (this.status === 'open') {
      this.send(frame);
      // A server that has much to do still answers a ping; further requests do not put that off.
      if (!this.#awaited) this.#listen(UNHEARD, PATIENCE - UNHEARD);
    }
    return reply;
  }

  /** A request has succeeded. */
  done(key: string): void {
    this.#outbox.answer(key, { ok: true });
  }

  /** A request was refused. If the server was busy, it is retried. */
  refused({ key, code, message, text }: RefusedRequest): void {
    if (key === null) return;
    if (code !== 'busy' && code !== 'rate') return this.#outbox.answer(key, { ok: false, code, message, text });
    setTimeout(() => {
      const frame = this.#outbox.frameOf(key);
      if (frame && this.status === 'open') this.send(frame);
    }, BUSY);
  }

  /** An update was missed: starts over. */
  again(): void {
    this.#drop();
    this.connect();
  }

  /** Nothing more will come. */
  end(status: 'gone' | 'outdated'): void {
    this.close();
    this.#to(status);
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#socket?.close();
    this.#outbox.answerAll(offline);
  }

  #lost(): void {
    clearTimeout(this.#beat);
    this.#socket = null;
    // Jitter, so that a roomful of phones does not reconnect at the same instant.
    this.#retry = setTimeout(() => this.connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.7, WAIT[1]);
    this.#to('away');
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Pings when it has been quiet for a while, and gives up when there is no response. */
  #listen(quiet = PING, patience = PATIENCE): void {
    this.#awaited = quiet < PING;
    this.#after(quiet, () => {
      this.send('{"t":"ping"}');
      this.#expect(patience);
    });
  }

  /** Gives up without a sign of life. */
  #expect(patience: number): void {
    this.#awaited = true;
    this.#after(patience, () => {
      this.#drop();
      this.#lost();
    });
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#beat);
    if (!this.#closed) this.#beat = setTimeout(then, time);
  }

  /** The device is awake, or its network has changed: finds out at once whether there is a connection. */
  readonly #hurry = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.status === 'open') {
      this.send('{"t":"ping"}');
      this.#expect(PATIENCE / 4);
    } else if (this.status === 'away' && this.#socket === null) {
      this.#wait = WAIT[0];
      this.connect();
    }
  };

  #to(status: Status): void {
    this.status = status;
    this.#speaker.changed();
  }
}
