import type { Leases } from '@masque/store';
import type { Logger } from 'pino';
import { mayTell } from '../logged-error.ts';
import { unavailable } from '../unavailable.ts';
import { Elsewhere } from './ownership.ts';

/** Interval of a node's heartbeats, in milliseconds. */
const BEAT_MS = 1000;
/** How long a silent node counts as alive, in milliseconds. */
export const LIFE_MS = 5000;
/** Maximum number of orphaned tables taken over at a time. */
const MAX_ADOPTED = 20;

/** Is notified of changes among the nodes. */
export interface MembershipListener {
  /** Called after each heartbeat, about once a second. */
  beat(): void;
  /** These nodes have died or left. */
  gone(nodes: readonly string[]): void;
  /** This node has been silent for so long that others may have taken over what it owned. */
  lost(): Promise<void>;
  /** Take over a game whose node is gone, unless another node is faster. */
  adopt(table: string): Promise<void>;
}

const closed = (): Error => mayTell(new Elsewhere('this node accepts no new tables'));

/** This node's membership among others: which of them are alive, and what this node owns. */
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
  /** Counts how often this node has lost its ownership. */
  #life = 0;
  /** Has it been logged that this node has lost its ownership, and not yet that it is alive again? */
  #isLost = false;
  #leaving = false;
  #left = false;
  #adopts = false;
  #follower: MembershipListener | null = null;

  constructor(id: string, leases: Leases, log: Logger) {
    this.#id = id;
    this.#leases = leases;
    this.#log = log;
  }

  /** Makes this node visible to others. It keeps sending heartbeats, however long it takes to open its games. */
  async join(follower: MembershipListener): Promise<void> {
    this.#follower = follower;
    const began = performance.now();
    this.#others = (await this.#leases.beat()).alive;
    this.#said(began);
    const again = (): void => {
      this.#timer = setTimeout(() => {
        this.#beating = this.#beat();
        void this.#beating.then(() => {
          if (!this.#left) again();
        });
      }, BEAT_MS);
    };
    again();
  }

  /** Starts taking over what other nodes have left behind. */
  start(): void {
    this.#adopts = true;
  }

  /** How much this node owns. */
  get size(): number {
    return this.#mine.size;
  }

  isAlive(node: string): boolean {
    return this.#others.has(node);
  }

  /**
   * The node that owns this. If nobody does, this node takes ownership.
   * @throws Elsewhere when this node is leaving, or the others may count it as gone
   */
  async holder(key: string): Promise<string> {
    if (this.#mine.has(key) && !this.isSilent) return this.#id;
    // A key that is being released must not be claimed before it is.
    await this.#releasing;
    if (this.#leaving || this.isSilent) throw closed();
    const life = this.#life;
    const holder = await this.#leases.claim(key).catch((error: unknown) => Promise.reject(unavailable(error)));
    // The answer took long, and others may have taken ownership since.
    if (life !== this.#life) throw closed();
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

  /**
   * Takes no new ownership. What this node owns stays its own until it leaves, however long it takes to finish: it goes
   * on sending heartbeats.
   */
  drain(): void {
    this.#leaving = true;
  }

  /** Releases everything, so that others can take it over at once. */
  async leave(): Promise<void> {
    this.drain();
    this.#left = true;
    clearTimeout(this.#timer);
    await this.#beating;
    clearTimeout(this.#silence);
    this.#mine.clear();
    await this.#leases.leave();
  }

  /** Has this node been silent for so long that others may count it as dead? */
  get isSilent(): boolean {
    return performance.now() - this.#beaten > LIFE_MS;
  }

  async #beat(): Promise<void> {
    try {
      if (this.isSilent) await this.#lose();
      const before = this.#others;
      const began = performance.now();
      const { alive, lapsed } = await this.#leases.beat();
      // The heartbeat came too late by the database's clock, whatever this node's own clock says.
      if (lapsed) await this.#lose();
      this.#others = alive;
      this.#said(began);
      this.#follower?.beat();
      const gone = [...before].filter((it) => !this.#others.has(it) && it !== this.#id);
      if (gone.length > 0) this.#follower?.gone(gone);
      if (!this.#adopts || this.#leaving) return;
      for (const table of await this.#leases.orphans(MAX_ADOPTED)) await this.#follower?.adopt(table);
    } catch (error) {
      this.#log.error({ err: error }, 'could not renew this node’s heartbeat');
      if (this.isSilent) await this.#lose();
    }
  }

  /**
   * Counts from when the heartbeat was sent, not answered, because other nodes may count from then. A timer ends
   * ownership even while the next answer is outstanding.
   */
  #said(at: number): void {
    this.#beaten = at;
    clearTimeout(this.#silence);
    if (this.#left) return;
    const left = LIFE_MS - (performance.now() - at);
    if (this.#isLost && left > 0) {
      this.#isLost = false;
      this.#log.info('this node counts as alive again');
    }
    this.#silence = setTimeout(() => void this.#lose(), Math.max(0, left));
  }

  /** Other nodes may by now own whatever this node did. */
  async #lose(): Promise<void> {
    this.#life++;
    if (!this.#isLost) {
      this.#isLost = true;
      this.#log.warn(
        { tables: this.#mine.size },
        'this node missed its heartbeat for too long: it gives up its tables, and takes no others until it counts as alive again',
      );
    }
    if (this.#mine.size === 0) return;
    this.#mine.clear();
    await this.#follower?.lost();
  }
}
