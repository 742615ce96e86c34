import { commitmentOf } from '@masque/core';
import { type Numbers } from '@masque/protocol';
import { done, refused, type Answer } from '../answer.ts';
import type { Clock } from '../clock/clock.ts';
import { changed, type Rule } from './change.ts';
import { seatOf, type Place } from './data.ts';

/** How long devices may take to reveal their number, in milliseconds. Who takes longer is left out of the deal. */
export const REVEAL_MS = 2000;

/** A player's device takes part in the next deal. */
export const seal: Rule<'seal'> = (data, { hash }, { person }) => {
  const seat = seatOf(data, person.id);
  if (seat < 0) return refused('not_seated');
  return changed(data, { places: data.places.with(seat, { ...data.places[seat], seal: hash }) });
};

/** Numbers are for `Dealing`, which waits for them while the cards are about to be dealt. */
export const reveal: Rule<'reveal'> = () => refused('not_now');

/** Asks the devices at a table for the numbers that they have sealed, each time cards are about to be dealt. */
export class Dealing {
  readonly #clock: Clock;
  readonly #isHere: (person: string) => boolean;
  readonly #changed: () => void;
  #reveals: Reveals | null = null;

  /**
   * @param isHere is the device of this person connected?
   * @param changed devices are to be told that they are asked
   */
  constructor(clock: Clock, isHere: (person: string) => boolean, changed: () => void) {
    this.#clock = clock;
    this.#isHere = isHere;
    this.#changed = changed;
  }

  /** Are devices asked just now? */
  get on(): boolean {
    return this.#reveals !== null;
  }

  /** Asks the devices that are there, and waits a moment. */
  async collect(places: readonly Place[]): Promise<Numbers> {
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

  /** A device reveals its number, while all that is asked of the table waits for it. */
  take(person: string, number: string): Answer {
    return this.#reveals?.take(person, number) ?? refused('not_now');
  }
}

/** The numbers that are being revealed for a deal. */
class Reveals {
  /** By person: the hash that the number must have. */
  readonly #seals: ReadonlyMap<string, string>;
  readonly #numbers = new Map<string, string>();
  #complete!: () => void;
  readonly #all = new Promise<void>((complete) => (this.#complete = complete));

  /** @param asked the places of those whose devices are there and have given a seal */
  constructor(asked: readonly Place[]) {
    this.#seals = new Map(asked.map(({ person, seal: hash }) => [person!, hash!]));
    if (this.#seals.size === 0) this.#complete();
  }

  /** A device reveals its number. */
  take(person: string, number: string): Answer {
    if (this.#seals.get(person) !== commitmentOf(number)) return refused('not_now');
    this.#numbers.set(person, number);
    if (this.#numbers.size === this.#seals.size) this.#complete();
    return done;
  }

  /** By seat: the numbers, when all have come or the time is up. */
  async numbers(places: readonly Place[], clock: Clock): Promise<Numbers> {
    let cancel = (): void => {};
    const late = new Promise<void>((now) => (cancel = clock.after(REVEAL_MS, now)));
    await Promise.race([this.#all, late]);
    cancel();
    return places.map(({ person }) => (person === undefined ? null : (this.#numbers.get(person) ?? null)));
  }
}
