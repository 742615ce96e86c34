import { seen, type CardLook, type Counter, type Face, type Seat, type View, type Viewer } from '@masque/core';
import type { Options } from '../options.ts';
import type { Stack, State } from '../state.ts';
import { actorOf, supporters, type Supporter } from '../supporters.ts';

/** What is printed on a card; abilities of our own are marked as such. */
export function faceOf(supporter: Supporter, { abilities }: Pick<Options, 'abilities'>): Face {
  const { faction, value, icon } = supporters[supporter];
  const actor = actorOf(supporter, abilities);
  return {
    id: supporter,
    name: `card.${supporter}`,
    icon,
    value,
    tags: [`faction.${faction}`, ...(actor && actor !== 'mystic' ? ['tag.house'] : [])],
    ...(actor && { text: `text.${actor}` }),
  };
}

/**
 * May the viewer read this Supporter at the table? One's own, the public ones, and those one is just looking at; what
 * one has seen before only where the table helps one's memory.
 */
export function mayRead(view: View<State>, owner: Seat, stack: View<Stack>, me: Viewer, over: boolean): boolean {
  if (over || stack.up || owner === me || view.options.memoryAid) return true;
  return isLookedAt(view, owner, stack, me);
}

/** Is the viewer just looking at it by an ability? */
export function isLookedAt({ ability }: View<State>, owner: Seat, stack: View<Stack>, me: Viewer): boolean {
  if (ability?.by !== me || stack.up) return false;
  return ability.step === 'wizardSwap'
    ? owner === ability.target
    : ability.step === 'inquisitorVerdict' && ability.chosen === stack.id;
}

const bribes = (n: number): Counter[] => (n > 0 ? [{ icon: 'two-coins', n, label: 'count.bribes' }] : []);

/** A Supporter with its Bribes, named by its slot. */
export function stackLook(view: View<State>, owner: Seat, stack: View<Stack>, me: Viewer, over: boolean): CardLook {
  const supporter = mayRead(view, owner, stack, me, over) ? seen(stack.card) : undefined;
  return {
    state: stack.up ? 'up' : 'down',
    ref: stack.id,
    label: { key: 'slot', args: { slot: stack.id } },
    counters: bribes(stack.bribes),
    ...(supporter && { face: faceOf(supporter, view.options) }),
  };
}
