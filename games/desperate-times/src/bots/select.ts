import { seen, type Seat, type View } from '@masque/core';
import { handRefs } from '../rules/select.ts';
import type { State } from '../state.ts';
import { actorOf, supporters, type Supporter } from '../supporters.ts';
import { claims, modelOf, own, type Model } from './model.ts';
import { promiseOf } from './worth.ts';

/** How much a bot wants each card of its hand, by its place. */
export function wishes(view: View<State>, me: Seat): { card: string; wish: number }[] {
  const model = modelOf(view, me);
  return handRefs(view.hands[me]!).flatMap((card, i) => {
    const face = seen(view.hands[me]![i]!);
    return face ? [{ card, wish: wish(model, face) }] : [];
  });
}

function wish(model: Model, face: Supporter): number {
  const { value, faction } = supporters[face];
  const actor = actorOf(face, model.options.abilities);
  const mine = own(model).filter((it) => it.face !== null && supporters[it.face].faction === faction).length;
  const taken = claims(model, face, model.me);
  const next = (model.me + 1) % model.seats;
  const deny = own(model, next).filter(
    (it) => it.up && it.face !== null && supporters[it.face].faction === faction,
  ).length;
  return (
    value +
    (actor ? promiseOf(actor, model.seats) : 0) +
    0.6 * mine +
    0.15 * deny -
    (taken.length > 0 ? 1 + 0.3 * Math.max(...taken.map((it) => it.bribes)) : 0)
  );
}
