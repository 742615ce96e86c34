import type { Leases } from '@masque/store';
import type { Logger } from 'pino';

/** How often a node says that it lives, in milliseconds. */
const BEAT_MS = 1000;
/** How long one that says nothing counts as alive, in milliseconds. */
export const LIFE_MS = 5000;
/** Tables whose node is gone that are taken over at a time. */
const MAX_ADOPTED = 20;

/** Who follows what becomes of the nodes. */
export interface Follower {
  /** A second has passed. */
  beat(): void;
  /** These nodes have died or gone. */
  gone(nodes: readonly string[]): void;
  /** This node has been silent for so long that others may have taken what it had. */
  lost(): Promise<void>;
  /** A game whose node is gone; it is to be played on here if nobody is faster. */
  adopt(table: string): Promise<void>;
}

/** This node among others: which of them live, and what it has to itself. */
export class Membership {
  readonly #id: string;
  readonly #leases: Leases;
  readonly #log: Logger;
  readonly #mine = new Set<string>();
  #others: ReadonlySet<string> = new Set();
  #beaten = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #silence: NodeJS.Timeout | undefined;
  #releasing: Promise<void> = Promise.resolve();
  /** Counts how often this node has lost what it had. */
  #life = 0;
  #leaving = false;
  #adopts = false;
  #follower: Follower | null = null;

  constructor(id: string, leases: Leases, log: Logger) {
    this.#id = id;
    this.#leases = leases;
    this.#log = log;
  }

  /** Others may see this node from now on: it goes on saying that it lives, however long it takes to open its games. */
  async join(follower: Follower): Promise<void> {
    this.#follower = follower;
    const began = performance.now();
    this.#others = (await this.#leases.beat()).alive;
    this.#said(began);
    const again = (): void => {
      this.#timer = setTimeout(() => {
        this.#beating = this.#beat();
        void this.#beating.then(() => {
          if (!this.#leaving) again();
        });
      }, BEAT_MS);
    };
    again();
  }

  /** From now on it takes over what others have left. */
  start(): void {
    this.#adopts = true;
  }

  isAlive(node: string): boolean {
    return this.#others.has(node);
  }

  /** The node that has this to itself: this one, if nobody else has it. */
  async holder(key: string): Promise<string> {
    if (this.#mine.has(key) && !this.#isSilent) return this.#id;
    // What is being given back must not be taken on before it is.
    await this.#releasing;
    if (this.#leaving || this.#isSilent) throw new Error('this node takes nothing on');
    const life = this.#life;
    const holder = await this.#leases.claim(key);
    // The answer was long on its way: others may have taken it since.
    if (life !== this.#life) throw new Error('this node takes nothing on');
    if (holder === this.#id) this.#mine.add(key);
    return holder;
  }

  async has(key: string): Promise<boolean> {
    return (await this.holder(key)) === this.#id;
  }

  async release(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#mine.delete(key);
    const released = this.#leases.release(keys);
    this.#releasing = released.catch(() => undefined);
    await released;
  }

  /** Takes nothing on any more; what it has stays its own until it leaves. */
  drain(): void {
    this.#leaving = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
  }

  /** Gives everything back: others take it on at once. */
  async leave(): Promise<void> {
    this.drain();
    await this.#beating;
    this.#mine.clear();
    await this.#leases.leave();
  }

  get #isSilent(): boolean {
    return performance.now() - this.#beaten > LIFE_MS;
  }

  async #beat(): Promise<void> {
    try {
      if (this.#isSilent) await this.#lose();
      const before = this.#others;
      const began = performance.now();
      const { alive, lapsed } = await this.#leases.beat();
      // It was said too late, whatever this node's clock makes of it.
      if (lapsed) await this.#lose();
      this.#others = alive;
      this.#said(began);
      this.#follower?.beat();
      const gone = [...before].filter((it) => !this.#others.has(it) && it !== this.#id);
      if (gone.length > 0) this.#follower?.gone(gone);
      if (!this.#adopts) return;
      for (const table of await this.#leases.orphans(MAX_ADOPTED)) await this.#follower?.adopt(table);
    } catch (error) {
      this.#log.error({ err: error }, 'other nodes could not be told that this one lives');
      if (this.#isSilent) await this.#lose();
    }
  }

  /** From when it was said, not from when the answer came: others count from then, and it is not waited for the next answer. */
  #said(at: number): void {
    this.#beaten = at;
    clearTimeout(this.#silence);
    if (this.#leaving) return;
    const left = LIFE_MS - (performance.now() - at);
    this.#silence = setTimeout(() => void this.#lose(), Math.max(0, left));
  }

  /** Whatever this node had, another one may have by now. */
  async #lose(): Promise<void> {
    this.#life++;
    if (this.#mine.size === 0) return;
    this.#log.warn({ tables: this.#mine.size }, 'this node was silent for too long; its tables are left to others');
    this.#mine.clear();
    await this.#follower?.lost();
  }
}
