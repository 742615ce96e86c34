import type { Actor, World } from './world.ts';

/** How the network and the database are at the moment. */
export class Conditions {
  /** How long a message takes, in milliseconds, at least and at most. */
  delay: readonly [number, number] = [1, 12];
  /** How often a question to the database, or its answer, is lost. */
  lossy = 0;
  /** How often what nodes say to each other is lost. */
  deaf = 0;
  /** Until when the database is away. */
  databaseBackAt = 0;
  /** How long the disk takes, in milliseconds, at least and at most. */
  disk: readonly [number, number] = [0, 4];
  /** How long what a node asks the database may be on its way besides, in milliseconds. */
  readonly late = new Map<Actor, number>();
  /** Who cannot reach the database. */
  readonly cutOff = new Set<Actor>();
  /** Who does not hear the other nodes, nor is heard. */
  readonly alone = new Set<Actor>();

  /** Everything is well again. */
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

/** A way from one actor to another. What is sent comes in its order, unless the way is not `ordered`. */
export class Way {
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
    const [least, most] = this.#conditions.delay;
    let at = this.#world.now + this.#world.between(least, most);
    if (this.#ordered) at = this.#last = Math.max(at, this.#last);
    this.#world.after(at - this.#world.now, to, what, deliver);
  }
}
