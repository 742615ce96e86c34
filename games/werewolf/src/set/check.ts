import type { Message } from '@masque/core';
import type { Options } from '../options.ts';
import { cards, roles } from '../roles.ts';
import { decodeSet } from './code.ts';
import { beginners, recommended } from './recommended.ts';
import { has, sizeOf, type RoleSet } from './set.ts';

/** The set that the table plays with; `null` if its code cannot be read. */
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

/** Why these cards cannot be dealt to so many players. Nothing: they can. */
export function wrongWith(set: RoleSet, seats: number): Message[] {
  const size = sizeOf(set);
  const wolves = set.werewolf ?? 0;
  return [
    ...(size !== seats
      ? [{ key: size < seats ? 'check.few' : 'check.many', args: { cards: size, seats, off: Math.abs(seats - size) } }]
      : []),
    ...(wolves === 0 ? ['check.noWolf'] : []),
    ...(wolves > 0 && wolves >= seats - wolves ? [{ key: 'check.wolves', args: { wolves, seats } }] : []),
    ...(has(set, 'scryer') && !has(set, 'seer') ? ['check.scryer'] : []),
    ...(set.mason === 1 ? ['check.mason'] : []),
    ...roles.flatMap((role) =>
      (set[role] ?? 0) > cards[role].most
        ? [{ key: 'check.most', args: { role: { msg: `role.${role}` }, most: cards[role].most } }]
        : [],
    ),
  ];
}

/** What a host may want to know of a set that can be dealt all the same. */
export const warningsOn = (set: RoleSet, seats: number): Message[] => [
  ...(has(set, 'seer') ? [] : ['warn.noSeer']),
  ...(has(set, 'devil') && seats < 15 ? ['warn.devil'] : []),
];

export function check(options: Options, seats: number): Message[] {
  const set = setFor(options, seats);
  return set ? wrongWith(set, seats) : ['check.code'];
}
