import { z } from 'zod';

/**
 * What a person needs to get a free seat, if not everybody may take one: the password of the table, or a host who lets
 * in people who knock.
 *
 * @example
 * admission.options; // => ['password', 'knock']
 */
export const admission = z.enum(['password', 'knock']);
/** What a person needs to get a free seat: see `admission`. */
export type Admission = z.infer<typeof admission>;

/**
 * The shortest password of a table, in UTF-16 units.
 *
 * @example
 * password.safeParse('x'.repeat(MIN_PASSWORD - 1)).success; // => false
 */
export const MIN_PASSWORD = 4;

/**
 * The password of a table, as it is said aloud: spaces around it are ignored.
 *
 * @throws ZodError from `parse` if it is shorter than `MIN_PASSWORD` or longer than 60 UTF-16 units
 * @example
 * password.parse(' open sesame '); // => 'open sesame'
 */
export const password = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().min(MIN_PASSWORD).max(60));
