import type { Seat } from '@masque/core';
import { objects, type ObjectKind } from '../cards/index.ts';
import { ownHand } from '../own.ts';
import { asleep, soloUnits } from '../public.ts';
import type { Guess } from './luggage.ts';
import type { Thinking } from './thinking.ts';

/** Objects that count for the bot's own society, and those that count for the other one and can be withheld. */
const OWN_GOAL = 10;
const FOREIGN_GOAL = 4;

/** For a player who prefers to win alone: the Armor, and once it is in hand everything else required. */
const ARMOR = 11;
const ALONE_GOAL = 15;

/** Does it hold the Armor and aim to win alone? */
const isAlone = ({ view, me, temper }: Thinking): boolean =>
  temper.alone && ownHand(view, me).some((kind) => objects[kind].solo);

/** Whether it brings the bot nearer to winning alone. */
export const countsAlone = (thinking: Thinking, kind: ObjectKind): boolean => {
  const { solo, goal } = objects[kind];
  return solo ? thinking.temper.alone : goal !== undefined && !asleep(thinking.view, kind) && isAlone(thinking);
};

/** Whether it helps the bot's society, or the bot alone, to win. */
export const counts = (thinking: Thinking, kind: ObjectKind): boolean =>
  countsAlone(thinking, kind) || (objects[kind].goal === thinking.society && !asleep(thinking.view, kind));

/** How many of these objects help its side, and how many of them would be better in its own hand than in an ally's. */
export function wanted(thinking: Thinking, hand: readonly Guess[]): { goal: number; alone: number } {
  const sum = (helps: typeof counts): number =>
    hand.reduce((so, { kind, p }) => so + (helps(thinking, kind) ? p : 0), 0);
  return { goal: sum(counts), alone: sum(countsAlone) };
}

/** Value of having an object. */
export function worth(thinking: Thinking, kind: ObjectKind): number {
  const { view, me, society, temper } = thinking;
  const card = objects[kind];
  if (isAlone(thinking) && countsAlone(thinking, kind)) return ALONE_GOAL;
  if (card.goal === society) return asleep(view, kind) ? card.worth + 1 : OWN_GOAL;
  // A Bag that has become a Key or a Goblet has that object’s value.
  if (card.bag && !asleep(view, kind)) return FOREIGN_GOAL;
  if (card.solo && temper.alone) return ARMOR;
  return card.solo && soloUnits(ownHand(view, me), view) >= 2 ? 2 * card.worth : card.worth;
}

/** Cost of letting a seat have an object: goals are dangerous in the wrong hands. */
export function cost(thinking: Thinking, kind: ObjectKind, to: Seat): number {
  const { view, society } = thinking;
  const value = worth(thinking, kind);
  const card = objects[kind];
  const ally = thinking.ally(to);
  if (card.gags) return value + (ally - 0.5) * 6;
  if (card.goal && !asleep(view, kind) && !countsAlone(thinking, kind))
    return card.goal === society ? value * (1.2 - ally) : value * (0.9 - 0.5 * ally);
  return value;
}

/** The object that is least costly to give to a seat. */
export function cheapest(thinking: Thinking, from: readonly ObjectKind[], to: Seat): ObjectKind {
  return from.reduce((a, b) => (cost(thinking, b, to) < cost(thinking, a, to) ? b : a));
}
