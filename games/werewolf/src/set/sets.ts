import type { Sets } from '@masque/core';
import type { Options } from '../options.ts';
import { roleNames, rolesWith, ruleOf, sideOfCard, type Role } from '../roles/index.ts';
import { setFor, warningsOn } from './check.ts';
import { decodeSet, encodeSet } from './code.ts';
import { estimate } from './estimate.ts';
import { has } from './set.ts';

/** The heading of a card. */
const group = (role: Role): string =>
  ({ good: 'side.good', evil: 'side.evil', solo: 'set.own', none: 'set.own', sworn: 'set.own' })[sideOfCard(role)];

const bySide = (role: Role): number => ['side.good', 'side.evil', 'set.own'].indexOf(group(role));

/** The set editor of the host. */
export const sets: Sets<Options, Role> = {
  items: [...roleNames]
    .sort((a, b) => bySide(a) - bySide(b))
    .map((role) => ({
      id: role,
      name: `role.${role}`,
      about: `role.${role}.text`,
      group: group(role),
      icon: ruleOf(role).card.icon,
      max: ruleOf(role).deck.max,
    })),
  options: ['set', 'roles', 'code'],
  size: (seats) => seats,
  of: (options, seats) => setFor(options, seats),
  to: (set) => ({ set: 'custom', roles: set, code: '' }),
  presets: () =>
    (['recommended', 'beginners'] as const).map((set) => ({
      name: `option.set.${set}`,
      options: { set, roles: {}, code: '' },
    })),
  hint(set, seats) {
    const { village, between, verdict } = estimate(set);
    const [low, high] = between;
    const others = rolesWith(({ wins }) => wins?.lynched ?? wins?.instead).some((role) => has(set, role));
    return {
      sides: [
        { name: 'side.good', share: village, between },
        { name: 'side.evil', share: 1 - village, between: [1 - high, 1 - low] },
      ],
      notes: [`balance.${verdict}`, ...(others ? ['balance.others'] : []), ...warningsOn(set, seats)],
    };
  },
  hidden: ({ mystery }) => mystery,
  encode: encodeSet,
  decode: decodeSet,
};
