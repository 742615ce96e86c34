import { keysOf } from '@masque/mechanics';
import type { CardOptions } from './options.ts';
import type { Allegiance, Look, RoleRule, Task } from './role.ts';
import { roles } from './roles.ts';

export { cardOptions, type CardOptions } from './options.ts';
export * from './role.ts';

export type Role = keyof typeof roles;
export type Rule = RoleRule<Role>;

/** All cards, as the rulebook introduces them. */
export const roleNames = keysOf(roles);

/** What a card is and does. */
export const ruleOf = (role: Role): Rule => roles[role];

/** The cards that something is true of. */
export const rolesWith = (is: (rule: Rule) => unknown): Role[] => roleNames.filter((role) => is(ruleOf(role)));

export const sideOfCard = (role: Role): Allegiance => ruleOf(role).card.side;

/** A Werewolf. */
export const isPack = (role: Role): boolean => ruleOf(role).pack === true;

/** What a card does by night at this table; nothing if it sleeps. */
export function taskOf(role: Role, options: CardOptions): Task<Role> | undefined {
  const { task } = ruleOf(role);
  return task?.when?.(options) === false ? undefined : task;
}

export const isHexable = (role: Role, options: CardOptions): boolean => ruleOf(role).hexable?.(options) === true;

/** What may be watched at work; the list never changes, whatever is in play. */
export const watchable = (options: CardOptions): Role[] => rolesWith(({ watched }) => watched?.(options));

/** The look of a card that tells the pack from all others. */
export function packLookOf(role: Role): Look<Role> | undefined {
  const looks = ruleOf(role).task?.looks;
  return looks?.finds !== undefined && isPack(looks.finds) ? looks : undefined;
}

/** The cards that tell the pack from all others. */
export const finders: readonly Role[] = roleNames.filter((role) => packLookOf(role) !== undefined);

/** The card of a short name. @throws RangeError if there is none */
export function roleOfShort(short: string): Role {
  const role = rolesWith(({ code }) => code.short === short)[0];
  if (role === undefined) throw new RangeError(`no card is called ${short}`);
  return role;
}

const told = new Map(
  roleNames.flatMap((name) => (ruleOf(name).knows ?? []).map(({ as, role }) => [as, role] as const)),
);

/** The card that a fact of the beginning names its seats by. */
export const cardTold = (fact: string): Role | undefined => told.get(fact);

/** The look whose answer a fact is. */
export const lookOf = (fact: string): Look<Role> | undefined =>
  rolesWith(({ task }) => task?.looks?.as === fact).map((role) => ruleOf(role).task!.looks!)[0];
