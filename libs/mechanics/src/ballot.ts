import type { Seat } from '@masque/core';
import { answerOf, type Sealed } from './sealed.ts';

/**
 * A vote: sealed answers, opened together by counting. A seat that has not answered abstains.
 *
 * @example
 * const ballot = answer(answer(ask<Seat>([0, 1, 2]), 0, 2), 1, 2);
 * tally(ballot); // => new Map([[2, [0, 1]]])
 * plurality(ballot); // => [2]
 * tally(ballot).get(2)!.length >= majority(3); // => true
 */
export type Ballot<Choice> = Sealed<Choice>;

/**
 * The votes by choice, without abstentions, in the order in which choices first appear by voter. Only for rules.
 *
 * @example
 * const ballot = answer(answer(ask<string>([0, 1, 2]), 0, 'ja'), 2, 'ja');
 * tally(ballot); // => new Map([['ja', [0, 2]]])
 */
export function tally<Choice>(ballot: Ballot<Choice>): Map<Choice, Seat[]>;
/** @param choiceOf what an answer votes for; `null` if it abstains */
export function tally<Answer, Choice>(
  ballot: Ballot<Answer>,
  choiceOf: (answer: Answer) => Choice | null,
): Map<Choice, Seat[]>;
export function tally(ballot: Ballot<unknown>, choiceOf = (answer: unknown) => answer): Map<unknown, Seat[]> {
  const votes = new Map<unknown, Seat[]>();
  for (const seat of ballot.asked) {
    const given = answerOf(ballot, seat);
    const choice = given === null ? null : choiceOf(given);
    if (choice !== null) votes.set(choice, [...(votes.get(choice) ?? []), seat]);
  }
  return votes;
}

/**
 * The choices with the most votes (several if there is a tie; none if nobody voted), lowest choice first. Takes a
 * ballot or its tally.
 *
 * @param min choices with fewer votes do not count
 *
 * @example
 * plurality(new Map([[3, [0, 1]], [1, [2, 4]], [2, [5]]])); // => [1, 3]
 * plurality(new Map([[2, [5]]]), 2); // => []
 */
export function plurality<Choice extends string | number>(
  of: Ballot<Choice> | ReadonlyMap<Choice, readonly Seat[]>,
  min = 1,
): Choice[] {
  const votes = 'asked' in of ? tally(of) : of;
  const max = Math.max(min, ...[...votes.values()].map((seats) => seats.length));
  return [...votes]
    .filter(([, seats]) => seats.length === max)
    .map(([choice]) => choice)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * Votes needed for half of `n`, rounded up: exactly half is enough.
 *
 * @example
 * [halfRoundedUp(6), halfRoundedUp(7)]; // => [3, 4]
 */
export const halfRoundedUp = (n: number): number => Math.ceil(n / 2);

/**
 * Votes needed for more than half of `n`.
 *
 * @example
 * [majority(6), majority(7)]; // => [4, 4]
 */
export const majority = (n: number): number => Math.floor(n / 2) + 1;
