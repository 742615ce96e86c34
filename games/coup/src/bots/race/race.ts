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
  type RacePosition,
  type Unsure,
} from './layout.ts';
import { read, type Race } from './written.ts';

/**
 * The endgame of two players as a race: hands are random in every turn, only influence and coins matter. The equilibrium of
 * this game can be computed: how often to lie, to challenge and to block, so that nobody gains by knowing these
 * frequencies. That takes half a second, which no table should wait for, so `tools/race.ts` stores it in `learned.ts`.
 */

let known: Race | null = null;
const race = (): Race => (known ??= read());

/** The share of one move among several at an offset. */
const share = (position: RacePosition, from: number, i: number): number =>
  race().parts[indexOf(position) * WIDTH + from + i]!;

/** How readily a claim is challenged, and what that depends on. */
export interface Doubt {
  /** Probability if it is a lie as often as usual. */
  readonly often: number;
  /** Probability of a lie, given the probability that the claimed card is held by chance. */
  lies(held: number): number;
  readonly usual: number;
  /** Gain if it is a lie, relative to the loss if it is true, in winning probability. */
  readonly stake: number;
}

/** How often a hand claims what it holds, or does not hold. */
function claimed(position: RacePosition, i: number, isTrue: boolean): number {
  let [sum, all] = [0, 0];
  for (let type = 0; type < TYPES; type++) {
    if (((type & BITS[i]!) !== 0) !== isTrue) continue;
    const likely = LIKELY[position.cards]![type]!;
    sum += likely * share(position, moveAt(type), i + 1);
    all += likely;
  }
  return sum / all;
}

/** How often people make moves that the equilibrium never makes. */
const SLIP = 0.02;

function doubtOf(often: number, stake: number, usual: number, truths: number, lies: number): Doubt {
  const of = (held: number): number => {
    const lied = (1 - held) * (lies + SLIP);
    return lied / (lied + held * (truths + SLIP));
  };
  return { often: SLIP + (1 - 2 * SLIP) * often, stake, lies: of, usual: of(usual) };
}

/** How often a move is made, depending on which of Duke, Captain and Assassin are held; `undefined` if the race does not model it. */
export function wishFor(position: RacePosition, move: string, holds: readonly boolean[]): number | undefined {
  const i = moves.findIndex((it) => it === move);
  const type = holds.reduce((sum, it, bit) => sum + (it ? 1 << bit : 0), 0);
  return i < 0 ? undefined : share(position, moveAt(type), i);
}

/** How readily a move is challenged, with and without the card that blocks it. */
export function doubtOfMove(position: RacePosition, move: Unsure, canStop: boolean): Doubt {
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

/** How readily a block is challenged. */
export function doubtOfBlock(position: RacePosition, move: Unsure): Doubt {
  const i = unsure.indexOf(move);
  const of = outcomes(race().worth, position, move);
  const often = share(position, doubtAt(i), 1);
  const [lies, truths] = [0, 1].map((b) => share(position, answerAt(i, b), 2)) as [number, number];
  return doubtOf(often, of.falsely - of.truly, STOPPED[i]![position.theirCards]!, truths, lies);
}

/** How often a player who cannot block a move, and does not challenge it, bluffs a block. */
export function bluffAgainst(position: RacePosition, move: Unsure): number {
  const [allow, block] = [0, 2].map((i) => share(position, answerAt(unsure.indexOf(move), 0), i)) as [number, number];
  return allow + block > 0 ? block / (allow + block) : 0;
}

export const isUnsure = (move: string): move is Unsure => unsure.some((it) => it === move);
