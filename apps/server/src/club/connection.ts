import { clubMessage, type ClubAs, type ClubMessage, type ClubServerMessage, type ClubYou } from '@masque/club';
import { clubWords } from '@masque/club/words';
import type { Language } from '@masque/core';
import { PROTOCOL } from '@masque/protocol';
import type { WebSocket } from 'ws';
import { refused } from '../answer.ts';
import type { Person } from '../identity/people.ts';
import { TokenBucket } from '../limits.ts';
import type { Services } from '../services.ts';
import { say } from '../text.ts';
import { CLOSE } from '../ws/connection.ts';
import type { Connected } from '../ws/hub.ts';
import { readFrame } from '../ws/read.ts';
import { SendQueue } from '../ws/send-queue.ts';
import type { ClubAnswer } from './answer.ts';
import type { ClubRoom, Device } from './club-room.ts';
import type { Clubs } from './clubs.ts';

/** Messages at once, and on average in a second; and those beyond that before the socket is closed. */
const BURST = 30;
const RATE = 10;
const MAX_STRIKES = 60;
/** Requests of one connection that may be pending at a time. */
const MAX_PENDING = 8;
/** How long a connection may take to say hello, in milliseconds. */
const HELLO_TIMEOUT_MS = 10_000;

/** One socket that follows an evening: reads messages, passes them to the club, and sends what comes back. */
export class ClubConnection implements Device, Connected {
  alive = true;
  readonly #socket: WebSocket;
  readonly #device: Person | null;
  readonly #services: Services;
  readonly #clubs: Clubs;
  readonly #bucket: TokenBucket;
  readonly #queue: SendQueue;
  readonly #helloTimeout: NodeJS.Timeout;
  #strikes = 0;
  #pending = 0;
  #closed = false;
  #greeted: Promise<void> | null = null;
  #room: ClubRoom | null = null;
  #as: ClubAs = 'phone';
  #language: Language = 'en';

  constructor(socket: WebSocket, device: Person | null, services: Services, clubs: Clubs) {
    this.#socket = socket;
    this.#device = device;
    this.#services = services;
    this.#clubs = clubs;
    this.#bucket = new TokenBucket(BURST * services.limits, RATE * services.limits);
    this.#queue = new SendQueue(socket, () => this.#room?.drained(this));
    this.#helloTimeout = setTimeout(() => this.close(CLOSE.policyViolation, 'say hello'), HELLO_TIMEOUT_MS).unref();
  }

  get person(): string | null {
    return this.#device?.id ?? null;
  }

  deliver(frame: string): boolean {
    return this.#queue.deliver(frame);
  }

  tell(you: ClubYou): void {
    this.#answer({ t: 'you', you });
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
    this.#room?.leave(this);
  }

  /** A frame has come in. */
  receive(data: unknown): void {
    this.alive = true;
    if (this.#closed) return;
    if (!this.#bucket.tryTake()) {
      if (++this.#strikes > MAX_STRIKES) this.#socket.terminate();
      return;
    }
    const read = readFrame(clubMessage, data);
    if (!read.ok) return this.#refuse(read.key, refused(read.code));
    void this.#handle(read.message).catch((error: unknown) => {
      this.#services.log.error({ err: error }, 'a message to an evening could not be handled');
      this.close(CLOSE.internalError, 'something went wrong');
    });
  }

  async #handle(message: ClubMessage): Promise<void> {
    if (message.t === 'ping') return this.#answer({ t: 'pong', now: this.#services.clock.now() });
    if (message.t === 'hello') {
      if (this.#greeted) return this.close(CLOSE.policyViolation, 'one hello is enough');
      clearTimeout(this.#helloTimeout);
      this.#greeted = this.#greet(message);
      return this.#greeted;
    }
    if (!this.#greeted) return this.close(CLOSE.policyViolation, 'say hello');
    if (this.#pending >= MAX_PENDING) return this.#refuse(message.key, refused('rate'));
    this.#pending++;
    try {
      await this.#greeted;
      await this.#ask(message);
    } catch (error) {
      this.#services.log.error({ err: error, club: this.#room?.code }, 'could not do what was asked');
      this.#refuse(message.key, refused('busy'));
    } finally {
      this.#pending--;
    }
  }

  async #greet({ v, club, as, resume, lang }: Extract<ClubMessage, { t: 'hello' }>): Promise<void> {
    this.#language = lang;
    if (v !== PROTOCOL) {
      this.#answer({ t: 'reload', v: PROTOCOL });
      return this.close(CLOSE.normal, 'another version');
    }
    const room = await this.#clubs.get(club);
    if (this.#closed) return;
    if (!room) {
      this.#answer({ t: 'gone' });
      return this.close(CLOSE.normal, 'no such evening');
    }
    this.#as = as;
    this.#answer({ t: 'welcome', v: PROTOCOL, now: this.#services.clock.now(), epoch: room.epoch });
    this.#room = room;
    room.join(this, this.#device, as, resume?.epoch === room.epoch ? resume.counter : undefined);
  }

  async #ask({ key: to, command }: Extract<ClubMessage, { t: 'do' }>): Promise<void> {
    const room = this.#room;
    if (!room) return;
    if (this.#as === 'screen') return this.#refuse(to, refused('read_only'));
    if (!this.#device) return this.#refuse(to, refused('no_person'));
    const answer = await room.command(this.#device, to, command);
    if (answer.ok) this.#answer({ t: 'ok', key: to });
    else this.#refuse(to, answer);
  }

  #refuse(to: string | null, { code, message }: Exclude<ClubAnswer, { ok: true }>): void {
    const text = say(message, { language: this.#language, game: clubWords });
    this.#answer({ t: 'refused', key: to, code, message, text });
  }

  #answer(message: ClubServerMessage): void {
    this.#queue.reply(message);
  }
}
