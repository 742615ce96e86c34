import { type Rule, type Seat } from '@masque/core';
import { ask, clockwiseFrom } from '@masque/mechanics';
import { actionOf, isClaim, stagesOf, type TurnAction } from '../cards/index.ts';
import type { Answer, State } from '../state.ts';
import { nameOf, noteClaim } from './hands.ts';
import { FORCED_COUP, living, targetsOf } from './legal.ts';

/** Announces and pays for an action. The phases still to come are those that may stop it. */
export const declare: Rule<State, { type: TurnAction; seat: Seat; target?: Seat }> = (
  state,
  { type, seat, target },
  step,
) => {
  const rule = actionOf(state.options, type);
  const { cost = 0, toReserve, claim, denies } = rule;
  const as = claim ?? denies;
  step.log({
    kind: claim ? `claim.${type}` : type,
    args: {
      who: { seat },
      ...(target !== undefined && { target: { seat: target } }),
      ...(as && { as: { msg: nameOf(as) } }),
    },
  });
  const next: State = {
    ...state,
    coins: state.coins.with(seat, state.coins[seat]! - cost),
    reserve: state.reserve + (toReserve ? cost : 0),
    announced: { action: type, by: seat, paid: cost, ...(target !== undefined && { target }) },
    blocked: null,
    advance: null,
    proof: null,
    said: {
      by: seat,
      action: type,
      as: as ?? null,
      ...(denies && { not: true }),
      ...(target !== undefined && { on: target }),
    },
    window: isClaim(rule) ? ask<Answer>(living(state).filter((it) => it !== seat)) : null,
    todo: stagesOf(type),
  };
  return claim ? noteClaim(next, seat, claim) : next;
};

/** Nobody acted in time: Income, or a mandatory Coup against the next legal seat clockwise. */
export const onTimeout: Rule<State, unknown> = (state, _, step) => {
  const seat = state.turn;
  step.log({ kind: 'timeout', args: { who: { seat } } });
  if (state.coins[seat]! < FORCED_COUP) return declare(state, { type: 'income', seat }, step);
  const targets = targetsOf(state, seat, 'coup');
  const target = clockwiseFrom(seat, step.seats).find((it) => targets.includes(it))!;
  return declare(state, { type: 'coup', seat, target }, step);
};
