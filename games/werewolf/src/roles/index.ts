import { keysOf } from '@masque/mechanics';
import type { CardOptions } from './options.ts';
import type { Allegiance, Inspection, RoleRule, NightTask } from './role.ts';
import { roles } from './roles.ts';

export { cardOptions, type CardOptions } from './options.ts';
export * from './role.ts';

export type Role = keyof typeof roles;
export type CardRule = RoleRule<Role>;

/** All cards, in the order of the rulebook. */
export const roleNames = keysOf(roles);

/** The rule of a card. */
export const ruleOf = (role: Role): CardRule => roles[role];

/** The cards whose rule satisfies a condition. */
export const rolesWith = (is: (rule: CardRule) => unknown): Role[] => roleNames.filter((role) => is(ruleOf(role)));

export const sideOfCard = (role: Role): Allegiance => ruleOf(role).card.side;

/** A Werewolf. */
export const isPack = (role: Role): boolean => ruleOf(role).pack === true;

/** A card's task at night at this table; `undefined` if it sleeps. */
export function taskOf(role: Role, options: CardOptions): NightTask<Role> | undefined {
  const { task } = ruleOf(role);
  return task?.when?.(options) === false ? undefined : task;
}

export const isHexable = (role: Role, options: CardOptions): boolean => ruleOf(role).hexable?.(options) === true;

/** The cards that may be watched at work; the list is always the same, whatever is in play. */
export const watchable = (options: CardOptions): Role[] => rolesWith(({ watched }) => watched?.(options));

/** The look of a card that distinguishes the pack from everybody else. */
export function packLookOf(role: Role): Inspection<Role> | undefined {
  const looks = ruleOf(role).task?.looks;
  return looks?.finds !== undefined && isPack(looks.finds) ? looks : undefined;
}

/** The cards that distinguish the pack from everybody else. */
export const finders: readonly Role[] = roleNames.filter((role) => packLookOf(role) !== undefined);

/** The card with a short name. @throws RangeError if there is none */
export function roleOfShort(short: string): Role {
  const role = rolesWith(({ code }) => code.short === short)[0];
  if (role === undefined) throw new RangeError(`there is no card ${short}`);
  return role;
}

const told = new Map(
  roleNames.flatMap((name) => (ruleOf(name).knows ?? []).map(({ as, role }) => [as, role] as const)),
);

/** The card whose holders a fact of the identification names. */
export const cardTold = (fact: string): Role | undefined => told.get(fact);

/** The look that a fact answers. */
export const lookOf = (fact: string): Inspection<Role> | undefined =>
  rolesWith(({ task }) => task?.looks?.as === fact).map((role) => ruleOf(role).task!.looks!)[0];
