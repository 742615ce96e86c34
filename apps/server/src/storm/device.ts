import type { Random } from '@masque/core';
import type { Openers } from '../nodes/openers.ts';
import type { Conditions } from './network.ts';
import type { StormNode } from './node.ts';
import { SimulatedSocket } from './socket.ts';
import { Actor, type World } from './world.ts';

/** How long people wait for an answer before they consider the connection dead, in milliseconds. */
const PATIENCE_MS = 6000;

/** The world that a device is in. */
export interface DeviceWorld {
  readonly world: World;
  readonly conditions: Conditions;
  readonly nodes: readonly StormNode[];
}

type OnReply = (answer: 'ok' | 'refused', code: string) => void;

/**
 * A device that is connected to any of the nodes. It reconnects whenever its connection breaks, and repeats unanswered
 * requests.
 */
export abstract class StormDevice {
  readonly actor: Actor;
  readonly problems: string[] = [];
  /** How often it reconnected. */
  returns = 0;
  /** `null`: a screen, which belongs to nobody. */
  token: string | null = null;
  person = '';
  /** It makes no new requests. */
  resting = true;
  protected readonly world: World;
  protected readonly chance: Random;
  protected epoch = '';
  readonly #conditions: Conditions;
  readonly #nodes: readonly StormNode[];
  readonly #to: keyof Openers;
  readonly #replies = new Map<string, OnReply>();
  #socket: SimulatedSocket | null = null;
  #welcome = false;
  #keys = 0;
  #heardAt = 0;

  constructor(name: string, to: keyof Openers, { world, conditions, nodes }: DeviceWorld) {
    this.actor = new Actor(name);
    this.world = world;
    this.chance = world.chance(name);
    this.#to = to;
    this.#conditions = conditions;
    this.#nodes = nodes;
  }

  /** The first message of a connection. */
  protected abstract greet(): object;
  protected abstract hear(message: unknown): void;
  /** What was seen is forgotten, but requests are not, because the phone has stored them. */
  protected abstract forget(): void;
  /** Sends again what was not answered. False: nothing. */
  protected abstract repeat(): boolean;
  /** Does something, now and then. */
  protected abstract act(): void;

  get name(): string {
    return this.actor.name;
  }

  /** Visits a node, which gives it a token. */
  enter(node: StormNode): Promise<void> {
    return new Promise((done) => {
      this.world.after(1, node.actor, '', () => {
        const { person, token } = node.up!.parts.services.people.create();
        [this.token, this.person] = [token, person.id];
        done();
      });
    });
  }

  /** Breaks the connection. */
  cut(): void {
    this.#socket?.cut();
  }

  /** Reloads the page. */
  reload(): void {
    this.#socket?.hangUp();
    this.forget();
    this.epoch = '';
    this.#lost();
  }

  /** Connects for the first time. */
  protected start(): void {
    this.world.after(0, this.actor, '', () => this.#connect());
    this.#look();
  }

  protected get isIdle(): boolean {
    return this.#replies.size === 0;
  }

  protected key(): string {
    return `${this.actor.name.replaceAll(' ', '-')}-${String(this.#keys++).padStart(4, '0')}`;
  }

  protected say(message: object): void {
    this.#socket?.say(JSON.stringify(message));
  }

  /** Sends a request. `reply` is called once, however often it is sent. */
  protected ask(key: string, message: object, reply: OnReply): void {
    this.#replies.set(key, reply);
    this.say({ ...message, key });
  }

  protected answered(key: string, answer: 'ok' | 'refused', code: string): void {
    this.world.note(`${this.actor.name} hears ${answer} ${code} ${key}`);
    const reply = this.#replies.get(key);
    // Busy: it may or may not have been done, so it is repeated.
    if (!reply || code === 'busy' || code === 'rate') return;
    this.#replies.delete(key);
    reply(answer, code);
  }

  protected welcomed(epoch: string): void {
    this.epoch = epoch;
    this.#welcome = true;
    this.repeat();
  }

  #connect(): void {
    if (this.#socket) return;
    const up = this.#nodes.filter((it) => it.up);
    if (up.length === 0) return this.#again();
    const node = up[this.chance.below(up.length)]!;
    const socket: SimulatedSocket = new SimulatedSocket(this.world, this.#conditions, this.actor, node.actor, {
      message: (data) => {
        if (this.#socket !== socket) return;
        this.#heardAt = this.world.now;
        this.hear(JSON.parse(data));
      },
      closed: () => {
        if (this.#socket === socket) this.#lost();
      },
    });
    this.#socket = socket;
    this.world.note(`${this.actor.name} connects to ${node.name}`);
    this.#heardAt = this.world.now;
    node.sockets.add(socket);
    this.world.after(this.world.between(1, 30), node.actor, '', () => void this.#arrive(socket, node));
    this.say(this.greet());
  }

  /** The node accepts the connection, as its HTTP side would. */
  async #arrive(socket: SimulatedSocket, node: StormNode): Promise<void> {
    const up = node.up;
    if (!up) return socket.terminate();
    const { services, hub } = up.parts;
    try {
      const person = this.token === null ? null : await services.people.of(this.token);
      const reader = up.open[this.#to](socket.socket, person, this.actor.name);
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

  #lost(): void {
    this.#socket = null;
    this.#welcome = false;
    this.#again();
  }

  #again(): void {
    this.world.after(this.world.between(100, 1500), this.actor, '', () => {
      this.returns++;
      this.#connect();
    });
  }

  /** Looks at the phone regularly, and acts if there is something to do. */
  #look(): void {
    this.world.after(this.world.between(80, 1200), this.actor, '', () => {
      this.#look();
      if (!this.#socket || !this.#welcome) {
        if (this.#socket && this.world.now - this.#heardAt > PATIENCE_MS) this.reload();
        return;
      }
      const quiet = this.world.now - this.#heardAt > PATIENCE_MS;
      if (quiet) this.say({ t: 'ping' });
      if (this.world.now - this.#heardAt > 2 * PATIENCE_MS) {
        this.#socket.hangUp();
        return this.#lost();
      }
      if (this.repeat()) return;
      if (!this.resting && this.token !== null) this.act();
    });
  }
}
