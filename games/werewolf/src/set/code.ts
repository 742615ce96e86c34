import { cards, roles } from '../roles.ts';
import type { RoleSet } from './set.ts';

/**
 * A set in a few letters, to be passed on: for each card in the set its letter, then how many if it is more than one.
 * Letters follow the order of the rulebook, `a` the Villager to `q` the Gravedigger.
 *
 * @example
 * encodeSet({ villager: 4, seer: 1, werewolf: 2 }) // 'a4ej2'
 */
export const encodeSet = (set: RoleSet): string =>
  roles.flatMap((role, i) => (set[role] ? [letter(i) + (set[role] > 1 ? set[role] : '')] : [])).join('');

/** The set of a code, however it was typed; `null` if it is none. */
export function decodeSet(code: string): RoleSet | null {
  const text = code.toLowerCase().replace(/[\s-]/g, '');
  if (!/^([a-q]\d{0,2})+$/.test(text)) return null;
  const set: Record<string, number> = {};
  for (const [, name, n] of text.matchAll(/([a-q])(\d*)/g)) {
    const role = roles[name!.charCodeAt(0) - A]!;
    const many = n === '' ? 1 : Number(n);
    if (set[role] !== undefined || many === 0 || many > cards.villager.most) return null;
    set[role] = many;
  }
  return set;
}

const A = 'a'.charCodeAt(0);
const letter = (i: number): string => String.fromCharCode(A + i);
