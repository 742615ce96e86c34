import { conceal, type Seats, type Random } from '@masque/core';
import { draw, shuffle, type Card } from './cards.ts';

/**
 * A face-down pile to draw from, top first, with its discard pile, which is shuffled back when the pile runs short.
 *
 * @example
 * const deck: Pile<string> = { cards: faceDown(['law', 'law', 'order'], 'policy'), discard: [] };
 * const [drawn, rest] = drawFrom(deck, 2, [4], random); // seat 4 reads the two
 * project(drawn, 4); // => ['law', 'law']
 * const [more] = drawFrom(discard(rest, drawn), 3, [4], random); // the discard is shuffled when the pile runs out
 * more.map(declassify); // => ['order', 'law', 'law']
 */
export interface Pile<Face> {
  /** Face down, top first. */
  readonly cards: readonly Card<Face>[];
  /** Cards that are out of play until the pile is refilled, the latest first. */
  readonly discard: readonly Card<Face>[];
}

/**
 * Takes the `n` top cards and shows them only to an audience. If the pile runs out in the middle, its discard pile is
 * shuffled and becomes the new pile.
 *
 * @returns the cards, fewer than `n` if pile and discard pile together have no more, and the remaining pile
 *
 * @example
 * const pile: Pile<string> = { cards: faceDown(['law'], 'policy'), discard: [] };
 * const [drawn, left] = drawFrom(pile, 2, [4], random);
 * drawn.length; // => 1
 * left; // => { cards: [], discard: [] }
 */
export function drawFrom<Face>(
  pile: Pile<Face>,
  n: number,
  to: Seats,
  random: Random,
): [drawn: Card<Face>[], pile: Pile<Face>] {
  const short = pile.cards.length < n && pile.discard.length > 0;
  const full = short ? { cards: [...pile.cards, ...shuffle(random, pile.discard)], discard: [] } : pile;
  const [drawn, cards] = draw(full.cards, Math.min(n, full.cards.length), to);
  return [drawn, { ...full, cards }];
}

/**
 * The pile with its discard pile shuffled into it, if it has fewer than `min` cards: for games that refill before a
 * draw instead of in the middle of it.
 *
 * @example
 * const pile: Pile<string> = { cards: [], discard: faceDown(['law', 'order'], 'policy') };
 * refill(pile, 1, random).cards.length; // => 2
 * refill(pile, 0, random).cards.length; // => 0
 */
export const refill = <Face>(pile: Pile<Face>, min: number, random: Random): Pile<Face> =>
  pile.cards.length < min ? { cards: shuffleInto(pile.cards, pile.discard, random), discard: [] } : pile;

/**
 * Puts cards on the discard pile.
 *
 * @param to who may look at them there; by default nobody (face down)
 *
 * @example
 * const pile: Pile<string> = { cards: [], discard: [] };
 * project(discard(pile, faceDown(['law'], 'policy'), 'all').discard, SPECTATOR); // => ['law']
 */
export const discard = <Face>(pile: Pile<Face>, cards: readonly Card<Face>[], to: Seats = []): Pile<Face> => ({
  ...pile,
  discard: [...cards.map((card) => conceal(card, to)), ...pile.discard],
});

/**
 * Shuffles cards into a face-down pile, so that nobody knows any more where they are.
 *
 * @example
 * shuffleInto(faceDown(['law'], 'policy'), [secret('order', [1])], random).map(audienceOf); // => [[], []]
 */
export const shuffleInto = <Face>(
  cards: readonly Card<Face>[],
  more: readonly Card<Face>[],
  random: Random,
): Card<Face>[] => shuffle(random, [...cards, ...more]);
