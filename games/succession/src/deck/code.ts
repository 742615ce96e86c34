import { roleNames, type Role } from '../roles/index.ts';
import type { Deck } from './tiers.ts';

/** Why a share code is invalid. */
interface BadCode {
  /** The word that is not understood. */
  readonly word: string;
}

/**
 * A deck as a share code: the cards of one faction; the other gets the same.
 *
 * @example
 * codeOf({ heir: 1, spy: 2, noble: 5 }) // 'heir.spy2.noble5'
 */
export const codeOf = (deck: Deck): string =>
  roleNames.flatMap((role) => ((deck[role] ?? 0) > 0 ? [role + (deck[role] === 1 ? '' : deck[role])] : [])).join('.');

/** The decks of a code: one, or two if somebody wrote both factions with a slash between them. */
export function decksOf(code: string): readonly Deck[] | BadCode {
  const decks: Deck[] = [];
  for (const part of code.trim().toLowerCase().split('/')) {
    const deck: { [R in Role]?: number } = {};
    for (const word of part.split(/[\s.,]+/).filter(Boolean)) {
      const [, name, count = '1'] = /^([a-z]+)(\d{0,2})$/.exec(word) ?? [];
      const role = roleNames.find((it) => it === name);
      if (!role) return { word };
      deck[role] = (deck[role] ?? 0) + Number(count || 1);
    }
    decks.push(deck);
  }
  return decks;
}
