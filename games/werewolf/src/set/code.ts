import { rolesWith, ruleOf } from '../roles/index.ts';
import { cardsOf, type RoleSet } from './set.ts';

/** The maximum number of copies of a card that a code can express. */
const MAX_COPIES = 40;

/**
 * A set as a share code: for each card its letter, followed by the number of copies if it is more than one.
 *
 * @example
 * encodeSet({ villager: 4, seer: 1, werewolf: 2 }) // 'a4ej2'
 */
export const encodeSet = (set: RoleSet): string =>
  [...new Set(cardsOf(set))].map((role) => ruleOf(role).code.letter + (set[role]! > 1 ? set[role] : '')).join('');

/** The set of a share code, in whatever case and spacing it was typed; `null` if it is invalid. */
export function decodeSet(code: string): RoleSet | null {
  const text = code.toLowerCase().replace(/[\s-]/g, '');
  if (!/^([a-z]\d{0,2})+$/.test(text)) return null;
  const set: Record<string, number> = {};
  for (const [, letter, n] of text.matchAll(/([a-z])(\d*)/g)) {
    const role = rolesWith((it) => it.code.letter === letter)[0];
    const many = n === '' ? 1 : Number(n);
    if (role === undefined || set[role] !== undefined || many === 0 || many > MAX_COPIES) return null;
    set[role] = many;
  }
  return set;
}
