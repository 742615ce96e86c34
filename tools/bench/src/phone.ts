import { isOpen, type Offer } from '@masque/core';
import {
  PROTOCOL,
  receive,
  type ClientMessage,
  type Command,
  type Doc,
  type Hello,
  type Refused,
  type Received,
  type ServerMessage,
} from '@masque/protocol';
import { WebSocket } from 'ws';

type Reply = Refused | { readonly t: 'ok' | 'lost' };
let keys = 0;

type Action = Extract<ClientMessage, { t: 'act' }>['action'];

/** A unique idempotency key. */
export const newKey = (): string => `bench-${process.pid}-${(++keys).toString(36).padStart(6, '0')}`;

/** Requests are limited per address, so every visitor has their own. */
let addresses = 0;
export function headers(): { 'x-forwarded-for': string } {
  const n = ++addresses;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}

/** One player's device. */
export class Phone {
  readonly code: string;
  readonly cookie: string;
  seen: Received | null = null;
  epoch = '';
  frames = 0;
  bytes = 0;
  closed = false;
  /** Called after each message that changes what is shown. */
  onDoc: (() => void) | null = null;
  /** Address of the server. */
  url: string;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  readonly #pongs: (() => void)[] = [];
  #socket!: WebSocket;

  constructor(url: string, code: string, cookie: string) {
    this.url = url;
    this.code = code;
    this.cookie = cookie;
  }

  get doc(): Doc | null {
    return this.seen?.doc ?? null;
  }

  /** Connects. Resolves with the first document, or at once if the connection resumes and nothing was missed. */
  open(resume?: Hello['resume']): Promise<void> {
    return new Promise((done, fail) => {
      const options = { perMessageDeflate: false, headers: { cookie: this.cookie, ...headers() } };
      const socket = (this.#socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, options));
      this.closed = false;
      socket.on('open', () => {
        const hello: Hello = {
          t: 'hello',
          v: PROTOCOL,
          table: this.code,
          as: 'seat',
          lang: 'en',
          ...(resume && { resume }),
        };
        socket.send(JSON.stringify(hello));
      });
      socket.on('error', fail);
      socket.on('close', (code) => {
        this.closed = true;
        for (const reply of this.#waiting.values()) reply({ t: 'lost' });
        this.#waiting.clear();
        fail(new Error(`The connection closed with ${code}.`));
      });
      socket.on('message', (data: Buffer) => {
        this.frames++;
        this.bytes += data.length;
        const message = JSON.parse(String(data)) as ServerMessage;
        this.#hear(message);
        if (message.t === 'full' || (message.t === 'welcome' && resume)) done();
      });
    });
  }

  do(command: Command): Promise<Reply> {
    return this.#ask({ t: 'do', key: newKey(), command });
  }

  act(action: Action, key = newKey()): Promise<Reply> {
    return this.#ask({ t: 'act', key, action });
  }

  /** Milliseconds until the server answers. */
  ping(): Promise<number> {
    const from = performance.now();
    return new Promise((done) => {
      this.#pongs.push(() => done(performance.now() - from));
      this.#socket.send('{"t":"ping"}');
    });
  }

  offers(): Offer[] {
    return (this.doc?.play?.offers ?? []).filter(isOpen);
  }

  close(): void {
    this.#socket.close();
  }

  #ask(message: Extract<ClientMessage, { key: string }>): Promise<Reply> {
    if (this.closed) return Promise.resolve({ t: 'lost' });
    return new Promise((done) => {
      this.#waiting.set(message.key, done);
      this.#socket.send(JSON.stringify(message));
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.epoch = message.epoch;
        return;
      case 'full':
      case 'diff':
        this.seen = receive(this.seen, message);
        if (!this.seen) throw new Error('A frame was lost on the way.');
        this.#done(message.ok);
        return this.onDoc?.();
      case 'ok':
        return this.#done(message.ok);
      case 'pong':
        return this.#pongs.shift()?.();
      case 'refused':
        this.#answer(message.key ?? '', message);
    }
  }

  #done(keys: readonly string[] = []): void {
    for (const key of keys) this.#answer(key, { t: 'ok' });
  }

  #answer(key: string, reply: Reply): void {
    this.#waiting.get(key)?.(reply);
    this.#waiting.delete(key);
  }
}
