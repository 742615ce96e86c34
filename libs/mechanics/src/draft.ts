import { conceal } from '@masque/core';
import { type Card } from './cards.ts';
import { passClockwise } from './order.ts';

/**
 * Every hand passes to the seat `by` places clockwise (to the left for 1), and only that seat sees it from then on:
 * remembering a hand that was given away does not mean knowing where its cards are now. Drafting from the hands is a
 * simultaneous selection: `ask(seats, { showReady: true })`.
 *
 * @example
 * const hands = passHands([[secret('x', [0])], [secret('y', [1])]]);
 * project(hands, 0); // => [['y'], [HIDDEN]]
 */
export const passHands = <Face>(hands: readonly (readonly Card<Face>[])[], by = 1): Card<Face>[][] =>
  passClockwise(hands, by).map((hand, seat) => hand.map((card) => conceal(card, [seat])));
