import type { ClubAs, ClubCommand, ClubDoc, ClubMessage, ClubServerMessage, ClubYou } from '@masque/club';
import type { Language, Message } from '@masque/core';
import { apply, PROTOCOL } from '@masque/protocol';
import { BUSY, Line, type Status } from '../live/line.ts';
import { newKey } from '../live/outbox.ts';

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

/**
 * The line to an evening. When it breaks off it takes up where it broke off, and sends again what has not been answered.
 */
export class ClubLine {
  doc: ClubDoc | null = null;
  you: ClubYou | null = null;
  readonly #options: Options;
  readonly #waiting = new Map<string, { frame: string; resolve: (reply: ClubReply) => void }>();
  readonly #line: Line;
  #counter = 0;
  #epoch = '';

  constructor(options: Options) {
    this.#options = options;
    this.#line = new Line(options.url, {
      greet: () => this.#greet(),
      hear: (message) => this.#hear(message as ClubServerMessage),
      changed: options.changed,
    });
    this.#line.connect();
  }

  get status(): Status {
    return this.#line.status;
  }

  /** The server's clock minus this one, in milliseconds. */
  get clockOffset(): number {
    return this.#line.clockOffset;
  }

  /** Does something. Resolves with what came of it, however often the connection breaks off until then. */
  do(command: ClubCommand): Promise<ClubReply> {
    const key = newKey();
    const frame = JSON.stringify({ t: 'do', key, command } satisfies ClubMessage);
    const reply = new Promise<ClubReply>((resolve) => this.#waiting.set(key, { frame, resolve }));
    if (this.status === 'open') this.#line.send(frame);
    return reply;
  }

  close(): void {
    this.#line.close();
  }

  #greet(): string {
    const { club, as, language } = this.#options;
    const resume = this.doc && { epoch: this.#epoch, counter: this.#counter };
    const hello: ClubMessage = { t: 'hello', v: PROTOCOL, club, as, lang: language, ...(resume && { resume }) };
    return JSON.stringify(hello);
  }

  #hear(message: ClubServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#epoch = message.epoch;
        for (const { frame } of this.#waiting.values()) this.#line.send(frame);
        return this.#line.welcomed(message.now);
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
        return this.#line.end(message.t === 'gone' ? 'gone' : 'outdated');
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
      this.#line.again();
    }
  }

  #refused({ key, code, message }: Extract<ClubServerMessage, { t: 'refused' }>): void {
    if (key === null) return;
    if (code !== 'busy' && code !== 'rate') return this.#answer(key, { ok: false, code, message });
    setTimeout(() => {
      const it = this.#waiting.get(key);
      if (it && this.status === 'open') this.#line.send(it.frame);
    }, BUSY);
  }

  #answer(key: string, reply: ClubReply): void {
    const it = this.#waiting.get(key);
    this.#waiting.delete(key);
    it?.resolve(reply);
  }
}
