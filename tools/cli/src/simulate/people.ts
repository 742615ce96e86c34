import { offersFor, type Seat } from '@masque/core';
import type { Played } from '@masque/testkit';
import { decides } from './taps.ts';

/** What people did at tables of bots, added up over games. Plain data. */
export interface PeopleTally {
  /** Their number, in all games together. */
  seats: number;
  taps: number;
  /** Taps that were real decisions. */
  telling: number;
  /** By person: the longest time between two of their decisions, in milliseconds. */
  waits: number[];
}

export const noPeople = (): PeopleTally => ({ seats: 0, taps: 0, telling: 0, waits: [] });

export const mergePeople = (a: PeopleTally, b: PeopleTally): PeopleTally => ({
  seats: a.seats + b.seats,
  taps: a.taps + b.taps,
  telling: a.telling + b.telling,
  waits: [...a.waits, ...b.waits],
});

/** The people of one game. */
export class PeopleCount {
  readonly seats: ReadonlySet<Seat>;
  /** By seat: when they last decided something. The game begins for all at the same time. */
  readonly #last = new Map<Seat, number>();
  readonly #longest = new Map<Seat, number>();

  constructor(seats: ReadonlySet<Seat>) {
    this.seats = seats;
    for (const seat of seats) this.#last.set(seat, 0);
  }

  count(people: PeopleTally, { before, input }: Played): void {
    if (!('action' in input) || !this.seats.has(input.seat)) return;
    const { seat, action, at } = input;
    people.taps++;
    if (!decides(action, offersFor(before, seat))) return;
    people.telling++;
    this.#longest.set(seat, Math.max(this.#longest.get(seat) ?? 0, at - this.#last.get(seat)!));
    this.#last.set(seat, at);
  }

  /** The game is over. Whoever has not decided anything has not waited for it either. */
  end(people: PeopleTally): void {
    people.seats += this.seats.size;
    people.waits.push(...this.#longest.values());
  }
}
