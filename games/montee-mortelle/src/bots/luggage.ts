import { seatsOf, type Seat } from '@masque/core';
import { objects, type ObjectKind, type Society } from '../cards/index.ts';
import { ownHand, type Seen } from '../own.ts';
import { awake } from '../public.ts';
import { bookOf } from './splits.ts';

export interface Guess {
  readonly kind: ObjectKind;
  /** Probability that it is still there. */
  readonly p: number;
}

/** What a seat believes to be in each hand: objects it has seen there, less certain as the hand changes. */
export function guesses(view: Seen, me: Seat): Guess[][] {
  const n = view.hands.length;
  const hands: { cards: Guess[]; mark: number }[] = seatsOf(n).map(() => ({ cards: [], mark: 0 }));
  /** `own`: changes of the hand that the fact itself accounts for. */
  const advance = (seat: Seat, mark: number, own: number): Guess[] => {
    const hand = hands[seat]!;
    const stays = (1 - 1 / Math.max(2, view.hands[seat]!.length)) ** (Math.max(0, mark - hand.mark - own) / 2);
    hand.cards = hand.cards.map(({ kind, p }) => ({ kind, p: p * stays }));
    hand.mark = Math.max(hand.mark, mark);
    return hand.cards;
  };
  const sure = (cards: readonly Guess[], kind: ObjectKind): Guess[] => [...without(cards, kind), { kind, p: 1 }];
  for (const fact of bookOf(view, me)) {
    if (!('of' in fact)) continue;
    const hand = hands[fact.of]!;
    if (fact.fact === 'hand')
      Object.assign(hand, { cards: fact.cards.map((kind) => ({ kind, p: 1 })), mark: fact.mark });
    else if (fact.fact === 'offered') hand.cards = sure(advance(fact.of, fact.mark, 0), fact.card);
    else if (fact.fact === 'gave') hand.cards = [...advance(fact.of, fact.mark, 2), { kind: fact.card, p: 1 }];
    else if (fact.fact === 'got') hand.cards = without(advance(fact.of, fact.mark, 2), fact.card);
  }
  for (const { seat, card, mark } of view.pinned) {
    if (seat === me || mark < hands[seat]!.mark) continue;
    hands[seat]!.cards = sure(advance(seat, mark, 0), card);
  }
  return hands.map((_, seat) => advance(seat, view.touched.hands[seat]!, 0).slice(-view.hands[seat]!.length));
}

const without = (cards: readonly Guess[], kind: ObjectKind): Guess[] => {
  const place = cards.findIndex((it) => it.kind === kind);
  return place < 0 ? [...cards] : cards.filter((_, i) => i !== place);
};

/** Probabilities that each seat holds 0, 1, 2, ... objects that a society needs. Unseen objects may be anywhere. */
export function unitsBySeat(view: Seen, me: Seat, society: Society): number[][] {
  const counts = (kind: ObjectKind): boolean => objects[kind].goal === society && (!objects[kind].bag || awake(view));
  const all = view.set.filter(counts).reduce((sum, kind) => sum + objects[kind].copies, 0);
  const hands = guesses(view, me);
  const own = ownHand(view, me).filter(counts).length;
  const seen = hands.flat().reduce((sum, { kind, p }) => sum + (counts(kind) ? p : 0), 0);
  const free = hands.map((hand, seat) =>
    seat === me ? 0 : Math.max(0, view.hands[seat]!.length - hand.reduce((sum, { p }) => sum + p, 0)),
  );
  const places = free.reduce((sum, it) => sum + it, view.pile.length);
  const each = places === 0 ? 0 : Math.min(1, Math.max(0, all - own - seen) / places);
  return hands.map((hand, seat) => {
    if (seat === me) return [...Array<number>(own).fill(0), 1];
    const chances = hand.filter(({ kind }) => counts(kind)).map(({ p }) => p);
    return distribution([...chances, ...Array<number>(Math.round(free[seat]!)).fill(each)]);
  });
}

/** Distribution of the number of independent events that happen. */
function distribution(chances: readonly number[]): number[] {
  return chances.reduce<number[]>(
    (so, p) => [...so, 0].map((_, k) => (so[k] ?? 0) * (1 - p) + (so[k - 1] ?? 0) * p),
    [1],
  );
}

/** Probability that a seat holds a kind of object. */
export function holds(view: Seen, me: Seat, seat: Seat, kind: ObjectKind, hands = guesses(view, me)): number {
  return 1 - hands[seat]!.filter((it) => it.kind === kind).reduce((none, { p }) => none * (1 - p), 1);
}
