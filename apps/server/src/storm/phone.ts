import { isOpen, type Action, type Random } from '@masque/core';
import {
  PROTOCOL,
  receive,
  type ClientMessage,
  type Command,
  type Received,
  type ServerMessage,
} from '@masque/protocol';
import { anyOf } from '../bots/random.ts';
import { canon } from '../canon.ts';
import { SimulatedSocket } from './socket.ts';
import type { Conditions } from './network.ts';
import type { StormNode } from './node.ts';
import { Actor, BEGINNING, type World } from './world.ts';

/** A request and its result. */
export interface Asked {
  readonly session: string;
  readonly key: string;
  readonly seat: number;
  readonly action: Action;
  /** `null`: not yet known. */
  answer: 'ok' | 'refused' | null;
}

/** What a phone showed of a game at one moment. */
export interface ShownState {
  readonly session: string;
  readonly seat: number | null;
  /** Epoch of the room that sent it. A new room may be slightly behind at first. */
  readonly epoch: string;
  /** The table and the offers, as text. */
  readonly shown: string;
  readonly offers: string;
}

/** How long people wait for an answer before they consider the connection dead, in milliseconds. */
const PATIENCE_MS = 6000;

/**
 * How often people wait for a clock that will ring soon and answer just before or after it rings, and the range in
 * milliseconds.
 */
const LAST_MOMENT = 0.3;
const LAST_MS = [-400, 300] as const;
const SOON_MS = 30_000;

type Play = NonNullable<Received['doc']['play']>;

/** A phone whose owner plays at random, reconnects whenever its connection breaks, and repeats unanswered requests. */
export class Phone {
  readonly actor: Actor;
  readonly asked: Asked[] = [];
  readonly moments: ShownState[] = [];
  readonly problems: string[] = [];
  /** How often it reconnected. */
  returns = 0;
  seen: Received | null = null;
  /** `null`: a screen, which belongs to nobody. */
  token: string | null = null;
  person = '';
  code = '';
  /** A bot may be playing for its owner, who is away. */
  standIn = false;
  /** It makes no new requests. */
  resting = true;
  readonly #world: World;
  readonly #conditions: Conditions;
  readonly #nodes: readonly StormNode[];
  readonly #chance: Random;
  #epoch = '';
  #socket: SimulatedSocket | null = null;
  #welcome = false;
  #replies = new Map<string, (answer: 'ok' | 'refused', code: string) => void>();
  #keys = 0;
  #heardAt = 0;
  /** It has decided, and will answer at the last moment. */
  #waits = false;

  constructor(name: string, world: World, conditions: Conditions, nodes: readonly StormNode[]) {
    this.actor = new Actor(name);
    this.#world = world;
    this.#conditions = conditions;
    this.#nodes = nodes;
    this.#chance = world.chance(name);
  }

