import type { Seat } from '@masque/core';
import type { SeatLook } from '@masque/core/table';

/**
 * How each card moves from one look at the table to the next, by seat and place: dealt, turned over, revealed together
 * with others in the same frame, or lost. Only what lies open decides; a hidden card never moves by itself.
 */
export const movesOf = (
  before: readonly SeatLook[],
  after: readonly SeatLook[],
): ReadonlyMap<Seat, readonly string[]> => {
  const old = new Map(before.map((s) => [s.seat, s.cards ?? []]));
  const moves = new Map<Seat, readonly string[]>();
  let turned = 0;
  for (const { seat, cards = [] } of after) {
    const had = old.get(seat);
    if (!had || had === cards) continue;
    moves.set(
      seat,
      cards.map((card, i) => {
        const was = had[i];
        if (!was) return 'm-deal';
        if (was.state === card.state) return '';
        if (card.state === 'lost') return 'm-lose';
        turned++;
        return 'm-turn';
      }),
    );
  }
  if (turned < 2) return moves;
  return new Map([...moves].map(([seat, list]) => [seat, list.map((m) => (m === 'm-turn' ? 'm-reveal' : m))]));
};
