import { z } from 'zod';
import { message } from './core.ts';

/**
 * The longest chat message, in characters as people count them: an emoji is one.
 *
 * @example
 * chatText.safeParse('x'.repeat(MAX_TEXT_LENGTH + 1)).success; // => false
 */
export const MAX_TEXT_LENGTH = 300;

/**
 * What a person writes: plain text on one line. Control characters, and characters that change the direction of the
 * text around them, are removed.
 *
 * @throws ZodError from `parse` if nothing is left, or more than `MAX_TEXT_LENGTH`
 * @example
 * chatText.parse(' who is\n the spy? '); // => 'who is the spy?'
 */
export const chatText = z
  .string()
  .max(4 * MAX_TEXT_LENGTH)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
      .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1))
  .refine((text) => [...text].length <= MAX_TEXT_LENGTH);

/**
 * A channel that this viewer reads now.
 *
 * @example
 * channel.parse({ id: 'table', name: 'channel.table', write: true }).write; // => true
 */
export const channel = z.object({
  id: z.string(),
  name: message,
  /** Whether this viewer may write there now. */
  write: z.boolean(),
  /** Not everybody reads it. */
  private: z.literal(true).optional(),
});
/** A channel: see `channel`. */
export type ChannelInfo = z.infer<typeof channel>;

/**
 * The chat of a table that has one, for this viewer. Messages come beside it, like the log.
 *
 * @example
 * chat.parse({ channels: [] }); // => { channels: [] }
 */
export const chat = z.object({
  channels: z.array(channel).readonly(),
  /** Whether this game has channels that not everybody reads. The same for every viewer, at any moment. */
  whispers: z.literal(true).optional(),
});
/** The chat of a table: see `chat`. */
export type Chat = z.infer<typeof chat>;

/**
 * A message that somebody has sent. A message that comes again with the same `id` replaces the first one: see `merge`.
 *
 * @example
 * chatMessage.parse({ id: 'a', at: 0, channel: 'table', name: 'channel.table', seat: 2, by: 'Mia', text: 'Hello' }).by; // => 'Mia'
 */
export const chatMessage = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  channel: z.string(),
  /** The name of the channel at that time. */
  name: message,
  /** Absent: the game master. */
  seat: z.int().optional(),
  /** The name of the author at that time. */
  by: z.string(),
  /** Absent: the host has removed it. */
  text: z.string().optional(),
  private: z.literal(true).optional(),
});
/** A chat message: see `chatMessage`. */
export type ChatMessage = z.infer<typeof chatMessage>;
