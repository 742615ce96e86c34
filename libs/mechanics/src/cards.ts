import { conceal, NOBODY, secret, type Random, type Seats, type Secret } from '@masque/core';

/**
 * A card: its face is a secret. It has no identity of its own, so nothing can be followed across a shuffle.
 *
 * @example
 * const deck = shuffle(random, faceDown(['duke', 'duke', 'contessa'], 'character'));
 * const [hands, rest] = deal(deck, 2, 1); // one card each
 * project(hands, 1); // => [[HIDDEN], ['duke']]
 * rest.map(declassify); // => ['contessa']
 */
export type Card<Face> = Secret<Face>;

/**
 * Face-down cards that nobody has looked at. `kind` is as in {@link Secret}.
 *
 * @example
 * project(faceDown(['duke', 'duke'], 'character'), 0); // => [HIDDEN, HIDDEN]
 */
export const faceDown = <Face>(faces: readonly Face[], kind: string): Card<Face>[] =>
  faces.map((face) => secret(face, NOBODY, kind));

/**
 * The cards in random order, no longer known to anybody, even to viewers who had seen them before.
 *
 * @example
 * project(shuffle(random, [secret('duke', [0])]), 0); // => [HIDDEN]
 */
export const shuffle = <Face>(random: Random, cards: readonly Card<Face>[]): Card<Face>[] =>
  random.shuffle(cards).map((card) => conceal(card));

/**
 * Takes the `n` top cards of a deck and shows them only to an audience.
 * @throws RangeError if the deck is too small, which a rule must never let happen
 *
 * @example
 * const [drawn, rest] = draw(faceDown(['duke', 'contessa'], 'character'), 1, [2]);
 * project(drawn, 2); // => ['duke']
 * rest.length; // => 1
 */
export function draw<Face>(
  deck: readonly Card<Face>[],
  n: number,
  to: Seats,
): [drawn: Card<Face>[], rest: Card<Face>[]] {
  if (deck.length < n) throw new RangeError(`cannot draw ${n} of ${deck.length} cards`);
  return [deck.slice(0, n).map((card) => conceal(card, to)), deck.slice(n)];
}

/**
 * Deals `each` cards to each of `seats` hands, one hand after the other; each seat sees its own.
 * @throws RangeError if the deck is too small
 * @returns the hands by seat, and the rest of the deck
 *
 * @example
 * const [hands, rest] = deal(faceDown([1, 2, 3, 4, 5], 'number'), 2, 2);
 * hands.map((hand) => hand.map(declassify)); // => [[1, 2], [3, 4]]
 * rest.map(declassify); // => [5]
 */
export function deal<Face>(
  deck: readonly Card<Face>[],
  seats: number,
  each: number,
): [hands: Card<Face>[][], rest: Card<Face>[]] {
  let rest: Card<Face>[] = [...deck];
  const hands = Array.from({ length: seats }, (_, seat) => {
    const [hand, left] = draw(rest, each, [seat]);
    rest = left;
    return hand;
  });
  return [hands, rest];
}
