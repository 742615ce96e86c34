import { PROTOCOL, clientMessage, key, type ClientMessage, type Hello, type ServerMessage } from '@masque/protocol';
import type { Language } from '@masque/core';
import type { WebSocket } from 'ws';
import { refused, type Answer } from '../answer.ts';
import type { Services } from '../services.ts';
import type { Person } from '../identity/people.ts';
import type { Listener } from '../table/channel.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { say } from '../text.ts';
import { Bucket } from './bucket.ts';
import { Line } from './line.ts';

/** Messages at once, and on average in a second. */
const BURST = 40;
const RATE = 20;
/** Messages beyond that before the socket is closed. */
const STRIKES = 100;
/** Actions of one connection that may be under way at a time. */
const UNDER_WAY = 16;
/** How long a connection may say nothing at first, in milliseconds. */
const SHY = 10_000;

/** Codes of RFC 6455 and its registry. */
const CLOSE = { done: 1000, policy: 1008, wrong: 1011, later: 1013 } as const;

/** One socket: reads messages, asks the table, sends what the table tells. */
export class Connection implements Listener {
  readonly #socket: WebSocket;
  readonly #device: Person | null;
  readonly #services: Services;
  readonly #rooms: Rooms;
  readonly #bucket: Bucket;
  readonly #line: Line;
  readonly #shy: NodeJS.Timeout;
  /** Heard from since the last heartbeat. */
  alive = true;
  #strikes = 0;
  #said = 0;
  #underWay = 0;
  #closed = false;
  #greeted: Promise<void> | null = null;
  #room: Room | null = null;
  /** Who acts; `null` for those who only watch. */
  #person: Person | null = null;
  #watches = false;
  #language: Language = 'en';

  constructor(socket: WebSocket, device: Person | null, services: Services, rooms: Rooms) {
    this.#socket = socket;
    this.#bucket = new Bucket(BURST * services.limits, RATE * services.limits);
    this.#device = device;
    this.#services = services;
    this.#rooms = rooms;
    this.#line = new Line(socket, () => this.#room?.drained(this, this.#person));
    this.#shy = setTimeout(() => this.close(CLOSE.policy, 'say hello'), SHY).unref();
  }

  deliver(frame: string): boolean {
    return this.#line.deliver(frame);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** The socket is gone. */
  ended(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#shy);
    this.#line.stop();
    this.#room?.leave(this, this.#person);
  }

  /** A frame has come in. */
  hear(data: unknown): void {
    this.alive = true;
    if (this.#closed) return;
    if (!this.#bucket.take()) return this.#tooMuch();
    const message = read(data);
    if (!message.ok) return this.#refuse(message.key, refused('bad_message'));
    void this.#handle(message.message).catch((error: unknown) => {
      this.#services.log.error({ err: error }, 'a message could not be handled');
      this.close(CLOSE.wrong, 'something went wrong');
    });
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.#answer({ t: 'pong', now: this.#services.clock.now() });
    if (message.t === 'hello') {
      if (this.#greeted) return this.close(CLOSE.policy, 'one hello is enough');
      clearTimeout(this.#shy);
      this.#greeted = this.#greet(message);
      return this.#greeted;
    }
    if (!this.#greeted) return this.close(CLOSE.policy, 'say hello');
    if (this.#underWay >= UNDER_WAY) return this.#refuse(message.key, refused('rate'));
    this.#underWay++;
    try {
      await this.#greeted;
      await this.#ask(message);
    } catch (error) {
      // It may or may not have been written: the same key will find out.
      this.#services.log.error({ err: error, table: this.#room?.code }, 'could not do what was asked');
      this.#refuse(message.key, refused('busy'));
    } finally {
      this.#underWay--;
    }
  }

  async #greet({ v, table, as, resume, lang }: Hello): Promise<void> {
    this.#language = lang;
    if (v !== PROTOCOL) {
      this.#answer({ t: 'reload', v: PROTOCOL });
      return this.close(CLOSE.done, 'another version');
    }
    const room = await this.#rooms.get(table);
    if (this.#closed) return;
    if (!room) {
      this.#answer({ t: 'gone' });
      return this.close(CLOSE.done, 'no such table');
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
    if (!room.join(this, this.#person, resume?.epoch === epoch ? resume.counter : undefined))
      return this.close(CLOSE.later, 'the room is full');
    this.#room = room;
  }

  async #ask(message: Extract<ClientMessage, { key: string }>): Promise<void> {
    const room = this.#room;
    if (!room) return;
    const person = this.#person;
    if (!person) return this.#refuse(message.key, refused(this.#watches ? 'read_only' : 'no_person'));
    const reply = (answer: Answer): void => this.#reply(message.key, answer);
    const { metrics } = this.#services;
    const end = metrics.commands.startTimer({ kind: message.t === 'act' ? 'act' : message.command.do });
    if (message.t === 'act') await room.act(person, message.key, message.action, reply);
    else await room.command(person, message.key, message.command, reply);
    end();
  }

  #reply(to: string, answer: Answer): void {
    if (answer.ok) this.#answer({ t: 'ok', key: to });
    else this.#refuse(to, answer);
  }

  #refuse(to: string | null, { code, message }: Extract<Answer, { ok: false }>): void {
    this.#services.metrics.refusals.inc({ code });
    const room = this.#room;
    const text = say(message, { language: this.#language, names: room?.names(), game: room?.game?.messages });
    this.#answer({ t: 'refused', key: to, code, message, text });
  }

  #tooMuch(): void {
    if (++this.#strikes > STRIKES) return this.#socket.terminate();
    const now = performance.now();
    if (now - this.#said < 1000 && this.#said > 0) return;
    this.#said = now;
    this.#refuse(null, refused('rate'));
  }

  #answer(message: ServerMessage): void {
    this.#line.answer(message);
  }
}

type Read = { ok: true; message: ClientMessage } | { ok: false; key: string | null };

function read(data: unknown): Read {
  if (typeof data !== 'string') return { ok: false, key: null };
  let raw: unknown;
  try {
    raw = JSON.parse(data);
  } catch {
    return { ok: false, key: null };
  }
  const parsed = clientMessage.safeParse(raw);
  if (parsed.success) return { ok: true, message: parsed.data };
  const named =
    typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'key') ? (raw as { key: unknown }).key : null;
  return { ok: false, key: key.safeParse(named).data ?? null };
}
