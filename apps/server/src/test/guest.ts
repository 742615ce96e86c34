import type { ClubAs, ClubCommand, ClubDoc, ClubServerMessage, ClubYou } from '@masque/club';
import { apply, PROTOCOL } from '@masque/protocol';
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

type Reply = Extract<ClubServerMessage, { t: 'ok' | 'refused' }>;

/** Acts as a device at an evening, and records what it was sent. */
export class GuestClient {
  readonly frames: string[] = [];
  doc: ClubDoc | null = null;
  you: ClubYou | null = null;
  closed: number | null = null;
  readonly #socket: WebSocket;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  readonly #watchers = new Set<() => void>();

  private constructor(url: string, cookie: string | undefined) {
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/club`, { headers: cookie ? { cookie } : {} });
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.#socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.#socket.on('error', () => {});
  }

  /** Follows an evening, and waits for its document. */
  static async join(url: string, club: string, cookie?: string, as: ClubAs = 'phone'): Promise<GuestClient> {
    const client = new GuestClient(url, cookie);
    await new Promise<void>((done, fail) => client.#socket.once('open', done).once('close', fail));
    client.#socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, club, as, lang: 'en' }));
    await client.until(() => client.doc !== null && client.you !== null);
    return client;
  }

  do(command: ClubCommand, key: string = randomUUID()): Promise<Reply> {
    const reply = new Promise<Reply>((done) => this.#replies.set(key, done));
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
    if (message.t === 'full') this.doc = message.doc;
    if (message.t === 'diff') this.doc = apply(this.doc!, message.ops);
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
