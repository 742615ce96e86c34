import type { Line, Offer } from '@masque/core';
import {
  PROTOCOL,
  receive,
  type As,
  type ClientMessage,
  type Command,
  type Doc,
  type Hello,
  type Refused,
  type ChatMessage,
  type Received,
  type ServerMessage,
} from '@masque/protocol';
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

export interface Options {
  readonly cookie?: string;
  readonly as?: As;
  readonly lang?: 'en' | 'fr';
  /** Resumes where another connection broke off. */
  readonly from?: Client;
  readonly resume?: Hello['resume'];
  readonly v?: number;
  readonly headers?: Record<string, string>;
  /** The code by which a load balancer chooses the node: the table's unless another one is given. */
  readonly at?: string;
  /** Called after each change of the document. */
  readonly onDoc?: (client: Client) => void;
}

type Reply = { readonly t: 'ok' } | Refused;

/** Acts as a phone, and records everything it was sent. */
export class Client {
  readonly socket: WebSocket;
  /** Frames as received. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  seen: Received | null = null;
  epoch = '';
  closed: { code: number; reason: string } | null = null;
  /** When it was closed, as `performance.now()` has it. */
  closedAt = 0;
  /** Resolves when it is closed. */
  readonly gone: Promise<void>;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  readonly #watchers = new Set<() => void>();
  #pongs = 0;
  /** Called after each change of the document. */
  onDoc: (() => void) | undefined;

  get doc(): Doc | null {
    return this.seen?.doc ?? null;
  }

  get log(): readonly Line[] {
    return this.seen?.log ?? [];
  }

  get said(): readonly ChatMessage[] {
    return this.seen?.said ?? [];
  }

  get counter(): number {
    return this.seen?.counter ?? -1;
  }

  constructor(url: string, { cookie, headers = {}, at, onDoc }: Options) {
    if (onDoc) this.onDoc = () => onDoc(this);
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws${at === undefined ? '' : `?at=${at}`}`, {
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    this.gone = new Promise((done) => this.socket.once('close', () => done()));
    this.socket.on('message', (data) => this.#hear(String(data)));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.closedAt = performance.now();
      this.#wake();
    });
    this.socket.on('error', () => {});
  }

  /** Connects, says hello and waits for the first answer. */
  static async join(url: string, table: string, options: Options = {}): Promise<Client> {
    const client = new Client(url, { at: table, ...options });
    await client.opened();
    const { as = 'seat', lang = 'en', v = PROTOCOL, from } = options;
    const resume = options.resume ?? (from && { epoch: from.epoch, counter: from.counter });
    if (from) client.seen = from.seen;
    client.send({ t: 'hello', v, table, as, lang, ...(resume && { resume }) });
    const answered = (): boolean => client.messages.some(({ t }) => t === 'welcome' || t === 'reload' || t === 'gone');
    await client.until(() => answered() || client.closed !== null);
    if (!answered()) throw new Error(`closed ${client.closed?.code}`);
    if (!resume && client.epoch) await client.until(() => client.doc !== null);
    return client;
  }

  opened(): Promise<void> {
    return new Promise((done, fail) => {
      this.socket.once('open', () => done());
      this.socket.once('close', (code) => fail(new Error(`closed ${code}`)));
      this.socket.once('unexpected-response', (_, response) => fail(new Error(`status ${response.statusCode}`)));
    });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  do(command: Command, key: string = randomUUID()): Promise<Reply> {
    return this.#ask({ t: 'do', key, command });
  }

  act(
    offer: Pick<Offer, 'type' | 'window'>,
    params: Record<string, unknown> = {},
    key: string = randomUUID(),
    game?: string,
  ): Promise<Reply> {
    const action = { type: offer.type, window: offer.window, params };
    return this.#ask({ t: 'act', key, action, ...(game !== undefined && { game }) });
  }

  /** Waits for a condition, checked after each message. The timeout is long, for busy machines. */
  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = performance.now() + ms;
    while (!holds()) {
      const left = end - performance.now();
      if (left <= 0) throw new Error(`timed out; last frame: ${this.frames.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, Math.min(left, 100));
        this.#watchers.add(() => (clearTimeout(timer), done()));
      });
    }
  }

  offer(type: string): Offer {
    const offer = this.doc?.play?.offers.find((it) => it.type === type);
    if (!offer) throw new Error(`${type} is not offered`);
    return offer;
  }

  /** Makes a request and waits for its answer: everything sent before it has then arrived. */
  async settled(): Promise<void> {
    const before = this.#pongs;
    this.send({ t: 'ping' });
    await this.until(() => this.#pongs > before);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  #ask(message: Extract<ClientMessage, { key: string }>): Promise<Reply> {
    return new Promise((done) => {
      this.#replies.set(message.key, done);
      this.send(message);
    });
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    this.messages.push(message);
    if (message.t === 'pong') this.#pongs++;
    if (message.t === 'welcome') this.epoch = message.epoch;
    if (message.t === 'full' || message.t === 'diff') {
      if (message.t === 'diff' && message.counter !== this.counter + 1)
        throw new Error(`counter ${message.counter} after ${this.counter}`);
      this.seen = receive(this.seen, message);
      if (!this.seen) throw new Error(`this does not follow: ${frame.slice(0, 300)}`);
      this.onDoc?.();
    }
    if ('ok' in message) for (const key of message.ok ?? []) this.#replies.get(key)?.({ t: 'ok' });
    if (message.t === 'refused') this.#replies.get(message.key ?? '')?.(message);
    this.#wake();
  }

  #wake(): void {
    for (const watcher of this.#watchers) watcher();
    this.#watchers.clear();
  }
}
