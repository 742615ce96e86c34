import { open, type Seat, type Step } from '@masque/core';
import { redeal } from '@masque/mechanics';
import type { Stack, State } from '../state.ts';
import type { Supporter } from '../supporters.ts';
import { cardAt, cardName } from '../words.ts';

/**
 * The printed ability: all Anonymous Supporters are shuffled and dealt out anew, one at a time, first to the Mystic's
 * left; the Bribes on them are lost. The new slots have new names, so nothing that was known of them holds any more.
 */
export function mystic(state: State, by: Seat, step: Step): State {
  const { mysticBribes, lostBribes, mysticRemainder } = state.options;
  const loses = (it: Stack): boolean => mysticBribes === 'all' || !it.up;
  const lost = state.areas.flatMap((row) => row.slots.filter(loses)).reduce((sum, it) => sum + it.bribes, 0);
  const bare = state.areas.map((row) => ({
    ...row,
    slots: row.slots.map((it) => (loses(it) ? { ...it, bribes: 0 } : it)),
  }));
  const [areas, rest] = redeal<Supporter, Stack>(bare, step.random, {
    which: (it) => !it.up,
    first: (by + 1) % step.seats,
    evenly: mysticRemainder === 'discard',
    make: (id, card): Stack => ({ id, card, up: false, bribes: 0 }),
  });
  step.log({ kind: 'mystic', args: { lost } });
  if (rest.length > 0)
    step.log({ kind: 'remainder', args: { cards: { list: rest.map((card) => cardName(open(card))) } }, learn: true });
  for (const { owner, slots } of areas) {
    const cards = slots.filter((it) => !it.up).map((it) => cardAt(it.id, open(it.card)));
    if (cards.length > 0) step.log({ kind: 'dealt', to: [owner], args: { cards: { list: cards } }, learn: true });
  }
  const toSupply = lostBribes === 'supply' ? lost : 0;
  return {
    ...state,
    areas,
    discard: [...state.discard, ...rest.map(open)],
    supply: state.supply + toSupply,
    lost: state.lost + lost - toSupply,
  };
}
