import { z } from 'zod';

/**
 * The masks: what a person is drawn as. No two people at a table have the same one.
 *
 * @example
 * masks.length; // => 50
 */
export const masks = [
  'fox', 'ram', 'owl', 'boar', 'swan', 'bear', 'heron', 'goat', 'cat', 'squirrel', 'frog', 'horse', 'lion', 'rooster',
  'badger', 'hare', 'stag', 'raven', 'hedgehog', 'butterfly', 'bat', 'bull', 'eagle', 'hummingbird', 'kangaroo',
  'mouse', 'octopus', 'panda', 'penguin', 'parrot', 'pig', 'rat', 'dolphin', 'duck', 'donkey', 'camel', 'cow', 'crab',
  'flamingo', 'gorilla', 'monkey', 'snail', 'snake', 'sloth', 'shark', 'sparrow', 'swallow', 'vulture', 'whale',
  'beaver',
] as const; // prettier-ignore

/** One of `masks`. */
export type Mask = (typeof masks)[number];
/**
 * Reads the name of a mask.
 *
 * @throws ZodError from `parse` when there is no such mask
 * @example
 * mask.parse('fox'); // => 'fox'
 */
export const mask = z.enum(masks);

/**
 * The longest name of a person, in UTF-16 units.
 *
 * @example
 * personName.safeParse('x'.repeat(MAX_NAME_LENGTH + 1)).success; // => false
 */
export const MAX_NAME_LENGTH = 24;

/**
 * A name as people type it: spaces are tidied, invisible characters removed, and so are marks heaped on one letter
 * beyond what any writing needs.
 *
 * @throws ZodError from `parse` when nothing visible is left, or more than `MAX_NAME_LENGTH`
 * @example
 * personName.parse('  Mia \n Rose '); // => 'Mia Rose'
 */
export const personName = z
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
      .max(MAX_NAME_LENGTH),
  );