  /** Visits a node, which gives it a token. */
  enter(node: StormNode): Promise<void> {
    return new Promise((done) => {
      this.#world.after(1, node.actor, '', () => {
        const { person, token } = node.up!.parts.services.people.create();
        [this.token, this.person] = [token, person.id];
        done();
      });
    });
  }

  /** Follows a table from now on. */
  follow(code: string): void {
    this.code = code;
    this.#world.after(0, this.actor, '', () => this.#connect());
    this.#look();
  }

  /** Breaks the connection. */
  cut(): void {
    this.#socket?.cut();
  }

  /** Reloads the page: what was seen is forgotten, but requests are not, because the phone has stored them. */
  reload(): void {
    this.#socket?.hangUp();
    this.seen = null;
    this.#epoch = '';
    this.#lost();
  }

  /** Gives a command to the table. Resolves with whether it succeeded. */
  do(command: Command): Promise<boolean> {
    return new Promise((done) => {
      const key = this.#key();
      this.#replies.set(key, (answer) => done(answer === 'ok'));
      this.#world.after(1, this.actor, '', () => this.#say({ t: 'do', key, command }));
    });
  }

  #key(): string {
    return `${this.actor.name.replaceAll(' ', '-')}-${this.#keys++}`;
  }

  #connect(): void {
    if (this.#socket) return;
    const up = this.#nodes.filter((it) => it.up);
    if (up.length === 0) return this.#again();
    const node = up[this.#chance.below(up.length)]!;
    const socket: SimulatedSocket = new SimulatedSocket(this.#world, this.#conditions, this.actor, node.actor, {
      message: (data) => {
        if (this.#socket === socket) this.#hear(data);
      },
      closed: () => {
        if (this.#socket === socket) this.#lost();
      },
    });
    this.#socket = socket;
    this.#world.note(`${this.actor.name} connects to ${node.name}`);
    this.#heardAt = this.#world.now;
    node.sockets.add(socket);
    this.#world.after(this.#world.between(1, 30), node.actor, '', () => void this.#arrive(socket, node));
    const { seen } = this;
    const resume = seen && this.#epoch !== '' && { epoch: this.#epoch, counter: seen.counter };
    this.#say({
      ...{ t: 'hello', v: PROTOCOL, table: this.code, as: this.token === null ? 'screen' : 'seat', lang: 'en' },
      ...(resume && { resume }),
    } as ClientMessage);
  }

  /** The node accepts the connection, as its HTTP side would. */
  async #arrive(socket: SimulatedSocket, node: StormNode): Promise<void> {
    const up = node.up;
    if (!up) return socket.terminate();
    const { services, hub } = up.parts;
    try {
      const person = this.token === null ? null : await services.people.of(this.token);
      const reader = up.open.table(socket.socket, person, this.actor.name);
      hub.add(socket.socket, reader, { near: this.actor.name, far: this.actor.name });
      socket.on('pong', () => (reader.alive = true));
      socket.on('gone', () => {
        node.sockets.delete(socket);
        hub.remove(socket.socket);
        reader.ended();
      });
      socket.read((data) => reader.receive(data));
    } catch {
      socket.terminate();
    }
  }

  #say(message: ClientMessage): void {
    this.#socket?.say(JSON.stringify(message));
  }

  #lost(): void {
    this.#socket = null;
    this.#welcome = false;
    this.#again();
  }

  #again(): void {
    this.#world.after(this.#world.between(100, 1500), this.actor, '', () => {
      this.returns++;
      this.#connect();
    });
  }

  #hear(data: string): void {
    this.#heardAt = this.#world.now;
    const message = JSON.parse(data) as ServerMessage;
    if (message.t === 'welcome') {
      this.#epoch = message.epoch;
      this.#welcome = true;
      for (const it of this.asked) if (it.answer === null) this.#ask(it);
    }
    if (message.t === 'full' || message.t === 'diff') {
      if (message.t === 'diff' && message.counter !== (this.seen?.counter ?? -1) + 1)
        this.problems.push(`${this.actor.name} got frame ${message.counter} after ${this.seen?.counter}`);
      const seen = receive(this.seen, message);
      if (seen) this.seen = seen;
      else this.problems.push(`${this.actor.name} got a frame that does not follow`);
      this.#remember();
    }
    if ('ok' in message) for (const key of message.ok ?? []) this.#answered(key, 'ok', '');
    if ('ok' in message && message.ok?.length) this.#world.note(`${this.actor.name} hears ok ${message.ok.join(' ')}`);
    if (message.t === 'refused') this.#world.note(`${this.actor.name} hears ${message.code} ${message.key}`);
    if (message.t === 'refused' && message.key !== null) this.#answered(message.key, 'refused', message.code);
  }

  #answered(key: string, answer: 'ok' | 'refused', code: string): void {
    const reply = this.#replies.get(key);
    // Busy: it may or may not have been done, so it is repeated.
    if (!reply || code === 'busy' || code === 'rate') return;
    this.#replies.delete(key);
    reply(answer, code);
  }

  #remember(): void {
    const { play, you } = this.seen?.doc ?? {};
    if (!play) return;
    const shown = canon(play.table);
    const offers = canon(play.offers);
    const before = this.moments.at(-1);
    if (
      before?.session === play.id &&
      before.epoch === this.#epoch &&
      before.shown === shown &&
      before.offers === offers
    )
      return;
    this.moments.push({ session: play.id, seat: you?.seat ?? null, epoch: this.#epoch, shown, offers });
  }

  /** Looks at the phone regularly, and acts if there is something to do. */
  #look(): void {
    this.#world.after(this.#world.between(80, 1200), this.actor, '', () => {
      this.#look();
      if (!this.#socket || !this.#welcome) {
        if (this.#socket && this.#world.now - this.#heardAt > PATIENCE_MS) this.reload();
        return;
      }
      const open = this.asked.filter((it) => it.answer === null);
      const quiet = this.#world.now - this.#heardAt > PATIENCE_MS;
      if (quiet) this.#say({ t: 'ping' });
      if (this.#world.now - this.#heardAt > 2 * PATIENCE_MS) {
        this.#socket.hangUp();
        return this.#lost();
      }
      if (open.length > 0) return open.forEach((it) => this.#ask(it));
      if (!this.resting && !this.#waits && this.token !== null) this.#play();
    });
  }

  #play(): void {
    const { play, you } = this.seen?.doc ?? {};
    if (!play || you?.seat == null) return;
    if (play.outcome) {
      if (you.host && this.#replies.size === 0) void this.do({ do: 'rematch' });
      return;
    }
    const open = play.offers.filter(isOpen);
    const needed = open.filter((it) => !it.optional);
    const offers = needed.length > 0 ? needed : this.#chance.chance(0.05) ? open : [];
    if (offers.length === 0) return;
    const action = anyOf(offers, this.#chance);
    const ask = (): void => {
      this.#waits = false;
      const it: Asked = { session: play.id, key: this.#key(), seat: you.seat!, action, answer: null };
      this.asked.push(it);
      this.#ask(it);
    };
    const left = this.#left(play);
    if (left === null || !this.#chance.chance(LAST_MOMENT)) return ask();
    this.#waits = true;
    this.#world.after(left + this.#world.between(...LAST_MS), this.actor, '', ask);
  }

  /** Time until the table's public clock rings, in milliseconds; `null`: it does not ring soon. */
  #left({ table, lag }: Play): number | null {
    const left = table.timer === undefined ? Infinity : table.timer.at + (lag ?? 0) - BEGINNING - this.#world.now;
    return left >= 0 && left < SOON_MS ? left : null;
  }

  #ask(it: Asked): void {
    const { type, window, params } = it.action;
    this.#replies.set(it.key, (answer) => (it.answer = answer));
    this.#world.note(`${this.actor.name} asks ${it.key}: ${canon(it.action)}`);
    this.#say({ t: 'act', key: it.key, action: { type, window, params }, game: it.session });
  }
}
