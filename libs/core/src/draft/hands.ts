import { conceal } from '../secret/secret.ts';
import type { Card } from '../cards/cards.ts';
import { passClockwise } from '../turns.ts';

/**
 * Every hand goes on to the seat `by` places clockwise (to the left for 1), which alone sees it from then on: what one
 * remembers of a hand given away is no knowledge of where its cards are now.
 */
export const passHands = <Face>(hands: readonly (readonly Card<Face>[])[], by = 1): Card<Face>[][] =>
  passClockwise(hands, by).map((hand, seat) => hand.map((card) => conceal(card, [seat])));
