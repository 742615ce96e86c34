import { PROTOCOL, clientMessage, type ClientMessage, type Hello, type ServerMessage } from '@masque/protocol';
import type { Language } from '@masque/core';
import type { WebSocket } from 'ws';
import { refused, type Answer } from '../answer.ts';
import { TokenBucket } from '../limits.ts';
import type { Services } from '../services.ts';
import type { Person } from '../identity/people.ts';
import type { Asker } from '../table/move.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { say } from '../text.ts';
import type { Connected } from './hub.ts';
import { readFrame } from './read.ts';
import { SendQueue } from './send-queue.ts';

/** Messages at once, and on average in a second. */
const BURST = 40;
const RATE = 20;
/** Messages beyond that before the socket is closed. */
const MAX_STRIKES = 100;
/** Requests of one connection that may be pending at a time. */
const MAX_PENDING = 16;
/** How long a connection may take to say hello, in milliseconds. */
const HELLO_TIMEOUT_MS = 10_000;

/** Codes of RFC 6455 and its registry. */
export const CLOSE = { normal: 1000, policyViolation: 1008, internalError: 1011, tryAgainLater: 1013 } as const;

/** One socket: reads messages, passes them to the table, and sends what comes back. */
export class Connection implements Asker, Connected {
  readonly #socket: WebSocket;
  readonly #device: Person | null;
  readonly #services: Services;
  readonly #rooms: Rooms;
  readonly #bucket: TokenBucket;
  readonly #queue: SendQueue;
  readonly #helloTimeout: NodeJS.Timeout;
  readonly from: string;
  /** Heard from since the last heartbeat. */
  alive = true;
  #strikes = 0;
  #warnedAt = 0;
  #pending = 0;
  /** Keys of requests that are done and not yet acknowledged. */
  #done: string[] = [];
  #closed = false;
  #greeted: Promise<void> | null = null;
  #room: Room | null = null;
  /** Who acts; `null` for those who only watch. */
  #person: Person | null = null;
  #watches = false;
  #language: Language = 'en';

  /** @param from the line it comes from: strangers are counted by it */
  constructor(socket: WebSocket, device: Person | null, services: Services, rooms: Rooms, from: string) {
    this.from = from;
    this.#socket = socket;
    this.#bucket = new TokenBucket(BURST * services.limits, RATE * services.limits);
    this.#device = device;
    this.#services = services;
    this.#rooms = rooms;
    this.#queue = new SendQueue(socket, () => this.#room?.drained(this, this.#person));
    this.#helloTimeout = setTimeout(() => this.close(CLOSE.policyViolation, 'say hello'), HELLO_TIMEOUT_MS).unref();
  }

  get person(): string | null {
    return this.#device?.id ?? null;
  }

  deliver(frame: string): boolean {
    return this.#queue.deliver(frame);
  }

  /** A refusal goes out at once; what was done is acknowledged with what it changed. */
  answered(to: string, answer: Answer): void {
    if (answer.ok) this.#done.push(to);
    else this.#refuse(to, answer);
  }

  takeKeys(): readonly string[] {
    const keys = this.#done;
    if (keys.length > 0) this.#done = [];
    return keys;
  }

  acknowledge(ok: readonly string[]): void {
    this.#answer({ t: 'ok', ok: [...ok] });
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** The socket is closed. */
  ended(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#helloTimeout);
    this.#queue.stop();
    this.#room?.leave(this, this.#person);
  }

  /** A frame has come in. */
  receive(data: unknown): void {
    this.alive = true;
    if (this.#closed) return;
    if (!this.#bucket.tryTake()) return this.#tooMuch();
    const message = readFrame(clientMessage, data);
    if (!message.ok) return this.#refuse(message.key, refused(message.code));
    void this.#handle(message.message).catch((error: unknown) => {
      this.#services.log.error({ err: error }, 'a message could not be handled');
      this.close(CLOSE.internalError, 'something went wrong');
    });
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping')
      return this.#services.steps.atHalf(() => this.#answer({ t: 'pong', now: this.#services.clock.now() }));
    if (message.t === 'hello') {
      if (this.#greeted) return this.close(CLOSE.policyViolation, 'one hello is enough');
      clearTimeout(this.#helloTimeout);
      this.#greeted = this.#greet(message);
      return this.#greeted;
    }
    if (!this.#greeted) return this.close(CLOSE.policyViolation, 'say hello');
    if (message.t === 'log') {
      await this.#greeted;
      const page = this.#room?.logPage(this.#person, message.before);
      if (page) this.#answer({ t: 'log', ...page });
      return;
    }
    if (this.#pending >= MAX_PENDING) return this.#refuse(message.key, refused('rate'));
    this.#pending++;
    try {
      await this.#greeted;
      await this.#ask(message);
    } catch (error) {
      // It may or may not have been written: sending it again with the same key tells.
      this.#services.log.error({ err: error, table: this.#room?.code }, 'could not do what was asked');
      this.#refuse(message.key, refused('busy'));
    } finally {
      this.#pending--;
    }
  }

  async #greet({ v, table, as, resume, lang }: Hello): Promise<void> {
    this.#language = lang;
    if (v !== PROTOCOL) {
      this.#answer({ t: 'reload', v: PROTOCOL });
      return this.close(CLOSE.normal, 'another version');
    }
    const room = await this.#rooms.get(table);
    if (this.#closed) return;
    if (!room) {
      this.#answer({ t: 'gone' });
      return this.close(CLOSE.normal, 'no such table');
    }
    this.#watches = as !== 'seat';
    this.#person = as === 'seat' ? this.#device : null;
    const { epoch } = room;
    this.#answer({
      t: 'welcome',
      v: PROTOCOL,
      viewer: room.viewerOf(this.#person),
      now: this.#services.clock.now(),
      epoch,
    });
    if (!room.join(this, this.#person, this.from, resume?.epoch === epoch ? resume.counter : undefined))
      return this.close(CLOSE.tryAgainLater, 'the room is full');
    this.#room = room;
  }

  async #ask(message: Extract<ClientMessage, { key: string }>): Promise<void> {
    const room = this.#room;
    if (!room) return;
    const person = this.#person;
    if (!person) return this.#refuse(message.key, refused(this.#watches ? 'read_only' : 'no_person'));
    const { metrics } = this.#services;
    const end = metrics.commands.startTimer({ kind: message.t === 'act' ? 'act' : message.command.do });
    if (message.t === 'act') await room.act(person, message, this);
    else await room.command(person, message.key, message.command, this);
    end();
  }

  #refuse(to: string | null, { code, message }: Extract<Answer, { ok: false }>): void {
    this.#services.metrics.refusals.inc({ code });
    const room = this.#room;
    const text = say(message, { language: this.#language, names: room?.names(), game: room?.game?.messages });
    this.#answer({ t: 'refused', key: to, code, message, text });
  }

  #tooMuch(): void {
    if (++this.#strikes > MAX_STRIKES) return this.#socket.terminate();
    const now = performance.now();
    if (now - this.#warnedAt < 1000 && this.#warnedAt > 0) return;
    this.#warnedAt = now;
    this.#refuse(null, refused('rate'));
  }

  #answer(message: ServerMessage): void {
    this.#queue.reply(message);
  }
}
