import type { ClubAs, ClubCommand, ClubDoc, ClubMessage, ClubServerMessage, ClubYou } from '@masque/club';
import type { Language, Message } from '@masque/core';
import { apply, PROTOCOL } from '@masque/protocol';
import type { Status } from '../live/connection.ts';

/** What came of a command. */
export type ClubReply =
  { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: Message };

interface Options {
  readonly url: string;
  readonly club: string;
  readonly as: ClubAs;
  readonly language: Language;
  /** Something has changed: what is seen, or the status. */
  readonly changed: () => void;
}

/** First and longest wait before connecting again, in milliseconds. */
const WAIT = [300, 5000] as const;
/** How often to ask whether anybody is there, and how long to wait for a sign of life. */
const PING = 15_000;
const PATIENCE = 10_000;
/** How long to wait before asking a busy server again. */
const BUSY = 600;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The line to an evening. When it breaks off it is made again, takes up where it broke off, and sends again what has not
 * been answered.
 */
export class ClubLine {
  status: Status = 'connecting';
  doc: ClubDoc | null = null;
  you: ClubYou | null = null;
  /** The server's clock minus this one, in milliseconds. */
  clockOffset = 0;
  readonly #options: Options;
  readonly #waiting = new Map<string, { frame: string; resolve: (reply: ClubReply) => void }>();
  #counter = 0;
  #epoch = '';
  #socket: WebSocket | null = null;
  #wait: number = WAIT[0];
  #retry?: ReturnType<typeof setTimeout>;
  #beat?: ReturnType<typeof setTimeout>;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Does something. Resolves with what came of it, however often the connection breaks off until then. */
  do(command: ClubCommand): Promise<ClubReply> {
    const key = newKey();
    const frame = JSON.stringify({ t: 'do', key, command } satisfies ClubMessage);
    const reply = new Promise<ClubReply>((resolve) => this.#waiting.set(key, { frame, resolve }));
    if (this.status === 'open') this.#send(frame);
    return reply;
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
    socket.onmessage = ({ data }) => mine() && this.#hear(JSON.parse(String(data)) as ClubServerMessage);
    socket.onclose = () => mine() && this.#lost();
    this.#listen(PATIENCE);
  }

  #greet(): void {
    const { club, as, language } = this.#options;
    const resume = this.doc && { epoch: this.#epoch, counter: this.#counter };
    const hello: ClubMessage = { t: 'hello', v: PROTOCOL, club, as, lang: language, ...(resume && { resume }) };
    this.#send(JSON.stringify(hello));
  }

  #hear(message: ClubServerMessage): void {
    this.#listen();
    switch (message.t) {
      case 'welcome':
        this.#epoch = message.epoch;
        this.clockOffset = message.now - Date.now();
        this.#wait = WAIT[0];
        for (const { frame } of this.#waiting.values()) this.#send(frame);
        return this.#to('open');
      case 'full':
        [this.doc, this.#counter] = [message.doc, message.counter];
        return this.#options.changed();
      case 'diff':
        return this.#advance(message);
      case 'you':
        this.you = message.you;
        return this.#options.changed();
      case 'ok':
        return this.#answer(message.key, { ok: true });
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

  #advance({ counter, ops }: Extract<ClubServerMessage, { t: 'diff' }>): void {
    // Sent before the connection broke off, and again after.
    if (this.doc && counter <= this.#counter) return;
    try {
      if (!this.doc || counter !== this.#counter + 1) throw new Error('something was missed');
      [this.doc, this.#counter] = [apply(this.doc, ops), counter];
      this.#options.changed();
    } catch {
      this.doc = null;
      this.#drop();
      this.#connect();
    }
  }

  #refused({ key, code, message }: Extract<ClubServerMessage, { t: 'refused' }>): void {
    if (key === null) return;
    if (code !== 'busy' && code !== 'rate') return this.#answer(key, { ok: false, code, message });
    setTimeout(() => {
      const it = this.#waiting.get(key);
      if (it && this.status === 'open') this.#send(it.frame);
    }, BUSY);
  }

  #answer(key: string, reply: ClubReply): void {
    const it = this.#waiting.get(key);
    this.#waiting.delete(key);
    it?.resolve(reply);
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
