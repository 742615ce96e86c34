import { withAt, type Rule, type Seat, type Step } from '@masque/core';
import { ask } from '@masque/mechanics';
import { actionOf, isClaim, type Character, type TurnAction } from '../cards/index.ts';
import type { Answer, State, Task } from '../state.ts';
import { nameOf, noteClaim } from './hands.ts';
import { living } from './legal.ts';

/** Announces and pays an action. A claim (or "no Duke") opens the window to challenge it. */
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
    coins: withAt(state.coins, seat, state.coins[seat]! - cost),
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
  };
  if (!isClaim(rule)) return { ...next, todo: afterChallenge, next: 'action' };
  return openChallenge(claim ? noteClaim(next, seat, claim) : next, seat);
};

/** What an action that nobody (successfully) challenged still has to go through. */
export const afterChallenge: readonly Task[] = [{ do: 'block' }, { do: 'execute' }, { do: 'endTurn' }];

const openChallenge = (state: State, claimant: Seat): State => ({
  ...state,
  window: ask<Answer>(living(state).filter((seat) => seat !== claimant)),
  next: 'challenge',
});

/** Somebody blocks by claiming a character; all others may challenge that claim. */
export function block(state: State, by: Seat, as: Character, step: Step): State {
  step.log({
    kind: 'block',
    args: { who: { seat: by }, as: { msg: nameOf(as) }, target: { seat: state.announced!.by } },
  });
  return {
    ...noteClaim(state, by, as),
    blocked: { by, as },
    said: { by, action: 'block', as, on: state.announced!.by },
    window: ask<Answer>(living(state).filter((seat) => seat !== by)),
    next: 'challengeBlock',
  };
}
