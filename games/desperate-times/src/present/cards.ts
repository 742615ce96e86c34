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
import { byPart } from '@masque/mechanics';
import { abilityOf, questions, supporter } from '../rules/supporters.ts';
import type { FaceId as SupporterFace, Faction } from '../cards/print.ts';
import type { Options } from '../options.ts';
import type { Contest, Stack, State } from '../state.ts';

/** The shape that stands for each faction. */
export const emblems: Readonly<Record<Faction, Emblem>> = {
  codex: { icon: 'spell-book', name: 'faction.codex', shape: 'square' },
  sceptre: { icon: 'orb-wand', name: 'faction.sceptre', shape: 'ring' },
  revolt: { icon: 'uprising', name: 'faction.revolt', shape: 'pennon' },
};

type Abilities = Options['abilities'];

const faces = new Map<string, Face>();

/** The face of a card: the same object for everybody who sees it. */
export function faceOf(id: SupporterFace, { abilities }: Pick<Options, 'abilities'>): Face {
  const key = `${abilities} ${id}`;
  let face = faces.get(key);
  if (!face) faces.set(key, (face = makeFace(id, abilities)));
  return face;
}

function makeFace(id: SupporterFace, abilities: Abilities): Face {
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

type Mark = 'stays' | 'goes' | null;

/** For contested Supporters: which one stays public, and which one turns face down. */
function markOf(contest: Contest | null, { id, up }: View<Stack>): Mark {
  if (!contest) return null;
  const both = [contest.newcomer.slot, ...contest.incumbent.slots];
  return both.includes(id) ? (up ? 'stays' : 'goes') : null;
}

/** A Supporter with its Bribes, named by its slot. */
export const stackLook = (view: View<State>, owner: Seat, stack: View<Stack>, me: Viewer, over: boolean): CardLook =>
  lookOf(stack, mayRead(view, owner, stack, me, over), markOf(view.contest, stack), over, view.options.abilities);

const lookOf = byPart(
  (stack: View<Stack>, reads: boolean, marked: Mark, over: boolean, abilities: Abilities): CardLook => {
    const face = reads ? known(stack.card) : undefined;
    return {
      // At the end all cards are turned.
      state: stack.up || over ? 'up' : 'down',
      ref: stack.id,
      label: { key: 'slot', args: { slot: stack.id } },
      counters: bribes(stack.bribes),
      ...(marked && { marked }),
      ...(face !== undefined && { face: faceOf(face, { abilities }) }),
    };
  },
);

/** All Supporters in front of a Contender. What a viewer may read of them depends on few things that seldom change. */
export function rowLook(view: View<State>, owner: Seat, me: Viewer, over: boolean): readonly CardLook[] {
  const looks = view.ability?.by === me && owner !== me ? lookedAt(view).join(' ') : '';
  const reads = over || owner === me || view.options.memoryAid;
  return rowOf(view.areas[owner]!.slots, reads, looks, view.contest, over, view.options.abilities);
}

const rowOf = byPart(
  (
    slots: readonly View<Stack>[],
    reads: boolean,
    looks: string,
    contest: Contest | null,
    over: boolean,
    abilities: Abilities,
  ): CardLook[] => {
    const looked = looks.split(' ');
    return slots.map((it) =>
      lookOf(it, reads || it.up || looked.includes(it.id), markOf(contest, it), over, abilities),
    );
  },
);
