import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { NetworkLink, type Conditions } from './network.ts';
import type { Actor, World } from './world.ts';

const OPEN = 1;
const CLOSED = 3;
/** How long the remaining side takes to notice that the other one is gone, in milliseconds, at most. */
const NOTICED_MS = 9000;

/** What a phone hears through its socket. */
export interface Ear {
  message(data: string): void;
  closed(code: number): void;
}

/**
 * The socket between a phone and a node. Messages arrive in order until the connection breaks. To the server, the
 * node's end is a `WebSocket`.
 */
export class SimulatedSocket extends EventEmitter {
  readonly OPEN = OPEN;
  readyState: number = OPEN;
  /** Bytes that have not reached the phone. */
  bufferedAmount = 0;
  readonly #world: World;
  readonly #phone: Actor;
  readonly #node: Actor;
  readonly #ear: Ear;
  readonly #up: NetworkLink;
  readonly #down: NetworkLink;
  #reader: ((data: string) => void) | null = null;
  /** What the phone has said before anybody read it. */
  #early: string[] = [];
  #cut = false;
  #phoneKnows = false;

  constructor(world: World, conditions: Conditions, phone: Actor, node: Actor, ear: Ear) {
    super();
    this.#world = world;
    this.#phone = phone;
    this.#node = node;
    this.#ear = ear;
    this.#up = new NetworkLink(world, conditions, true);
    this.#down = new NetworkLink(world, conditions, true);
  }

  /** Typed as the server expects. */
  get socket(): WebSocket {
    return this as unknown as WebSocket;
  }

  /** The phone says something. */
  say(data: string): void {
    if (this.#cut || this.#phoneKnows) return;
    this.#up.send(this.#node, '', () => {
      if (this.#cut || this.readyState !== OPEN) return;
      if (this.#reader) this.#reader(data);
      else this.#early.push(data);
    });
  }

  /** Reads what the phone says from now on. */
  read(reader: (data: string) => void): void {
    this.#reader = reader;
    for (const it of this.#early) reader(it);
    this.#early = [];
  }

  /** The node says something. */
  send(data: string): void {
    if (this.readyState !== OPEN || this.#cut) return;
    this.bufferedAmount += data.length;
    this.#down.send(this.#phone, '', () => {
      this.bufferedAmount -= data.length;
      if (!this.#cut && !this.#phoneKnows) this.#ear.message(data);
    });
  }

  ping(): void {
    if (this.#cut) return;
    this.#down.send(this.#phone, '', () => this.#up.send(this.#node, '', () => this.emit('pong')));
  }

  /** The node closes the socket. */
  close(code = 1000): void {
    if (this.readyState !== OPEN) return;
    this.readyState = CLOSED;
    if (!this.#cut) this.#down.send(this.#phone, '', () => this.#phoneHears(code));
    this.#world.after(1, this.#node, '', () => this.emit('gone'));
  }

  terminate(): void {
    this.close(1006);
  }

  /** The phone hangs up. */
  hangUp(): void {
    this.#phoneKnows = true;
    if (!this.#cut) this.#up.send(this.#node, '', () => this.terminate());
  }

  /** Nothing comes through any more, and both sides notice sooner or later. */
  cut(): void {
    if (this.#cut) return;
    this.#cut = true;
    this.#world.after(this.#world.between(0, NOTICED_MS), this.#node, '', () => this.terminate());
    this.#world.after(this.#world.between(0, NOTICED_MS), this.#phone, '', () => this.#phoneHears(1006));
  }

  #phoneHears(code: number): void {
    if (this.#phoneKnows) return;
    this.#phoneKnows = true;
    this.#ear.closed(code);
  }
}
