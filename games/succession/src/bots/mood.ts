import { randomFor, seedOf, type Seat, type View } from '@masque/core';
import { byPart } from '@masque/mechanics';
import { revealOf } from '../roles/index.ts';
import type { State } from '../state.ts';
import { mannersOf } from './manners.ts';
import type { Thought } from './thought.ts';

/** The mood of a seat in this song, from 0 to 1: constant until the bell, different after it. */
export const moodOf = ({ observation }: Thought): number => feeling(observation.view, observation.seat);

/** A number from 0 to 1 derived from the salt and from what was public at the last bell. */
const feeling = ({ court }: View<State>, who: number): number =>
  feelings(court.closed, court.closedBefore, court.tribunals, court.salt)(who);

const feelings = byPart((closed: View<State>['court']['closed'], before: number, tribunals: number, salt: number) => {
  const past = closed.slice(0, before).map(({ members }) => members.join('-'));
  const seed = seedOf(`${salt} ${past.join()} ${tribunals}`);
  const known = new Map<number, number>();
  return (who: number): number => {
    let felt = known.get(who);
    if (felt === undefined) known.set(who, (felt = randomFor(seed, who).below(1000) / 1000));
    return felt;
  };
});

/** Whom the table whispers about in this song: the same for everybody. */
export const rumourIn = (view: View<State>, seats: readonly Seat[]): Seat =>
  seats.toSorted((a, b) => feeling(view, RUMOUR + a) - feeling(view, RUMOUR + b))[0]!;
/** Rumours are independent of moods. */
const RUMOUR = 100;

/** How many contracts a player wants to begin or join before waiting for others to come. */
export const appetiteOf = (thought: Thought): number => (moodOf(thought) < 0.7 ? 1 : 2) + thought.leaning.company;

/** Additional certainty about others required in the first song, beyond the role's own, and how fast it decreases. */
const RESERVE = 0.36;
const THAW = 0.07;
/** Maximum reduction in the end. */
const BOLDEST = 0.15;

/**
 * How sure of somebody's loyalty a seat must be before it shows its role. Early on most keep their role secret, depending
 * on their mood; with every tribunal they require less, and in the end they take more risk. Roles that hunt, or that
 * can act once their role is seen, do not wait.
 */
export function trustOf(thought: Thought): number {
  const { role } = thought.belief.face;
  const { seeks, trust } = mannersOf(role);
  const reserve = RESERVE - THAW * thought.observation.view.court.tribunals;
  if (seeks !== 'allies' || Object.keys(revealOf(role)).length > 0) return trust;
  return trust - thought.leaning.daring + (reserve > 0 ? reserve * moodOf(thought) : Math.max(reserve, -BOLDEST));
}
