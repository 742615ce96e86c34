import { z } from 'zod';
import { message } from './core.ts';

/**
 * The result of one check of a finished game. `ok` is `null` if it could not be checked, which is not a fault of the
 * game.
 *
 * @example
 * verdict.parse({ ok: true, says: 'verify.clocks' }).ok; // => true
 */
export const verdict = z.object({ ok: z.boolean().nullable(), says: message });
/** The result of a check: see `verdict`. */
export type Verdict = z.infer<typeof verdict>;
