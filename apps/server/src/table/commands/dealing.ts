import { commitmentOf } from '@masque/core';
import { type Numbers } from '@masque/protocol';
import { done, refused, type RequestResult } from '../../answer.ts';
import type { Clock } from '../../clock/clock.ts';
import { changed, type CommandRule } from './change.ts';
import { seatOf, type StoredSeat } from '../data.ts';

/** How long devices may take to reveal their number, in milliseconds. Slower devices are left out of the deal. */
export const REVEAL_MS = 2000;

/** A player's device joins in the next deal. */
export const seal: CommandRule<'seal'> = (data, { hash }, { person }) => {
  const seat = seatOf(data, person.id);
  if (seat < 0) return refused('not_seated');
  return changed(data, { places: data.places.with(seat, { ...data.places[seat], seal: hash }) });
};

/** `Dealing` takes these numbers, and only while the cards are about to be dealt. */
export const reveal: CommandRule<'reveal'> = () => refused('not_now');

/** Before each deal, asks the devices at a table to reveal the numbers that they have sealed. */
export class Dealing {
  readonly #clock: Clock;
  readonly #isHere: (person: string) => boolean;
  readonly #changed: () => void;
  #reveals: Reveals | null = null;

  /**
   * @param isHere is this person's device connected?
   * @param changed called when devices have to be told that they are asked
   */
  constructor(clock: Clock, isHere: (person: string) => boolean, changed: () => void) {
    this.#clock = clock;
    this.#isHere = isHere;
    this.#changed = changed;
  }

  /** Are devices being asked at the moment? */
  get on(): boolean {
    return this.#reveals !== null;
  }

  /** Asks the connected devices, and waits a moment. */
  async collect(places: readonly StoredSeat[]): Promise<Numbers> {
    const asked = places.filter((it) => it.seal !== undefined && it.person !== undefined && this.#isHere(it.person));
    if (asked.length === 0) return places.map(() => null);
    this.#reveals = new Reveals(asked);
    this.#changed();
    try {
      return await this.#reveals.numbers(places, this.#clock);
    } finally {
      this.#reveals = null;
    }
  }

  /** A device reveals its number. The table's queue is waiting for it, so this does not go through the queue. */
  take(person: string, number: string): RequestResult {
    return this.#reveals?.take(person, number) ?? refused('not_now');
  }
}

/** The numbers being revealed for one deal. */
class Reveals {
  /** By person: the hash that their number must match. */
  readonly #seals: ReadonlyMap<string, string>;
  readonly #numbers = new Map<string, string>();
  #complete!: () => void;
  readonly #all = new Promise<void>((complete) => (this.#complete = complete));

  /** @param asked the places whose devices are connected and have given a seal */
  constructor(asked: readonly StoredSeat[]) {
    this.#seals = new Map(asked.map(({ person, seal: hash }) => [person!, hash!]));
    if (this.#seals.size === 0) this.#complete();
  }

  /** A device reveals its number. */
  take(person: string, number: string): RequestResult {
    if (this.#seals.get(person) !== commitmentOf(number)) return refused('not_now');
    this.#numbers.set(person, number);
    if (this.#numbers.size === this.#seals.size) this.#complete();
    return done;
  }

  /** The numbers by seat, once all have arrived or the time is up. */
  async numbers(places: readonly StoredSeat[], clock: Clock): Promise<Numbers> {
    let cancel = (): void => {};
    const late = new Promise<void>((now) => (cancel = clock.after(REVEAL_MS, now)));
    await Promise.race([this.#all, late]);
    cancel();
    return places.map(({ person }) => (person === undefined ? null : (this.#numbers.get(person) ?? null)));
  }
}
