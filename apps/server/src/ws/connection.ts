import { clientMessage, type As, type ClientMessage, type Hello, type ServerMessage } from '@masque/protocol';
import type { WebSocket } from 'ws';
import { refused, type RequestResult } from '../answer.ts';
import type { Person } from '../identity/people.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../table/moves/move.ts';
import type { Room } from '../table/room.ts';
import type { Comer, Visitor } from '../table/people/watchers.ts';
import type { Rooms } from '../table/rooms.ts';
import { say } from '../text.ts';
import { isAct } from './act.ts';
import { CLOSE, SocketPeer, type Allowance, type AnyRefusal } from './socket-peer.ts';

const ALLOWANCE: Allowance = { burst: 40, rate: 20, maxStrikes: 100, maxPending: 16 };

const ACT = { kind: 'act' } as const;

const none: readonly string[] = Object.freeze([]);

type Request = Extract<ClientMessage, { key: string }>;
type LogRequest = Extract<ClientMessage, { t: 'log' }>;

/** A socket at a table: passes messages to the table and sends its answers and frames. */
export class Connection extends SocketPeer<Hello, Request, ServerMessage, LogRequest> implements Caller, Visitor {
  readonly from: string;
  readonly #rooms: Rooms;
  /** Keys of finished requests that are not yet acknowledged. */
  #done: readonly string[] = none;
  #room: Room | null = null;
  /** The acting person; `null` for viewers who only watch. */
  #person: Person | null = null;
  #as: As = 'seat';

  /** @param from network address of the connection, for counting strangers */
  constructor(socket: WebSocket, device: Person | null, services: Services, rooms: Rooms, from: string) {
    super(socket, device, services, clientMessage, ALLOWANCE, isAct);
    this.from = from;
    this.#rooms = rooms;
  }

  get comer(): Comer {
    return { as: this.#as, person: this.#person, device: this.device, from: this.from };
  }

  /** A refusal is sent at once; a success is acknowledged together with the change it made. */
  answered(to: string, answer: RequestResult): void {
    if (answer.ok) this.#done = [...this.#done, to];
    else this.refuse(to, answer);
  }

  takeKeys(): readonly string[] {
    const keys = this.#done;
    this.#done = none;
    return keys;
  }

  acknowledge(ok: readonly string[]): void {
    this.answer({ t: 'ok', ok: [...ok] });
  }

  override drained(): void {
    this.#room?.drained(this, this.#person);
  }

  protected override left(): void {
    this.#room?.leave(this, this.#person);
  }

  protected override explain({ message }: AnyRefusal): string {
    const room = this.#room;
    return say(message, { language: this.language, names: room?.names(), game: room?.game?.messages });
  }

  protected override async enter({ v, table, as, resume }: Hello): Promise<void> {
    const room = await this.#rooms.get(table);
    if (this.closed) return;
    if (!room) {
      this.answer({ t: 'gone' });
      return this.close(CLOSE.normal, 'no such table');
    }
    this.#as = as;
    this.#person = as === 'seat' ? this.device : null;
    const { comer } = this;
    if (!room.admits(comer)) return this.sendAway(room.now.data.club!.code);
    const { epoch } = room;
    const viewer = room.viewerOf(this.#person);
    this.answer({ t: 'welcome', v, viewer, now: this.services.clock.now(), epoch });
    const counter = resume?.epoch === epoch ? resume.counter : undefined;
    if (!room.join(this, comer, counter)) return this.close(CLOSE.tryAgainLater, 'the room is full');
    this.#room = room;
  }

  sendAway(club: string): void {
    this.#room = null;
    this.answer({ t: 'gone', club });
    this.close(CLOSE.normal, 'this game cannot be watched');
  }

  protected override async ask(message: Request): Promise<void> {
    const room = this.#room;
    if (!room) return;
    const person = this.#person;
    if (!person) return this.refuse(message.key, refused(this.#as === 'seat' ? 'no_person' : 'read_only'));
    const { commands } = this.services.metrics;
    const from = performance.now();
    if (message.t === 'act') await room.act(person, message, this);
    else await room.command(person, message.key, message.command, this);
    commands.observe(message.t === 'act' ? ACT : { kind: message.command.do }, (performance.now() - from) / 1000);
  }

  protected override take({ before }: LogRequest): void {
    const page = this.#room?.logPage(this.#person, before);
    if (page) this.answer({ t: 'log', ...page });
  }
}
