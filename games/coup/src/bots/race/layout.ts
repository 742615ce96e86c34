/** The moves of a turn in the race. Those in between may be challenged or blocked. */
export const moves = ['income', 'foreign_aid', 'tax', 'steal', 'assassinate', 'coup'] as const;
export const unsure = ['foreign_aid', 'tax', 'steal', 'assassinate'] as const;
export type Unsure = (typeof unsure)[number];
/** What each of `unsure` claims, as a bit of the hand. */
export const BITS = [0, 1, 2, 4] as const;
export const TYPES = 8;

/** Influence and coins of the player to move and of the opponent. */
export interface RacePosition {
  readonly cards: number;
  readonly coins: number;
  readonly theirCards: number;
  readonly theirCoins: number;
}

/** Number of coin counts that are distinguished. */
export const COINS = 13;
export const FORCED = 10;
/** Probability that one or two cards include a given character, and one of two given characters. */
export const HELD = [0, 0.2, 0.37];
const EITHER = [0, 0.4, 0.63];
/** Probability of holding what blocks each of `unsure`; nothing blocks the second. */
export const STOPPED = [HELD, [0, 0, 0], EITHER, HELD];
/** Probability of each combination of claimed characters. */
export const LIKELY = HELD.map((one) =>
  Array.from({ length: TYPES }, (_, type) => [1, 2, 4].reduce((all, bit) => all * (type & bit ? one : 1 - one), 1)),
);

// Layout of a position's choices: the move for each hand, the answer to each of `unsure` with and without the card that
// blocks it (allow, challenge, block), and the answer to a block (believe, challenge).
export const ANSWERS = TYPES * moves.length;
export const DOUBTS = ANSWERS + unsure.length * 2 * 3;
export const WIDTH = DOUBTS + unsure.length * 2;
export const moveAt = (type: number): number => type * moves.length;
export const answerAt = (i: number, isHeld: number): number => ANSWERS + (i * 2 + isHeld) * 3;
export const doubtAt = (i: number): number => DOUBTS + i * 2;
/** All choices of a position: offset and number of moves. */
export const choices = [
  ...Array.from({ length: TYPES }, (_, type) => ({ from: moveAt(type), n: moves.length })),
  ...unsure.flatMap((_, i) => [0, 1].map((isHeld) => ({ from: answerAt(i, isHeld), n: 3 }))),
  ...unsure.map((_, i) => ({ from: doubtAt(i), n: 2 })),
];

export const indexOf = ({ cards, coins, theirCards, theirCoins }: RacePosition): number =>
  (((cards - 1) * 2 + theirCards - 1) * COINS + Math.min(coins, COINS - 1)) * COINS + Math.min(theirCoins, COINS - 1);
export const POSITIONS = 4 * COINS * COINS;

/** Outcomes of an uncertain move, each as the mover's winning probability. */
export interface Outcomes {
  readonly allowed: number;
  /** It is challenged and was true, or a lie. */
  readonly proved: number;
  readonly caught: number;
  /** It is blocked; the block is challenged and was true, or a lie. */
  readonly stopped: number;
  readonly truly: number;
  readonly falsely: number;
}

/**
 * The possible outcomes of one of `unsure`, given the influence and coins of the mover and the opponent.
 *
 * @param worth value of each position for the player to move
 */
export function outcomes(
  worth: ArrayLike<number>,
  { cards: m, coins: x, theirCards: n, theirCoins: y }: RacePosition,
  move: Unsure,
): Outcomes {
  const caught = after(worth, m - 1, x, n, y);
  if (move === 'assassinate') {
    const both = after(worth, m, x - 3, n - 2, y);
    const [allowed, stopped] = [after(worth, m, x - 3, n - 1, y), after(worth, m, x - 3, n, y)];
    return { allowed, proved: both, caught, stopped, truly: after(worth, m - 1, x - 3, n, y), falsely: both };
  }
  const taken = move === 'steal' ? Math.min(2, y) : 0;
  const more = taken || (move === 'tax' ? 3 : 2);
  const proved = after(worth, m, x + more, n - 1, y - taken);
  const allowed = after(worth, m, x + more, n, y - taken);
  return { allowed, proved, caught, stopped: after(worth, m, x, n, y), truly: caught, falsely: proved };
}

/** Winning probability of the player who has just moved. */
export function after(worth: ArrayLike<number>, cards: number, coins: number, theirCards: number, theirCoins: number) {
  if (theirCards <= 0) return 1;
  if (cards <= 0) return 0;
  return 1 - worth[indexOf({ cards: theirCards, coins: theirCoins, theirCards: cards, theirCoins: coins })]!;
}
