import { Outbox, type Reply } from './outbox.ts';

/**
 * `away`: the connection is gone and is being made again. `gone`: there is nothing at its other end. `outdated`: this
 * page is too old for the server and has to be loaded again.
 */
export type Status = 'connecting' | 'open' | 'away' | 'gone' | 'outdated';

/** First and longest wait before connecting again, in milliseconds. */
const WAIT = [300, 5000] as const;
/** How often to ask whether anybody is there, and how long to wait for a sign of life. */
const PING = 15_000;
const PATIENCE = 10_000;

/** How long to wait before asking a busy server again, in milliseconds. */
const BUSY = 600;

/** Who speaks through a socket. */
export interface Speaker {
  /** What is said first, each time that it is connected. */
  greet(): string;
  /** The code by which this socket is sent to one of several servers. */
  at(): string;
  hear(message: unknown): void;
  /** The status has changed. */
  changed(): void;
}

/** Why the other end refuses something. */
type Refused = Omit<Extract<Reply, { ok: false }>, 'ok'> & { readonly key: string | null };

/**
 * A socket that is made again whenever it breaks off, sooner when the device wakes up or the network is back. What was
 * asked and not answered is then asked again.
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
  #closed = false;

  /** @param url `wss://host/ws` */
  constructor(url: string, speaker: Speaker) {
    this.#url = url;
    this.#speaker = speaker;
    globalThis.addEventListener?.('online', this.#hurry);
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
    this.#listen(PATIENCE);
  }

  /** How many questions wait for their answer. */
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

  /** Sends something, if there is a socket. */
  send(frame: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(frame);
  }

  /** Asks for something, under a key of its own. Resolves with what came of it, however often the connection breaks off until then. */
  ask(asked: object): Promise<Reply> {
    const { frame, reply } = this.#outbox.put(asked);
    if (this.status === 'open') this.send(frame);
    return reply;
  }

  /** What was asked is done. */
  done(key: string): void {
    this.#outbox.answer(key, { ok: true });
  }

  /** What was asked is refused. A busy server is asked again. */
  refused({ key, code, message, text }: Refused): void {
    if (key === null) return;
    if (code !== 'busy' && code !== 'rate') return this.#outbox.answer(key, { ok: false, code, message, text });
    setTimeout(() => {
      const frame = this.#outbox.frameOf(key);
      if (frame && this.status === 'open') this.send(frame);
    }, BUSY);
  }

  /** Something was missed: starts over. */
  again(): void {
    this.#drop();
    this.connect();
  }

  /** There is nothing more to come. */
  end(status: 'gone' | 'outdated'): void {
    this.close();
    this.#to(status);
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    this.#socket?.close();
  }

  #lost(): void {
    clearTimeout(this.#beat);
    this.#socket = null;
    // Told apart by chance, so that a roomful of phones does not come back in the same instant.
    this.#retry = setTimeout(() => this.connect(), this.#wait * (0.7 + Math.random() * 0.6));
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
        this.send('{"t":"ping"}');
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
      this.send('{"t":"ping"}');
      this.#listen(PATIENCE / 4);
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
