import {
  known,
  type CardLook,
  type Counter,
  type Emblem,
  type Face,
  type Seat,
  type View,
  type Viewer,
} from '@masque/core';
import { abilityOf, questions, supporter } from '../rules/supporters.ts';
import type { Face as SupporterFace, Faction } from '../cards/print.ts';
import type { Options } from '../options.ts';
import type { Stack, State } from '../state.ts';

/** The shape that stands for each faction. */
export const emblems: Readonly<Record<Faction, Emblem>> = {
  codex: { icon: 'spell-book', name: 'faction.codex', shape: 'square' },
  sceptre: { icon: 'orb-wand', name: 'faction.sceptre', shape: 'ring' },
  revolt: { icon: 'uprising', name: 'faction.revolt', shape: 'pennon' },
};

/** The face of a card. */
export function faceOf(id: SupporterFace, { abilities }: Pick<Options, 'abilities'>): Face {
  const { faction, value, icon } = supporter(id);
  const ability = abilityOf(id, abilities);
  return {
    id,
    name: `card.${id}`,
    icon,
    value,
    tags: [`faction.${faction}`, ...(ability ? [`does.${id}`] : [])],
    emblem: emblems[faction],
    ...(ability && { text: `text.${id}` }),
  };
}

/**
 * Whether the viewer may see this Supporter's face: their own, the public ones, and those they are looking at; those
 * they have seen before only if the table has a memory aid.
 */
export function mayRead(view: View<State>, owner: Seat, stack: View<Stack>, me: Viewer, over: boolean): boolean {
  if (over || stack.up || owner === me || view.options.memoryAid) return true;
  const { ability } = view;
  return ability !== null && ability.by === me && lookedAt(view).includes(stack.id);
}

/** The slots that a player is looking at through an ability. */
export function lookedAt(view: View<State>): readonly string[] {
  const { ability } = view;
  return (ability && questions[ability.step]?.looksAt?.(view, ability)) ?? [];
}

const bribes = (n: number): Counter[] => (n > 0 ? [{ icon: 'two-coins', n, label: 'count.bribes' }] : []);

/** For contested Supporters: which one stays public, and which one turns face down. */
function contested({ contest }: View<State>, { id, up }: View<Stack>): Pick<CardLook, 'marked'> {
  const both = contest && [contest.newcomer.slot, ...contest.incumbent.slots];
  return both?.includes(id) ? { marked: up ? 'stays' : 'goes' } : {};
}

/** A Supporter with its Bribes, named by its slot. */
export function stackLook(view: View<State>, owner: Seat, stack: View<Stack>, me: Viewer, over: boolean): CardLook {
  const face = mayRead(view, owner, stack, me, over) ? known(stack.card) : undefined;
  return {
    // At the end all cards are turned.
    state: stack.up || over ? 'up' : 'down',
    ref: stack.id,
    label: { key: 'slot', args: { slot: stack.id } },
    counters: bribes(stack.bribes),
    ...contested(view, stack),
    ...(face !== undefined && { face: faceOf(face, view.options) }),
  };
}
