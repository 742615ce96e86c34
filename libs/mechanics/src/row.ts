import { type Random, type Seat } from '@masque/core';
import { draw, shuffle, type Card } from './cards.ts';
import { roundFrom } from './order.ts';

/** A place for one card. Everybody can name it, and its name says nothing about the card in it. */
export interface Slot<Face> {
  /** Letter of the owner and number of arrival: `B2`. */
  readonly id: string;
  readonly card: Card<Face>;
}

/**
 * The slots in front of one seat, oldest first. A name is never used twice, so an old name never refers to a new card.
 *
 * @example
 * const row = lay<Slot<string>>(emptyRow(1), (id) => ({ id, card: secret('judge', [1]) }));
 * row.slots[0]!.id; // => 'B1'
 */
export interface Row<S> {
  readonly owner: Seat;
  /** How many slots there have ever been. */
  readonly laid: number;
  readonly slots: readonly S[];
}

/**
 * The row of a seat before the first card.
 *
 * @example
 * emptyRow(1); // => { owner: 1, laid: 0, slots: [] }
 */
export const emptyRow = (owner: Seat): Row<never> => ({ owner, laid: 0, slots: [] });

/**
 * The name of a slot: seat 1, number 2 is `B2`; seat 26 begins with `AA`.
 *
 * @example
 * [slotName(1, 2), slotName(26, 1)]; // => ['B2', 'AA1']
 */
export function slotName(owner: Seat, number: number): string {
  let letters = '';
  for (let left = owner + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${number}`;
}

/**
 * Adds a new slot at the end; `make` puts the card under its name.
 *
 * @example
 * const row = lay(emptyRow(0), (id) => ({ id, card: secret('judge', [0]) }));
 * row.slots.map(({ id }) => id); // => ['A1']
 */
export function lay<S extends Slot<unknown>>(row: Row<S>, make: (id: string) => S): Row<S> {
  const laid = row.laid + 1;
  return { ...row, laid, slots: [...row.slots, make(slotName(row.owner, laid))] };
}

/** How cards are collected and dealt out again. */
export interface Redeal<Face, S extends Slot<Face>> {
  /** The slots whose cards are shuffled. These slots are removed. */
  readonly which: (slot: S) => boolean;
  /** Who gets the first card. */
  readonly first: Seat;
  /** Deal only as many as can be dealt evenly; the remainder is left over. */
  readonly evenly?: boolean;
  /** The new slot for a card that only its owner has seen. */
  readonly make: (id: string, card: Card<Face>) => S;
}

/**
 * Collects cards from all rows, shuffles them, and deals them out one at a time, clockwise, into new slots at the end
 * of each row. Nothing links an old card to a new slot: cards have no identity, audiences start again, and the names of
 * the new slots depend only on how many slots each seat has had.
 *
 * @returns the rows, and the cards left over
 *
 * @example
 * const row = lay(emptyRow(0), (id) => ({ id, card: secret('judge', 'all') }));
 * const [rows, rest] = redeal([row], random, { which: () => true, first: 0, make: (id, card) => ({ id, card }) });
 * rows[0]!.slots.map(({ id, card }) => [id, audienceOf(card)]); // => [['A2', [0]]]
 * rest; // => []
 */
export function redeal<Face, S extends Slot<Face>>(
  rows: readonly Row<S>[],
  random: Random,
  { which, first, evenly = false, make }: Redeal<Face, S>,
): [rows: Row<S>[], rest: Card<Face>[]] {
  let deck = shuffle(
    random,
    rows.flatMap((row) => row.slots.filter(which).map((slot) => slot.card)),
  );
  let next: Row<S>[] = rows.map((row) => ({ ...row, slots: row.slots.filter((slot) => !which(slot)) }));
  const order = roundFrom(first, rows.length);
  for (let dealt = 0; deck.length > 0 && !(evenly && dealt % rows.length === 0 && deck.length < rows.length); dealt++) {
    const seat = order[dealt % rows.length]!;
    const [[card], rest] = draw(deck, 1, [seat]);
    next = next.map((row) => (row.owner === seat ? lay(row, (id) => make(id, card!)) : row));
    deck = rest;
  }
  return [next, deck];
}
