import { isHidden, type Action, type Hidden } from '@masque/core';
import { offerOf, take } from '@masque/mechanics';
import type { Character } from '../cards/index.ts';
import { valueOf, type CoupObservation } from './observation.ts';

/** A card as the bot sees it; `undefined` if there is none. */
type CardSeen = Character | Hidden | undefined;

/** Minimum value of a card for the Inquisitor to have it replaced. */
const TOO_GOOD = 5;

/** Choices about cards alone: what to prove, lose, keep, show. Both levels make them the same way. */
export function chooseCards(observation: CoupObservation): Action | null {
  const { view, seat } = observation;
  const hand = view.hands[seat]!;
  const worth = (card: CardSeen): number => (card === undefined || isHidden(card) ? 0 : valueOf(view, seat, card));
  const cheapest = hand.reduce<number>((best, card, i) => (worth(card) < worth(hand[best]) ? i : best), 0);
  const show = offerOf(observation, 'show');
  if (show) {
    const proof = hand.findIndex((card) => card === view.trial!.claim);
    return take(show, { card: proof >= 0 ? proof : cheapest });
  }
  const lose = offerOf(observation, 'lose') ?? offerOf(observation, 'exam_show');
  if (lose) return take(lose, { card: cheapest });
  const keep = offerOf(observation, 'keep');
  if (keep) return take(keep, { cards: strongest([...hand, ...view.drawn], hand.length, worth) });
  const give = offerOf(observation, 'give_back');
  if (give) return take(worth(view.examined?.card) >= TOO_GOOD ? offerOf(observation, 'replace')! : give);
  const pick = offerOf(observation, 'pick');
  if (pick) return take(pick, { card: strongest(view.duel!.sets[seat]!, 1, worth)[0]! });
  return null;
}

/** Positions of the `n` most valuable cards, preferring different ones. */
function strongest(cards: readonly CardSeen[], n: number, worth: (card: CardSeen) => number): number[] {
  const chosen: number[] = [];
  while (chosen.length < n) {
    const score = (i: number): number => worth(cards[i]) - (chosen.some((it) => cards[it] === cards[i]) ? 2.5 : 0);
    const left = cards.map((_, i) => i).filter((i) => !chosen.includes(i));
    chosen.push(left.reduce((a, b) => (score(b) > score(a) ? b : a)));
  }
  return chosen.sort((a, b) => a - b);
}
