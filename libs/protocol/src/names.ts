import unhomoglyph from 'unhomoglyph';
import { z } from 'zod';

/**
 * Stands in a game, and in its file, where a name was erased.
 *
 * @example
 * personName.safeParse(ERASED).success; // => true
 */
export const ERASED = '?';

/**
 * The longest name of a person, in UTF-16 units.
 *
 * @example
 * personName.safeParse('x'.repeat(MAX_NAME_LENGTH + 1)).success; // => false
 */
export const MAX_NAME_LENGTH = 24;

/**
 * A name as people type it: spaces are tidied, and invisible characters are removed, as are marks stacked on one letter
 * beyond what any script needs.
 *
 * @param max the maximum length of the result, in UTF-16 units
 * @throws ZodError from `parse` if nothing visible is left, or more than `max`
 * @example
 * shownName(40).parse('  Friday at \n the Lantern '); // => 'Friday at the Lantern'
 */
export const shownName = (max: number) =>
  z
    .string()
    .transform((name) =>
      name
        .normalize('NFC')
        .replace(/[\p{Cc}\s\u2800]+/gu, ' ')
        .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]+/gu, '')
        // Arabic sets two general marks on a letter, Hebrew three of its own; Vietnamese needs none after NFC.
        .replace(/(\p{Script=Inherited}{2})\p{Script=Inherited}+/gu, '$1')
        .replace(/(\p{M}{3})\p{M}+/gu, '$1')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .regex(/[\p{L}\p{N}\p{P}\p{S}]/u)
        .max(max),
    );

/**
 * The name of a person, as `shownName` returns it.
 *
 * @throws ZodError from `parse` if nothing visible is left, or more than `MAX_NAME_LENGTH`
 * @example
 * personName.parse('  Mia \n Rose '); // => 'Mia Rose'
 */
export const personName = shownName(MAX_NAME_LENGTH);

/**
 * How a name looks, with and without its capitals. Case, accents and look-alike letters are ignored.
 *
 * @example
 * looksOf('\u0410d\u00e1'); // => ['ada', 'ada']
 */
export function looksOf(name: string): Looks {
  const letters = bare(name);
  // Letters may look alike in one case only: Greek Ν looks like a Latin N, ν like a v.
  return [looks(letters), looks(letters.toLowerCase())];
}

/** See `looksOf`. */
export type Looks = readonly [string, string];

/**
 * Whether names that look like this cannot be told apart, read aloud or seen.
 *
 * @example
 * sameLooks(looksOf('Ada'), looksOf('Eve')); // => false
 */
export const sameLooks = (a: Looks, b: Looks): boolean => a[0] === b[0] || a[1] === b[1];

/**
 * Whether two names cannot be told apart. For many names, compare what `looksOf` returns.
 *
 * @example
 * sameName('Ada', '\u0410d\u00e1'); // => true
 */
export const sameName = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && sameLooks(looksOf(a), looksOf(b));

/** Without accents. Vowel signs, as in Hindi, are not accents. */
const bare = (name: string): string => name.normalize('NFKD').replace(/\p{Script=Inherited}/gu, '');

const looks = (name: string): string => unhomoglyph(name).toLowerCase();
