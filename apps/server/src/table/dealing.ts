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

/** Numbers are for `Reveals`, which waits for them while the cards are about to be dealt. */
export const reveal: Rule<'reveal'> = () => refused('not_now');

/** The numbers that are being revealed for a deal. */
export class Reveals {
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
