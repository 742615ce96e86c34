import type { ClubAs, ClubCommand, ClubDoc, ClubServerMessage, ClubYou } from '@masque/club';
import { apply, PROTOCOL } from '@masque/protocol';
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

type ClubReply = Extract<ClubServerMessage, { t: 'ok' | 'refused' }>;

/** Acts as a device at an evening, and records what it was sent. */
export class GuestClient {
  readonly frames: string[] = [];
  doc: ClubDoc | null = null;
  you: ClubYou | null = null;
  closed: number | null = null;
  /** When it was closed, as `performance.now()` has it. */
  closedAt = 0;
  /** Resolves when it is closed. */
  readonly gone: Promise<void>;
  epoch = '';
  counter = -1;
  readonly #socket: WebSocket;
  readonly #replies = new Map<string, (reply: ClubReply) => void>();
  readonly #watchers = new Set<() => void>();

  private constructor(url: string, club: string, cookie: string | undefined) {
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/club?at=${club}`, {
      headers: cookie ? { cookie } : {},
    });
    this.gone = new Promise((done) => this.#socket.once('close', () => done()));
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.#socket.on('close', (code) => {
      [this.closed, this.closedAt] = [code, performance.now()];
      this.#wake();
    });
    this.#socket.on('error', () => {});
  }

  /**
   * Follows an evening, and waits for its document.
   *
   * @param from resumes where this connection broke off
   * @param screen the name of a big screen
   */
  static async join(
    url: string,
    club: string,
    cookie?: string,
    as: ClubAs = 'phone',
    from?: GuestClient | null,
    screen?: string,
  ): Promise<GuestClient> {
    const client = new GuestClient(url, club, cookie);
    await new Promise<void>((done, fail) => client.#socket.once('open', done).once('close', fail));
    const resume = from?.doc && { epoch: from.epoch, counter: from.counter };
    if (resume) [client.doc, client.counter] = [from.doc, from.counter];
    client.#socket.send(
      JSON.stringify({ t: 'hello', v: PROTOCOL, club, as, screen, lang: 'en', ...(resume && { resume }) }),
    );
    await client.until(() => (client.doc !== null && client.you !== null) || client.closed !== null);
    if (client.closed !== null) throw new Error(`closed ${client.closed}`);
    return client;
  }

  do(command: ClubCommand, key: string = randomUUID()): Promise<ClubReply> {
    const reply = new Promise<ClubReply>((done) => this.#replies.set(key, done));
    this.#socket.send(JSON.stringify({ t: 'do', key, command }));
    return reply;
  }

  /** Waits for a condition, checked after each message. The timeout is long, for busy machines. */
  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = performance.now() + ms;
    while (!holds()) {
      const left = end - performance.now();
      if (left <= 0) throw new Error(`timed out; last frame: ${this.frames.at(-1)?.slice(0, 400)}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, Math.min(left, 100));
        this.#watchers.add(() => (clearTimeout(timer), done()));
      });
    }
  }

  close(): void {
    this.#socket.close();
  }

  /** Breaks the connection. */
  cut(): void {
    this.#socket.terminate();
  }

  /** The id of a table by its number. */
  table(n: number): string {
    return Object.entries(this.doc!.room.tables).find(([, it]) => it.n === n)![0];
  }

  /** The member id of somebody who is here. */
  member(name: string): string {
    const found = Object.entries(this.doc!.room.people).find(([, it]) => it.name === name);
    if (!found) throw new Error(`${name} is not here`);
    return found[0];
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ClubServerMessage;
    if (message.t === 'welcome') this.epoch = message.epoch;
    if (message.t === 'full') [this.doc, this.counter] = [message.doc, message.counter];
    if (message.t === 'diff') {
      if (message.counter !== this.counter + 1) throw new Error(`counter ${message.counter} after ${this.counter}`);
      [this.doc, this.counter] = [apply(this.doc!, message.ops), message.counter];
    }
    if (message.t === 'you') this.you = message.you;
    if ((message.t === 'ok' || message.t === 'refused') && message.key !== null) {
      this.#replies.get(message.key)?.(message);
      this.#replies.delete(message.key);
    }
    this.#wake();
  }

  #wake(): void {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    for (const it of watchers) it();
  }
}
