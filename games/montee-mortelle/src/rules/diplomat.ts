import { type Seat, type Step } from '@masque/core';
import { pin } from '../memory.ts';
import { objects, type ObjectKind } from '../objects/index.ts';
import { awake } from '../public.ts';
import type { State } from '../state.ts';
import { handOf } from './hands.ts';
import { turnUp } from './lying.ts';
import { seeHand } from './passing.ts';
import { later, onlyEndTurn } from './tasks.ts';
import { exchange } from './trade.ts';

/**
 * The Diplomat names an object: whoever has it must exchange it for the one laid down; whoever has not shows the whole
 * hand to the Diplomat, whose turn is over.
 */
export function demand(
  state: State,
  to: Seat,
  kind: ObjectKind,
  give: ObjectKind,
  during: 'main' | 'after',
  step: Step,
): State {
  const by = state.active;
  const shown = { ...turnUp(state, by, step), demanded: true, passes: 0 };
  step.log({ kind: 'demanded', args: { who: { seat: by }, of: { seat: to }, card: { msg: `object.${kind}` } } });
  const card = meeting(state, to, kind);
  if (card) return later(pin(exchange(shown, by, to, give, card, step), by, card), { do: 'resume', to: during });
  step.log({ kind: 'lacked', args: { who: { seat: to }, card: { msg: `object.${kind}` } }, learn: true });
  return onlyEndTurn(seeHand(shown, { giver: by, taker: to }, step));
}

/** The object that meets a demand: one of that kind, or the Bag that has become one. */
function meeting(state: State, seat: Seat, kind: ObjectKind): ObjectKind | undefined {
  const hand = handOf(state, seat);
  if (hand.includes(kind)) return kind;
  const { goal } = objects[kind];
  return goal && awake(state) ? hand.find((it) => objects[it].bag && objects[it].goal === goal) : undefined;
}
