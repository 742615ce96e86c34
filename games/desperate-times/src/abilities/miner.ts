import { secret, withAt, without, type Seat, type Step } from '@masque/core';
import { lay } from '@masque/mechanics';
import { bribe, ids, stacksOf } from '../places.ts';
import { finish } from '../rules/turn.ts';
import type { Stack, State } from '../state.ts';
import { SUPPORTER } from '../supporters.ts';
import { cardName } from '../words.ts';
import { choosing, type AbilityRules } from './ability.ts';

/** HOUSE: take a card of the discard as an Anonymous Supporter; if there is none, Bribe one of one's Supporters. */
export const miner: AbilityRules = {
  fizzles: (state) => state.discard.length === 0 && state.supply === 0,
};

/** Cards of the discard go by their place: `discard-1` is the oldest. */
export const discardRefs = (discard: readonly unknown[]): string[] => discard.map((_, i) => `discard-${i + 1}`);

export const minerDig = choosing(
  (view, by) => [
    view.discard.length > 0
      ? {
          type: 'dig',
          params: { card: { kind: 'card', of: discardRefs(view.discard), ask: 'ask.dig' } },
          look: { icon: 'mine-wagon', main: true },
        }
      : {
          type: 'fund',
          params: { slot: { kind: 'card', of: ids(stacksOf(view, by)), ask: 'ask.fund' } },
          look: { icon: 'pay-money', main: true },
        },
  ],
  {
    dig: (state, { seat, card }, step) => dig(state, seat, card, step),
    fund: (state, { seat, slot }, step) => fund(state, seat, slot, step),
  },
  (state, by, step) =>
    state.discard.length > 0 ? dig(state, by, 'discard-1', step) : fund(state, by, stacksOf(state, by)[0]!.id, step),
);

/** Everybody has seen the card, so everybody knows what lies there face-down. */
function dig(state: State, by: Seat, ref: string, step: Step): State {
  const place = discardRefs(state.discard).indexOf(ref);
  const supporter = state.discard[place]!;
  const row = lay(state.areas[by]!, (id): Stack => ({
    id,
    card: secret(supporter, 'all', SUPPORTER),
    up: false,
    bribes: 0,
  }));
  step.log({ kind: 'digs', args: { who: { seat: by }, card: cardName(supporter), slot: row.slots.at(-1)!.id } });
  return finish({ ...state, discard: without(state.discard, place), areas: withAt(state.areas, by, row) });
}

function fund(state: State, by: Seat, slot: string, step: Step): State {
  step.log({ kind: 'funds', args: { who: { seat: by }, slot } });
  return finish(bribe(state, slot));
}
