import type { ClubAs, ClubCommand, ClubDoc, ClubMessage, ClubServerMessage } from '@masque/club';
import { apply, PROTOCOL } from '@masque/protocol';
import { WebSocket } from 'ws';
import { headers, newKey } from './phone.ts';

const LOST = 'The connection to the evening was closed.';

/** One device that follows an evening: a phone, the host's desk, or a big screen. */
export class Guest {
  doc: ClubDoc | null = null;
  /** The member id of its person. */
  member: string | null = null;
  /** Size of the whole document, and of each change since, in bytes. */
  whole = 0;
  readonly changes: number[] = [];
  /** Called after each message that changes what is shown. */
  onDoc: (() => void) | null = null;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    string,
    { readonly done: (reply: ClubServerMessage) => void; readonly fail: (error: Error) => void }
  >();

  private constructor(url: string, cookie: string) {
    const options = { perMessageDeflate: false, headers: { cookie, ...headers() } };
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws/club`, options);
  }

  /** Connects, and waits for the document of the evening. */
  static async join(url: string, club: string, cookie: string, as: ClubAs = 'phone'): Promise<Guest> {
    const guest = new Guest(url, cookie);
    const socket = guest.#socket;
    await new Promise<void>((done, fail) => {
      socket.on('open', () => guest.#send({ t: 'hello', v: PROTOCOL, club, as, lang: 'en' }));
      socket.on('error', fail);
      socket.on('close', () => (guest.#lost(), fail(new Error(LOST))));
      socket.on('message', (data: Buffer) => {
        guest.#hear(JSON.parse(String(data)) as ClubServerMessage, data.length);
        if (guest.doc) done();
      });
    });
    return guest;
  }

  /** @throws Error when it is refused, since the benchmark only gives valid commands, or the connection is lost */
  async do(command: ClubCommand): Promise<void> {
    const key = newKey();
    if (this.#socket.readyState !== WebSocket.OPEN) throw new Error(LOST);
    const reply = await new Promise<ClubServerMessage>((done, fail) => {
      this.#waiting.set(key, { done, fail });
      this.#send({ t: 'do', key, command });
    });
    if (reply.t === 'refused') throw new Error(`The evening answered ${reply.code} to ${JSON.stringify(command)}.`);
  }

  close(): void {
    this.#socket.close();
  }

  #lost(): void {
    for (const { fail } of this.#waiting.values()) fail(new Error(LOST));
    this.#waiting.clear();
  }

  #send(message: ClubMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ClubServerMessage, bytes: number): void {
    switch (message.t) {
      case 'full':
        [this.doc, this.whole] = [message.doc, bytes];
        return this.onDoc?.();
      case 'diff':
        this.doc = apply(this.doc!, message.ops);
        this.changes.push(bytes);
        return this.onDoc?.();
      case 'you':
        this.member = message.you.member;
        return;
      case 'ok':
      case 'refused':
        if (message.key !== null) this.#waiting.get(message.key)?.done(message);
    }
  }
}
