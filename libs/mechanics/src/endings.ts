import { isSecret, declassify, replace, reveal, type Message, type Outcome, type Seat } from '@masque/core';

/**
 * The seats in the lead: by the first score, then, among those tied, by the next. Several if all scores are equal.
 *
 * @example
 * const [influence, coins] = [[1, 2, 2], [9, 3, 4]];
 * leaders([0, 1, 2], (seat) => influence[seat]!, (seat) => coins[seat]!); // => [2]
 */
export const leaders = (seats: readonly Seat[], ...scores: readonly ((seat: Seat) => number)[]): Seat[] =>
  scores.reduce<Seat[]>(
    (tied, score) => {
      const max = Math.max(...tied.map(score));
      return tied.filter((seat) => score(seat) === max);
    },
    [...seats],
  );

/**
 * The seats on a side, in order.
 *
 * @example
 * membersOf(['good', 'evil', 'good'], 'good'); // => [0, 2]
 */
export const membersOf = <Side>(sides: readonly Side[], side: Side): Seat[] =>
  sides.flatMap((it, seat) => (it === side ? [seat] : []));

/**
 * The side to which all of the given seats belong; `null` if there are several sides, or no seats.
 *
 * @example
 * const sides = ['good', 'evil', 'good'];
 * onlySide([0, 2], (seat) => sides[seat]); // => 'good'
 * onlySide([0, 1], (seat) => sides[seat]); // => null
 */
export function onlySide<Side>(seats: readonly Seat[], sideOf: (seat: Seat) => Side): Side | null {
  const [first, ...others] = seats.map(sideOf);
  return first !== undefined && others.every((it) => it === first) ? first : null;
}

/** A way in which a game can end: returns the outcome, or `null` if it has not ended this way. */
export type Ending<State, M extends Message = Message> = (state: State) => Outcome<M> | null;

/**
 * The first of the given endings that has been reached, checked in the rulebook's order.
 *
 * @example
 * const broke: Ending<{ coins: number }> = ({ coins }) => (coins > 0 ? null : { winners: [], reason: 'outcome.broke' });
 * outcomeOf([broke], { coins: 0 }); // => { winners: [], reason: 'outcome.broke' }
 * outcomeOf([broke], { coins: 3 }); // => null
 */
export function outcomeOf<State, M extends Message = Message>(
  endings: readonly Ending<State, M>[],
  state: State,
): Outcome<M> | null {
  for (const ending of endings) {
    const outcome = ending(state);
    if (outcome) return outcome;
  }
  return null;
}

/**
 * Turns everything up for everybody: all secrets in a part of the state, at any depth. For the end of a game; the log
 * entry that goes with it needs `learn`, for everybody.
 *
 * @example
 * project(layOpen({ coins: 3, hand: [secret('duke', [0])] }), SPECTATOR); // => { coins: 3, hand: ['duke'] }
 */
export function layOpen<T>(part: T): T {
  if (typeof part !== 'object' || part === null) return part;
  if (isSecret(part)) return reveal(replace(part, layOpen(declassify(part))), 'all') as T;
  if (Array.isArray(part)) return part.map(layOpen) as T;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, layOpen(value)])) as T;
}
