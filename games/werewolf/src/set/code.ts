import { rolesWith, ruleOf } from '../roles/index.ts';
import { cardsOf, type RoleSet } from './set.ts';

/** Most copies of a card that a code can speak of. */
const MOST = 40;

/**
 * A set in a few letters, to be passed on: for each card in the set its letter, then how many if it is more than one.
 *
 * @example
 * encodeSet({ villager: 4, seer: 1, werewolf: 2 }) // 'a4ej2'
 */
export const encodeSet = (set: RoleSet): string =>
  [...new Set(cardsOf(set))].map((role) => ruleOf(role).code.letter + (set[role]! > 1 ? set[role] : '')).join('');

/** The set of a code, however it was typed; `null` if it is none. */
export function decodeSet(code: string): RoleSet | null {
  const text = code.toLowerCase().replace(/[\s-]/g, '');
  if (!/^([a-z]\d{0,2})+$/.test(text)) return null;
  const set: Record<string, number> = {};
  for (const [, letter, n] of text.matchAll(/([a-z])(\d*)/g)) {
    const role = rolesWith((it) => it.code.letter === letter)[0];
    const many = n === '' ? 1 : Number(n);
    if (role === undefined || set[role] !== undefined || many === 0 || many > MOST) return null;
    set[role] = many;
  }
  return set;
}
