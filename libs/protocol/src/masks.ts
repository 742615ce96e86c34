import { z } from 'zod';

/**
 * The masks by which people are drawn. No two people at a table have the same one.
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
 * @throws ZodError from `parse` if there is no such mask
 * @example
 * mask.parse('fox'); // => 'fox'
 */
export const mask = z.enum(masks);
