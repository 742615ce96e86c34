import type { ClubAs, ClubCommand, ClubDoc, ClubMessage, ClubServerMessage, ClubYou } from '@masque/club';
import type { Language } from '@masque/core';
import { apply, PROTOCOL } from '@masque/protocol';
import { ReconnectingSocket, type Status } from '../live/reconnecting-socket.ts';
import type { Reply } from '../live/outbox.ts';
import { together } from '../live/same-server.ts';

interface ClubConnectionOptions {
  readonly url: string;
  readonly club: string;
  readonly as: ClubAs;
  /** The name of this big screen. */
  readonly screen?: string | undefined;
  readonly language: Language;
  /** The document or the status has changed. */
  readonly changed: () => void;
}

/** The connection to an evening. Keeps the document up to date; after a lost connection it resumes. */
export class ClubConnection {
  doc: ClubDoc | null = null;
  you: ClubYou | null = null;
  readonly #options: ClubConnectionOptions;
  readonly #socket: ReconnectingSocket;
  #counter = 0;
  /** The epoch of the document, and that of the server that has answered last. */
  #epoch = '';
  #answered = '';

  constructor(options: ClubConnectionOptions) {
    this.#options = options;
    this.#socket = new ReconnectingSocket(options.url, {
      greet: () => this.#greet(),
      at: () => options.club,
      hear: (message) => this.#hear(message as ClubServerMessage),
      changed: options.changed,
    });
    this.#socket.connect();
  }

  get status(): Status {
    return this.#socket.status;
  }

  /** The server's clock minus this one, in milliseconds. */
  get clockOffset(): number {
    return this.#socket.clockOffset;
  }

  /** Sends a command. Resolves with its result, however often the connection is lost until then. */
  do(command: ClubCommand): Promise<Reply> {
    return this.#socket.ask({ t: 'do', command } satisfies Omit<Extract<ClubMessage, { t: 'do' }>, 'key'>);
  }

  close(): void {
    this.#socket.close();
  }

  #greet(): string {
    const { club, as, screen, language } = this.#options;
    const resume = this.doc && { epoch: this.#epoch, counter: this.#counter };
    const hello: ClubMessage = {
      t: 'hello',
      v: PROTOCOL,
      club,
      as,
      ...(screen && { screen }),
      lang: language,
      ...(resume && { resume }),
    };
    return JSON.stringify(hello);
  }

  #hear(message: ClubServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#answered = message.epoch;
        return this.#socket.welcomed(message.now);
      case 'full':
        this.#epoch = this.#answered;
        return this.#show(message.doc, message.counter);
      case 'diff':
        return this.#advance(message);
      case 'you':
        this.you = message.you;
        return this.#options.changed();
      case 'ok':
        return this.#socket.done(message.key);
      case 'refused':
        return this.#socket.refused(message);
      case 'pong':
        return;
      case 'gone':
      case 'reload':
        return this.#socket.end(message.t === 'gone' ? 'gone' : 'outdated');
    }
  }

  #advance({ counter, ops }: Extract<ClubServerMessage, { t: 'diff' }>): void {
    // A message that was sent before the connection was lost, and again after.
    if (this.doc && counter <= this.#counter) return;
    try {
      if (!this.doc || counter !== this.#counter + 1) throw new Error('a frame was missed');
      this.#show(apply(this.doc, ops), counter);
    } catch {
      this.doc = null;
      this.#socket.again();
    }
  }

  #show(doc: ClubDoc, counter: number): void {
    [this.doc, this.#counter] = [doc, counter];
    const { code, tables } = doc.room;
    together(
      code,
      Object.values(tables).map((it) => it.code),
    );
    this.#options.changed();
  }
}
