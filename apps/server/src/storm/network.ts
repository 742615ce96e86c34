import type { Actor, World } from './world.ts';

/** The current state of the network and the database. */
export class Conditions {
  /** How long a message takes, in milliseconds: minimum and maximum. */
  delay: readonly [number, number] = [1, 12];
  /** Probability that a request to the database, or its answer, is lost. */
  lossy = 0;
  /** Probability that a message between nodes is lost. */
  deaf = 0;
  /** Until when the database is down. */
  databaseBackAt = 0;
  /** How long the disk takes, in milliseconds: minimum and maximum. */
  disk: readonly [number, number] = [0, 4];
  /** By node: maximum extra delay of its requests to the database, in milliseconds. */
  readonly late = new Map<Actor, number>();
  /** Nodes that cannot reach the database. */
  readonly cutOff = new Set<Actor>();
  /** Nodes that can neither hear other nodes nor be heard. */
  readonly alone = new Set<Actor>();

  /** Everything works again. */
  heal(): void {
    this.delay = [1, 12];
    this.lossy = 0;
    this.deaf = 0;
    this.databaseBackAt = 0;
    this.disk = [0, 4];
    this.late.clear();
    this.cutOff.clear();
    this.alone.clear();
  }
}

/** A connection from one actor to another. Messages arrive in order, unless it is not `ordered`. */
export class NetworkLink {
  readonly #world: World;
  readonly #conditions: Conditions;
  readonly #ordered: boolean;
  #last = 0;

  constructor(world: World, conditions: Conditions, ordered: boolean) {
    this.#world = world;
    this.#conditions = conditions;
    this.#ordered = ordered;
  }

  send(to: Actor, what: string, deliver: () => void): void {
    const [min, max] = this.#conditions.delay;
    let at = this.#world.now + this.#world.between(min, max);
    if (this.#ordered) at = this.#last = Math.max(at, this.#last);
    this.#world.after(at - this.#world.now, to, what, deliver);
  }
}
