import { randomFor, seedOf, type Seat, type View } from '@masque/core';
import { byPart } from '@masque/mechanics';
import { revealOf } from '../roles/index.ts';
import type { State } from '../state.ts';
import { mannersOf } from './manners.ts';
import type { Thought } from './thought.ts';

/** How a seat feels in this song, from 0 to 1: the same until the bell, and another after it. */
export const moodOf = ({ mind: observation }: Thought): number => feeling(observation.view, observation.seat);

/** A number from 0 to 1 that comes of what all have seen until the last bell. */
const feeling = ({ court }: View<State>, who: number): number =>
  feelings(court.closed, court.closedBefore, court.tribunals)(who);

const feelings = byPart((closed: View<State>['court']['closed'], before: number, tribunals: number) => {
  const past = closed.slice(0, before).map(({ members }) => members.join('-'));
  const seed = seedOf(`${past.join()} ${tribunals}`);
  const known = new Map<number, number>();
  return (who: number): number => {
    let felt = known.get(who);
    if (felt === undefined) known.set(who, (felt = randomFor(seed, who).below(1000) / 1000));
    return felt;
  };
});

/** Whom the whole table whispers about in this song: the same for all who hear it. */
export const rumourIn = (view: View<State>, seats: readonly Seat[]): Seat =>
  seats.toSorted((a, b) => feeling(view, RUMOUR + a) - feeling(view, RUMOUR + b))[0]!;
/** Rumours have nothing to do with moods. */
const RUMOUR = 100;

/** How many contracts somebody wants to begin or take part in before it lets the others come. */
export const appetiteOf = (thought: Thought): number => (moodOf(thought) < 0.7 ? 1 : 2) + thought.leaning.company;

/** How much surer of somebody one wants to be in the first song than the role alone would ask for, and how soon that wears off. */
const RESERVE = 0.36;
const THAW = 0.07;
/** How much less sure at most, in the end. */
const BOLDEST = 0.15;

/**
 * How sure of somebody's loyalty a seat wants to be before it shows its role. Early on most keep theirs to themselves,
 * each as it feels; with every tribunal they open up, and in the end they risk more than they would have. Whoever hunts,
 * or has something to do once its role is seen, does not wait.
 */
export function trustOf(thought: Thought): number {
  const { role } = thought.belief.face;
  const { seeks, trust } = mannersOf(role);
  const reserve = RESERVE - THAW * thought.mind.view.court.tribunals;
  if (seeks !== 'allies' || Object.keys(revealOf(role)).length > 0) return trust;
  return trust - thought.leaning.daring + (reserve > 0 ? reserve * moodOf(thought) : Math.max(reserve, -BOLDEST));
}
