import {
  answerAt,
  BITS,
  doubtAt,
  HELD,
  indexOf,
  LIKELY,
  moveAt,
  moves,
  outcomes,
  STOPPED,
  TYPES,
  unsure,
  WIDTH,
  type Position,
  type Unsure,
} from './layout.ts';
import { read, type Race } from './written.ts';

/**
 * Two players left, seen as a race: who holds what is a matter of chance in every turn, what counts is influence and coins.
 * Of this game the equilibrium can be computed, and with it how often to lie, to doubt and to stop somebody, so that
 * nobody gains by knowing how often that is. That takes half a second, for which no table should wait: it is written down
 * in `learned.ts`, by `tools/race.ts`.
 */

let known: Race | null = null;
const race = (): Race => (known ??= read());

/** Of some moves from a place on, the part of one of them. */
const share = (position: Position, from: number, i: number): number =>
  race().parts[indexOf(position) * WIDTH + from + i]!;

/** How readily something said is challenged, and what that depends on. */
export interface Doubt {
  /** How often, if it is a lie as often as usual. */
  readonly often: number;
  /** How often it is a lie, for a likelihood that what is claimed is held by chance. */
  lies(held: number): number;
  readonly usual: number;
  /** What is won if it is a lie, over what is lost if it is true: in chances to win. */
  readonly stake: number;
}

/** How often a combination of what is held claims what it has; or has not. */
function claimed(position: Position, i: number, isTrue: boolean): number {
  let [sum, all] = [0, 0];
  for (let type = 0; type < TYPES; type++) {
    if (((type & BITS[i]!) !== 0) !== isTrue) continue;
    const likely = LIKELY[position.cards]![type]!;
    sum += likely * share(position, moveAt(type), i + 1);
    all += likely;
  }
  return sum / all;
}

/** How often people do what nobody would. */
const SLIP = 0.02;

function doubtOf(often: number, stake: number, usual: number, truths: number, lies: number): Doubt {
  const of = (held: number): number => {
    const lied = (1 - held) * (lies + SLIP);
    return lied / (lied + held * (truths + SLIP));
  };
  return { often: SLIP + (1 - 2 * SLIP) * often, stake, lies: of, usual: of(usual) };
}

/** How often one makes a move, by what it holds of Duke, Captain and Assassin; `undefined`: it is not one of the race. */
export function wishFor(position: Position, move: string, holds: readonly boolean[]): number | undefined {
  const i = moves.findIndex((it) => it === move);
  const type = holds.reduce((sum, it, bit) => sum + (it ? 1 << bit : 0), 0);
  return i < 0 ? undefined : share(position, moveAt(type), i);
}

/** How readily a move is challenged by one who holds what stops it, or does not. */
export function doubtOfMove(position: Position, move: Unsure, canStop: boolean): Doubt {
  const i = unsure.indexOf(move);
  const of = outcomes(race().worth, position, move);
  const often = share(position, answerAt(i, canStop ? 1 : 0), 1);
  return doubtOf(
    often,
    of.proved - of.caught,
    HELD[position.cards]!,
    claimed(position, i, true),
    claimed(position, i, false),
  );
}

/** How readily it is challenged that somebody can stop a move. */
export function doubtOfBlock(position: Position, move: Unsure): Doubt {
  const i = unsure.indexOf(move);
  const of = outcomes(race().worth, position, move);
  const often = share(position, doubtAt(i), 1);
  const [lies, truths] = [0, 1].map((b) => share(position, answerAt(i, b), 2)) as [number, number];
  return doubtOf(often, of.falsely - of.truly, STOPPED[i]![position.theirCards]!, truths, lies);
}

/** How often who cannot stop a move, and does not challenge it, says that it can. */
export function bluffAgainst(position: Position, move: Unsure): number {
  const [allow, block] = [0, 2].map((i) => share(position, answerAt(unsure.indexOf(move), 0), i)) as [number, number];
  return allow + block > 0 ? block / (allow + block) : 0;
}

export const isUnsure = (move: string): move is Unsure => unsure.some((it) => it === move);
