import { clubInput, replay, step, type Club, type ClubInput } from '@masque/club';
import type { Store, StreamName } from '@masque/store';
import { setImmediate as breath } from 'node:timers/promises';

/** The kind under which the streams of clubs are listed. */
export const CLUB = 'club';

/** How many inputs are folded before yielding to other work. */
const AT_ONCE = 100;

/** Checks and folds inputs, a few at a time: the log of an old club must not hold up those who play. */
export async function folded(inputs: readonly ClubInput[], from: Club = replay([])): Promise<Club> {
  let club = from;
  for (const [i, input] of inputs.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await breath();
    club = step(club, clubInput.parse(input));
  }
  return club;
}

/** A club, folded from its log in the store. Every input is durable before it shows here. */
export class ClubLog {
  readonly name: StreamName;
  readonly #store: Store;
  #seq: number;
  club: Club;

  private constructor(name: StreamName, store: Store, seq: number, club: Club) {
    this.name = name;
    this.#store = store;
    this.#seq = seq;
    this.club = club;
  }

  static async open(name: StreamName, store: Store): Promise<ClubLog> {
    const log = new ClubLog(name, store, 0, replay([]));
    await log.catchUp();
    return log;
  }

  /**
   * Computes inputs from the current state of the club and appends them. If another node was faster, computes them
   * again.
   * @param decide returns the inputs; none if there is nothing to do
   * @throws Error when the club's code belongs to another club
   */
  async extend(decide: (club: Club) => readonly ClubInput[]): Promise<void> {
    for (;;) {
      const inputs = decide(this.club);
      if (inputs.length === 0) return;
      const done = await this.#store.extendStream(this.name, this.#seq, inputs);
      if (done.ok) return this.#take(inputs);
      if (done.conflict === 'code') throw new Error(`the code ${this.name.code} belongs to another club`);
      if (done.seq < this.#seq) throw new Error(`the club ${this.name.code} was removed`);
      await this.catchUp();
    }
  }

  /** The club as it was before a command that is in the log; `null`: it is not there. */
  async before(key: string): Promise<Club | null> {
    const inputs = (await this.#store.readStream(this.name.id, 0)).map(({ input }) => input as ClubInput);
    const at = inputs.findIndex((it) => it.t === 'done' && it.key === key);
    const it = inputs[at];
    return it?.t === 'done' ? folded(inputs.slice(0, at - it.n)) : null;
  }

  /** Applies what other nodes have appended. */
  async catchUp(): Promise<void> {
    await this.#read(this.#seq, this.club);
  }

  /** Reads the whole log again because part of it was rewritten. */
  async reread(): Promise<void> {
    await this.#read(0, replay([]));
  }

  async #read(from: number, before: Club): Promise<void> {
    const inputs = (await this.#store.readStream(this.name.id, from)).map(({ input }) => input as ClubInput);
    this.club = await folded(inputs, before);
    this.#seq = from + inputs.length;
  }

  #take(inputs: readonly ClubInput[]): void {
    for (const it of inputs) this.club = step(this.club, it);
    this.#seq += inputs.length;
  }
}
