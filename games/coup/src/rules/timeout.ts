import { type Rule } from '@masque/core';
import { clockwiseFrom } from '@masque/mechanics';
import { FORCED_COUP, targetsOf } from './legal.ts';
import type { State } from '../state.ts';
import { declare } from './declare.ts';
import { proceed } from './turn.ts';

/** Nobody acted in time: Income, or the Coup that is due, against the next legal seat clockwise. */
export const onTimeout: Rule<State, unknown> = (state, _, step) => {
  const seat = state.turn;
  step.log({ kind: 'timeout', args: { who: { seat } } });
  if (state.coins[seat]! < FORCED_COUP) return proceed(declare(state, { type: 'income', seat }, step), step);
  const targets = targetsOf(state, seat, 'coup');
  const target = clockwiseFrom(seat, step.seats).find((it) => targets.includes(it))!;
  return proceed(declare(state, { type: 'coup', seat, target }, step), step);
};
