import { deedIn } from '@masque/bots';
import { randomFor, seedOf, SPECTATOR, tableFor, type Random, type Seat } from '@masque/core';
import type { Played, Statistics } from '@masque/testkit';

/** How much of what players do to each other hits one of them, added up over games. Plain data. */
export interface AimTally {
  deeds: number;
  /** Those against the player who suffers most in its game. */
  most: number;
  /** As many, had everybody aimed at random at somebody who was still in the game. */
  chance: number;
}

export const noAims = (): AimTally => ({ deeds: 0, most: 0, chance: 0 });

/** How often each game is aimed at random. */
const TRIES = 20;

/** Who suffers how much in one game, and who would by chance. */
export class Aims {
  readonly #hits: number[];
  readonly #tries: readonly number[][];
  readonly #random: Random;
  #last = '';

  constructor(seats: number, seed: string) {
    const none = (): number[] => Array<number>(seats).fill(0);
    this.#hits = none();
    this.#tries = Array.from({ length: TRIES }, none);
    this.#random = randomFor(seedOf(seed), 0);
  }

  count(played: Played, statistics: Statistics | undefined): void {
    const told = played.entries.flatMap((it) => (it.to === undefined ? (deedIn(it) ?? []) : []));
    const deeds = [...told, ...(statistics?.deeds?.(played) ?? [])];
    if (deeds.length === 0) return;
    const { seats } = tableFor(played.before, SPECTATOR);
    const left = seats.filter(({ state = 'in' }) => state === 'in').map(({ seat }) => seat);
    for (const { by, to } of deeds)
      for (const seat of to) {
        // What comes of a deed is part of it: a theft, and the coins that are taken.
        const deed = `${by} ${seat}`;
        if (deed !== this.#last) this.#hit(seat, left.filter((it) => it !== by)); // prettier-ignore
        this.#last = deed;
      }
  }

  #hit(seat: Seat, others: readonly Seat[]): void {
    this.#hits[seat]!++;
    for (const it of this.#tries) it[others.length > 0 ? this.#random.pick(others) : seat]!++;
  }

  /** The game is over. */
  end(aims: AimTally): void {
    aims.deeds += this.#hits.reduce((a, b) => a + b, 0);
    aims.most += Math.max(...this.#hits);
    aims.chance += this.#tries.reduce((sum, it) => sum + Math.max(...it), 0) / TRIES;
  }
}
