import { NOBODY, declassify, secret, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { OBJECT, objects, sorted, type ObjectKind } from '../cards/index.ts';
import { learn, pin } from '../notebook.ts';
import { awake } from '../public.ts';
import type { State } from '../state.ts';
import { handOf } from './hands.ts';
import { seeHand } from './passing.ts';
import { turnUp } from './professions.ts';
import { first, later, onlyEndTurn } from './tasks.ts';
import { exchange } from './trade.ts';

/** The Clairvoyant looks through the pile, which is sorted for him. */
export function foresee(state: State, during: 'main' | 'after', step: Step): State {
  const by = state.active;
  const cards = sorted(state.pile.map(declassify));
  const seen = learn(turnUp(state, by, step), by, { fact: 'pile', cards }, step);
  return { ...first(seen, { do: 'resume', to: during }), passes: 0, foreseen: { by, cards: secret(cards, [by]) } };
}

/**
 * The chosen cards are put on top, the first one uppermost; the rest is shuffled. `chosen`: places in the sorted pile.
 */
export function arrange(state: State, chosen: readonly number[], step: Step): State {
  const { by, cards } = state.foreseen!;
  const all = declassify(cards);
  const top = chosen.map((place) => all[place]!);
  const rest = step.random.shuffle(all.filter((_, place) => !chosen.includes(place)));
  step.log({ kind: 'arranged', args: { who: { seat: by } } });
  const known = learn({ ...state, foreseen: null }, by, { fact: 'top', cards: top }, step);
  return { ...known, pile: [...top, ...rest].map((kind) => secret(kind, NOBODY, OBJECT)) };
}

/**
 * The Diplomat names an object. A player who has it must exchange it for the one laid down. A player who does not have
 * it shows the whole hand to the Diplomat, whose turn is over.
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

/** The object that meets a demand: one of that kind, or a Bag that has become one. */
function meeting(state: State, seat: Seat, kind: ObjectKind): ObjectKind | undefined {
  const hand = handOf(state, seat);
  if (hand.includes(kind)) return kind;
  const { goal } = objects[kind];
  return goal && awake(state) ? hand.find((it) => objects[it].bag && objects[it].goal === goal) : undefined;
}
