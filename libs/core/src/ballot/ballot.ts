import type { Seat } from '../seat.ts';
import { ask, answer, answerOf, type Reaction } from '../reaction/reaction.ts';

/** A vote: sealed answers of those who may vote, opened together by counting. Abstaining is `null`. */
export type Ballot<Choice extends string | number> = Reaction<Choice>;

/** Opens a vote. */
export const openBallot = <Choice extends string | number>(voters: readonly Seat[]): Ballot<Choice> => ask(voters);

/** Casts a vote or changes it. */
export const cast = <Choice extends string | number>(
  ballot: Ballot<Choice>,
  seat: Seat,
  choice: Choice,
): Ballot<Choice> => answer(ballot, seat, choice);

/** The votes by choice, those of nobody left out; in the order in which choices first appear by voter. */
export function tally<Choice extends string | number>(ballot: Ballot<Choice>): Map<Choice, Seat[]> {
  const votes = new Map<Choice, Seat[]>();
  for (const seat of ballot.asked) {
    const choice = answerOf(ballot, seat);
    if (choice !== null) votes.set(choice, [...(votes.get(choice) ?? []), seat]);
  }
  return votes;
}

/** The choices with most votes (several at a tie; none if nobody voted), lowest choice first. */
export function plurality<Choice extends string | number>(ballot: Ballot<Choice>): Choice[] {
  const votes = tally(ballot);
  const most = Math.max(0, ...[...votes.values()].map((seats) => seats.length));
  return most === 0
    ? []
    : [...votes]
        .filter(([, seats]) => seats.length === most)
        .map(([choice]) => choice)
        .sort(ascending);
}

const ascending = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Votes needed for half of `n`, rounded up: exactly half is enough. */
export const halfRoundedUp = (n: number): number => Math.ceil(n / 2);

/** Votes needed for more than half of `n`. */
export const majority = (n: number): number => Math.floor(n / 2) + 1;
