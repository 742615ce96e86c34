import { z } from 'zod';

/** The masks lent at the door: what a person is drawn as. Unique at a table. */
export const masks = [
  'fox', 'ram', 'owl', 'boar', 'swan', 'bear', 'heron', 'goat', 'cat', 'squirrel', 'frog', 'horse', 'lion', 'rooster',
  'badger', 'hare', 'stag', 'raven', 'hedgehog', 'butterfly', 'bat', 'bull', 'eagle', 'hummingbird', 'kangaroo',
  'mouse', 'octopus', 'panda', 'penguin', 'parrot', 'pig', 'rat', 'dolphin', 'duck', 'donkey', 'camel', 'cow', 'crab',
  'flamingo', 'gorilla', 'monkey', 'snail', 'snake', 'sloth', 'shark', 'sparrow', 'swallow', 'vulture', 'whale',
  'beaver',
] as const; // prettier-ignore

export type Mask = (typeof masks)[number];
export const mask = z.enum(masks);

/** The longest name, in characters. */
export const LONGEST_NAME = 24;

/** A name as people type it: spaces tidied, no control characters. */
export const personName = z
  .string()
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(LONGEST_NAME));
