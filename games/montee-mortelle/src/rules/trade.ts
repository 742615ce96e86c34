import { declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { OBJECT, objects, type ObjectKind } from '../cards/index.ts';
import { learn, pin } from '../notebook.ts';
import { awake } from '../public.ts';
import type { Exchanged, State } from '../state.ts';
import { add, known, layDown, remove, takeUp } from './hands.ts';
import { abilities } from './passing.ts';
import { later } from './tasks.ts';

/** Lays an object face down in front of somebody, who looks at it alone. */
export function offer(state: State, from: Seat, to: Seat, card: ObjectKind, step: Step): State {
  step.log({ kind: 'offered', args: { who: { seat: from }, to: { seat: to } } });
  const laid = learn(layDown(state, from, card), to, { fact: 'offered', of: from, card }, step);
  return { ...laid, acted: 'trade', offer: { from, to, card: secret(card, [from, to], OBJECT) } };
}

/** The object goes back. Nothing happens, and nobody else learns what it was. */
export function refuse(state: State, step: Step): State {
  const { from, to, card } = state.offer!;
  // A refusal reveals that the object was not one that must be accepted.
  step.log({ kind: 'refused', args: { who: { seat: to }, to: { seat: from } }, learn: true });
  return { ...takeUp(state, from, declassify(card)), offer: null };
}

/** The object is accepted, and another one given in return. */
export function accept(state: State, given: ObjectKind, step: Step): State {
  const { from, to, card } = state.offer!;
  const back = { ...takeUp(state, from, declassify(card)), offer: null };
  return later(exchange(back, from, to, declassify(card), given, step), { do: 'resume', to: 'after' });
}

/** Must the object on offer be accepted? */
export const isForced = ({ offer }: State): boolean => objects[declassify(offer!.card)].mustAccept === true;

/**
 * Two objects are exchanged in one step. Their abilities when passed on belong to this moment: first that of `i`'s
 * object, then `t`'s.
 */
export function exchange(state: State, i: Seat, t: Seat, x: ObjectKind, y: ObjectKind, step: Step): State {
  // Everybody may draw conclusions from what is announced now, or is not.
  step.log({ kind: 'traded', args: { who: { seat: i }, with: { seat: t } }, learn: true });
  const moved = add(add(remove(remove(state, i, x), t, y), i, y), t, x);
  const all = known(known(moved, i, t, x, step), t, i, y, step);
  if (objects[x].mutes || objects[y].mutes) return all;
  return later(all, { do: 'trigger', giver: i, taker: t, card: x }, { do: 'trigger', giver: t, taker: i, card: y });
}

/** The taker announces an object with an ability when passed on, and it takes effect. */
export function trigger(state: State, exchanged: Exchanged, step: Step): State {
  const { taker, card } = exchanged;
  const { passing, bag } = objects[card];
  // Bags that have become a Key and a Goblet have no effect, and naming one would reveal which it is.
  if (!passing || (bag && awake(state))) return state;
  step.log({
    kind: 'announced',
    args: { who: { seat: taker }, card: { msg: bag ? 'object.bag' : `object.${card}` } },
    learn: true,
  });
  return abilities[passing](bag ? state : pin(state, taker, card), exchanged, step);
}
