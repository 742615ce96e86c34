/** What may be done in a turn of the race. Those in between may be doubted or stopped. */
export const moves = ['income', 'foreign_aid', 'tax', 'steal', 'assassinate', 'coup'] as const;
export const unsure = ['foreign_aid', 'tax', 'steal', 'assassinate'] as const;
export type Unsure = (typeof unsure)[number];
/** What is claimed by each of `unsure`, as a bit of what somebody holds. */
export const BITS = [0, 1, 2, 4] as const;
export const TYPES = 8;

/** Influence and coins of who is to move, and of the other one. */
export interface Position {
  readonly cards: number;
  readonly coins: number;
  readonly theirCards: number;
  readonly theirCoins: number;
}

/** Numbers of coins that are told apart. */
export const COINS = 13;
export const FORCED = 10;
/** How likely one or two cards hold a certain character, and one of two. */
export const HELD = [0, 0.2, 0.37];
const EITHER = [0, 0.4, 0.63];
/** How likely what stops each of `unsure` is held; nothing stops the second. */
export const STOPPED = [HELD, [0, 0, 0], EITHER, HELD];
/** How likely each combination of what is claimed is held. */
export const LIKELY = HELD.map((one) =>
  Array.from({ length: TYPES }, (_, type) => [1, 2, 4].reduce((all, bit) => all * (type & bit ? one : 1 - one), 1)),
);

// Where a position has its choices: the move by what is held, the answer to each of `unsure` by whether what stops it is
// held (allow, challenge, block), and whether to believe what is said to stop it (believe, challenge).
export const ANSWERS = TYPES * moves.length;
export const DOUBTS = ANSWERS + unsure.length * 2 * 3;
export const WIDTH = DOUBTS + unsure.length * 2;
export const moveAt = (type: number): number => type * moves.length;
export const answerAt = (i: number, isHeld: number): number => ANSWERS + (i * 2 + isHeld) * 3;
export const doubtAt = (i: number): number => DOUBTS + i * 2;
/** All choices of a position: from where on, and of how many moves. */
export const choices = [
  ...Array.from({ length: TYPES }, (_, type) => ({ from: moveAt(type), n: moves.length })),
  ...unsure.flatMap((_, i) => [0, 1].map((isHeld) => ({ from: answerAt(i, isHeld), n: 3 }))),
  ...unsure.map((_, i) => ({ from: doubtAt(i), n: 2 })),
];

export const indexOf = ({ cards, coins, theirCards, theirCoins }: Position): number =>
  (((cards - 1) * 2 + theirCards - 1) * COINS + Math.min(coins, COINS - 1)) * COINS + Math.min(theirCoins, COINS - 1);
export const POSITIONS = 4 * COINS * COINS;

/** What comes of a move that is not sure, each as the chance of the mover to win. */
export interface Outcomes {
  readonly allowed: number;
  /** It is challenged, and was true or a lie. */
  readonly proved: number;
  readonly caught: number;
  /** It is stopped; that is challenged, and was true or a lie. */
  readonly stopped: number;
  readonly truly: number;
  readonly falsely: number;
}

/**
 * What may come of one of `unsure`, for influence and coins of who makes the move and of the other one.
 *
 * @param worth what each position is worth to who is to move in it
 */
export function outcomes(
  worth: ArrayLike<number>,
  { cards: m, coins: x, theirCards: n, theirCoins: y }: Position,
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

/** The chance of whoever has just moved, to win. */
export function after(worth: ArrayLike<number>, cards: number, coins: number, theirCards: number, theirCoins: number) {
  if (theirCards <= 0) return 1;
  if (cards <= 0) return 0;
  return 1 - worth[indexOf({ cards: theirCards, coins: theirCoins, theirCards: cards, theirCoins: coins })]!;
}
