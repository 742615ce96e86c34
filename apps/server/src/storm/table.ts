import type { AnyGame } from '@masque/core';
import type { Command } from '@masque/protocol';
import type { StormNode } from './node.ts';
import { StormPhone } from './phone.ts';
import type { DeviceWorld } from './device.ts';
import type { World } from './world.ts';

/** Maximum time that bots and clocks leave to people, in milliseconds, in games where the table can set it. */
const THINK_MS = 8000;

/** A table, the phones of its players, and a screen. */
export class StormTable {
  readonly game: AnyGame;
  readonly phones: readonly StormPhone[];
  readonly #players: readonly StormPhone[];
  readonly #screen: StormPhone;
  readonly #nodes: readonly StormNode[];
  readonly #world: World;
  readonly #bots: number;
  dealt = false;
  /** What was done last. */
  step = 'nothing was done';

  constructor(name: string, around: DeviceWorld, game: AnyGame) {
    const { world, nodes } = around;
    this.game = game;
    this.#world = world;
    this.#nodes = nodes;
    const { min, max } = game.seats;
    const seats = Math.min(max, min + world.random.below(3));
    this.#bots = world.random.chance(0.4) && Object.keys(game.bots).length > 0 ? 1 : 0;
    this.#players = Array.from(
      { length: seats - this.#bots },
      (_, seat) => new StormPhone(`phone ${name}${seat}`, around),
    );
    this.#screen = new StormPhone(`screen ${name}`, around);
    this.phones = [...this.#players, this.#screen];
  }

  /** Opens the table, seats everybody and deals, in good weather. */
  async open(): Promise<void> {
    for (const it of this.#players) await it.enter(this.#world.random.pick(this.#nodes));
    const [host] = this.#players as [StormPhone];
    const code = await this.#created(host);
    for (const it of this.phones) it.follow(code);
    await this.#has('all are there', () => this.phones.every((it) => it.seen !== null));
    await this.#do(host, { do: 'seats', n: this.#players.length + this.#bots });
    for (const [seat, it] of this.#players.entries())
      await this.#do(it, { do: 'sit', seat, name: `Guest ${seat + 1}` });
    if (this.#bots > 0) await this.#do(host, { do: 'bot', seat: this.#players.length });
    await this.#hurry(host);
    if (this.#world.random.chance(0.3)) {
      await this.#do(host, { do: 'settings', botForAway: true });
      for (const it of this.phones) it.standIn = true;
    }
    for (const it of this.#players) await this.#do(it, { do: 'ready', on: true });
    await this.#do(host, { do: 'start' });
    await this.#has('the cards are dealt', () => this.phones.every((it) => it.seen?.doc.play != null));
    this.dealt = true;
  }

  /** Sets short clocks, if the game allows it: much more happens in the same time. */
  async #hurry(host: StormPhone): Promise<void> {
    if (!('ms' in (host.seen?.doc.lobby.options ?? {}))) return;
    const ms = this.#world.between(1000, THINK_MS);
    await this.#do(host, { do: 'options', options: { ms, dark: this.#world.random.chance(0.3) } });
  }

  #created({ person }: StormPhone): Promise<string> {
    const node = this.#world.random.pick(this.#nodes);
    return new Promise((done, fail) => {
      this.#world.after(1, node.actor, 'opens a table', () => {
        node.up!.parts.rooms.create({ id: person }, this.game.id).then(done, fail);
      });
    });
  }

  async #do(phone: StormPhone, command: Command): Promise<void> {
    this.step = `${phone.actor.name}: ${command.do}`;
    if (!(await phone.do(command))) throw new Error(`${this.step} was refused`);
  }

  async #has(what: string, holds: () => boolean): Promise<void> {
    this.step = what;
    while (!holds()) await new Promise<void>((done) => this.#world.after(50, this.#screen.actor, '', () => done()));
  }
}
