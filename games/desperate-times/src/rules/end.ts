import { declassify, seatsOf, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { layOpen, leaders, them } from '@masque/mechanics';
import { supporter } from './supporters.ts';
import type { State } from '../state.ts';
import { anonymousOf } from './board.ts';
import { counted, scores } from './score.ts';
import { cardAt } from './words.ts';

/**
 * The most Support wins. Ties go to the Contender whose Anonymous Supporters are worth more; if that is tied too, they
 * share the office.
 */
export function elect(state: State, step: Step): State {
  const totals = scores(counted(state)).map((it) => it.total);
  const points = (seat: Seat): number => totals[seat]!;
  const tied = leaders(seatsOf(step.seats), points);
  const winners = leaders(tied, (seat) => hiddenWorth(state, seat));
  for (const seat of seatsOf(step.seats)) {
    const cards = anonymousOf(state, seat).map((it) => cardAt(it.id, declassify(it.card)));
    if (cards.length > 0) step.log({ kind: 'unmasked', args: { who: { seat }, cards: { list: cards } }, learn: true });
  }
  const reason = tied.length === 1 ? 'end.most' : winners.length === 1 ? 'end.tiebreak' : 'end.shared';
  step.end({
    winners,
    reason: { key: reason, args: { points: Math.max(...totals), who: them(winners) } },
    scores: totals,
  });
  // Turned over for information only, not Revealed: no contest, no ability, no change of score.
  return { ...state, areas: layOpen(state.areas) };
}

function hiddenWorth(state: State, seat: Seat): number {
  const values = anonymousOf(state, seat).map((it) => supporter(declassify(it.card)).value);
  return state.options.tiebreak === 'sum'
    ? values.reduce<number>((sum, value) => sum + value, 0)
    : Math.max(0, ...values);
}
