import type { Message } from '@masque/core';
import type { Options } from '../options.ts';
import { roleNames, ruleOf, rolesWith, type Role } from '../roles/index.ts';
import { decodeSet } from './code.ts';
import { beginners, recommended } from './recommended.ts';
import { has, packSize, sizeOf, type RoleSet } from './set.ts';

/** The set of the table; `null` if its code is invalid. */
export function setFor({ set, roles: own, code }: Options, seats: number): RoleSet | null {
  switch (set) {
    case 'recommended':
      return recommended(seats);
    case 'beginners':
      return beginners(seats);
    case 'custom':
      return own;
    case 'code':
      return decodeSet(code);
  }
}

/** Why these cards cannot be dealt to so many players. Empty: they can. */
export function wrongWith(set: RoleSet, seats: number): Message[] {
  const size = sizeOf(set);
  const wolves = packSize(set);
  return [
    ...(size !== seats
      ? [{ key: size < seats ? 'check.few' : 'check.many', args: { cards: size, seats, off: Math.abs(seats - size) } }]
      : []),
    ...(wolves === 0 ? ['check.noWolf'] : []),
    ...(wolves > 0 && wolves >= seats - wolves ? [{ key: 'check.wolves', args: { wolves, seats } }] : []),
    ...roleNames.filter((role) => has(set, role) && !makesSense(set, role)).map((role) => `check.${role}`),
    ...roleNames.flatMap((role) => {
      const { max } = ruleOf(role).deck;
      return (set[role] ?? 0) > max ? [{ key: 'check.max', args: { role: { msg: `role.${role}` }, max } }] : [];
    }),
  ];
}

/** Whether the set has what a card needs: enough copies, or another card. */
function makesSense(set: RoleSet, role: Role): boolean {
  const { min = 1, needs } = ruleOf(role).deck;
  return (set[role] ?? 0) >= min && (needs === undefined || has(set, needs));
}

/** Warnings for the host about a set that can be dealt. */
export const warningsOn = (set: RoleSet, seats: number): Message[] => [
  ...rolesWith(({ deck }) => deck.missed)
    .filter((role) => !has(set, role))
    .map((role) => `warn.${role}`),
  ...rolesWith(({ deck }) => seats < (deck.from ?? 0))
    .filter((role) => has(set, role))
    .map((role) => `warn.${role}`),
];

export function check(options: Options, seats: number): Message[] {
  const set = setFor(options, seats);
  return set ? wrongWith(set, seats) : ['check.code'];
}
