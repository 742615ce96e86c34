import type { Line, Theme, Message, Offer, Outcome, Table } from '@masque/core';
import { z } from 'zod';

// What the core has made is not validated again: these check the kind of a value, and TypeScript the rest.
/** A value that the core has made. */
export const some = <T>(): z.ZodType<T> => z.looseObject({}) as unknown as z.ZodType<T>;

/** A sentence in the language of its reader. */
export const message = z.union([z.string(), z.looseObject({ key: z.string() })]) as unknown as z.ZodType<Message>;
/** What to draw, in the table vocabulary of the core. */
export const table = some<Table>();
export const offer = some<Offer>();
export const line = some<Line>();
export const outcome = z.looseObject({ winners: z.array(z.int()), reason: message }) as unknown as z.ZodType<Outcome>;
export const theme = some<Theme>();
