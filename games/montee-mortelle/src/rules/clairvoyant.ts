import { NOBODY, open, secret, type Step } from '@masque/core';
import { learn } from '../facts.ts';
import { OBJECT, sorted } from '../objects/kinds.ts';
import type { State } from '../state.ts';
import { turnUp } from './lying.ts';
import { first } from './tasks.ts';

/** The Clairvoyant looks through the pile, which is in no order for him. */
export function foresee(state: State, during: 'main' | 'after', step: Step): State {
  const by = state.active;
  const cards = sorted(state.pile.map(open));
  const seen = learn(turnUp(state, by, step), by, { fact: 'pile', cards }, step);
  return {
    ...first(seen, { do: 'resume', to: during }),
    passes: 0,
    foreseen: { by, cards: secret(cards, [by]) },
    next: 'arrange',
  };
}

/** How many objects are put on top. */
export const toArrange = (pile: number): number => Math.min(2, pile);

/** The chosen ones lie on top, the first uppermost; the rest is shuffled. `chosen`: places in the sorted pile. */
export function arrange(state: State, chosen: readonly number[], step: Step): State {
  const { by, cards } = state.foreseen!;
  const all = open(cards);
  const top = chosen.map((place) => all[place]!);
  const rest = step.random.shuffle(all.filter((_, place) => !chosen.includes(place)));
  step.log({ kind: 'arranged', args: { who: { seat: by } } });
  const known = learn({ ...state, foreseen: null }, by, { fact: 'top', cards: top }, step);
  return { ...known, pile: [...top, ...rest].map((kind) => secret(kind, NOBODY, OBJECT)) };
}

/** Where the clock chooses, what lies on top stays there. */
export function keepTop(state: State): number[] {
  const all = open(state.foreseen!.cards);
  const places: number[] = [];
  for (const card of state.pile.slice(0, toArrange(state.pile.length)))
    places.push(all.findIndex((kind, place) => kind === open(card) && !places.includes(place)));
  return places;
}
