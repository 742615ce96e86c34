import type { Audience, Message } from '@masque/core';
import { z } from 'zod';

/**
 * A chat message as stored. `to` is everybody who could read the channel when it was sent. It never grows: somebody who
 * joins the channel later, or has that seat in another game, does not see earlier messages.
 */
export const storedMessage = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The game in which it was said; `null`: between games. */
  session: z.string().nullable(),
  channel: z.string(),
  name: z.custom<Message>(),
  to: z.custom<Audience>(),
  seat: z.int().optional(),
  by: z.string(),
  /** Absent: it was removed. */
  text: z.string().optional(),
});
/** See {@link storedMessage}. */
export type StoredMessage = z.infer<typeof storedMessage>;
