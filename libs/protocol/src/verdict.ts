import { z } from 'zod';
import { message } from './core.ts';

/**
 * What came of one check of a finished game. `ok` is `null` where it could not be checked, which is no fault of the game.
 *
 * @example
 * verdict.parse({ ok: true, says: 'verify.clocks' }).ok; // => true
 */
export const verdict = z.object({ ok: z.boolean().nullable(), says: message });
/** What came of a check: see `verdict`. */
export type Verdict = z.infer<typeof verdict>;
