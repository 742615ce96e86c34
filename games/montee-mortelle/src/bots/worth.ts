import type { Seat } from '@masque/core';
import { objects, type ObjectKind } from '../objects/index.ts';
import { ownHand } from '../own.ts';
import { asleep } from '../public.ts';
import { soloUnits } from '../units.ts';
import type { Thinking } from './mind.ts';

const passing: Readonly<Partial<Record<ObjectKind, number>>> = {
  monocle: 4.5,
  privilege: 4,
  sextant: 2,
  coat: 2.5,
  tome: 1.5,
};

/** What an object is worth to have. */
export function worth(thinking: Thinking, kind: ObjectKind): number {
  const { view, me, society } = thinking;
  const card = objects[kind];
  if (card.goal && !asleep(view, kind)) return card.goal === society ? 10 : 4;
  if (card.bag) return card.goal === society ? 4.5 : 3.5;
  if (card.gags) return -5;
  if (card.solo) return soloUnits(ownHand(view, me), view) >= 2 ? 4 : 2;
  return card.duel ? 2 : (passing[kind] ?? 1);
}

/** What it costs to let a seat have an object: goals hurt in the wrong hands. */
export function cost(thinking: Thinking, kind: ObjectKind, to: Seat): number {
  const { view, society } = thinking;
  const value = worth(thinking, kind);
  const card = objects[kind];
  const ally = thinking.ally(to);
  if (card.gags) return value + (ally - 0.5) * 6;
  if (card.goal && !asleep(view, kind))
    return card.goal === society ? value * (1.2 - ally) : value * (0.9 - 0.5 * ally);
  return value;
}

/** The object that is missed least when it goes to a seat. */
export function cheapest(thinking: Thinking, from: readonly ObjectKind[], to: Seat): ObjectKind {
  return from.reduce((a, b) => (cost(thinking, b, to) < cost(thinking, a, to) ? b : a));
}
