import { declassify, reveal, secret, seatsOf, type Random, type Seat, type Secret } from '@masque/core';
import { type Card } from './cards.ts';

/**
 * Deals one role to each seat, face down: the seat itself can read it, and so can seats whose role lets them know it.
 *
 * @param roles as many as there are seats
 * @param knows whether a seat with the role `mine` knows from the start who has the role `other`; by default, nobody
 * does
 * @param kind as in {@link Secret}
 *
 * @example
 * const cards = dealRoles(['wolf', 'wolf', 'seer'], random, { knows: (mine, other) => mine === 'wolf' && other === 'wolf' });
 * project(cards, 0); // => ['wolf', 'wolf', HIDDEN]
 * project(cards, 2); // => [HIDDEN, HIDDEN, 'seer']
 */
export function dealRoles<Role>(
  roles: readonly Role[],
  random: Random,
  { knows = () => false, kind = 'role' }: { readonly knows?: Knows<Role>; readonly kind?: string } = {},
): Card<Role>[] {
  const dealt = random.shuffle(roles);
  const known = acquaintances(dealt, knows);
  const cards = dealt.map((role, seat) => secret(role, [seat], kind));
  return cards.map((card, seat) =>
    reveal(
      card,
      seatsOf(dealt.length).filter((it) => known[it]!.includes(seat)),
    ),
  );
}

/** Whether a seat with one role knows who has another. */
export type Knows<Role> = (mine: Role, other: Role) => boolean;

/**
 * Whom each seat knows by its role, without itself: for games in which players are told the seats instead of being
 * shown the cards.
 *
 * @example
 * acquaintances(['wolf', 'seer', 'wolf'], (mine, other) => mine === 'wolf' && other === 'wolf'); // => [[2], [], [0]]
 */
export const acquaintances = <Role>(roles: readonly Role[], knows: Knows<Role>): Seat[][] =>
  roles.map((mine, me) => roles.flatMap((other, seat) => (seat !== me && knows(mine, other) ? [seat] : [])));

/**
 * The seats whose secret has a given value. Only for rules: it opens the secrets.
 *
 * @example
 * holders([secret('wolf', [0]), secret('seer', [1])], (role) => role === 'wolf'); // => [0]
 */
export const holders = <T>(secrets: readonly Secret<T>[], is: (held: T, seat: Seat) => boolean): Seat[] =>
  secrets.flatMap((it, seat) => (is(declassify(it), seat) ? [seat] : []));
