import { z } from 'zod';
import { message } from './core.ts';

/** Longest message, in characters as people count them. */
export const LONGEST_TEXT = 300;

/**
 * What somebody writes: plain text on one line. Characters that steer the device or turn the direction of what stands
 * around them are taken out.
 */
export const chatText = z
  .string()
  .max(4 * LONGEST_TEXT)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
      .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1))
  .refine((text) => [...text].length <= LONGEST_TEXT);

/** A channel that this viewer reads now. */
export const channel = z.object({
  id: z.string(),
  name: message,
  /** May this viewer write there now? */
  write: z.boolean(),
  /** Not everybody reads it. */
  private: z.literal(true).optional(),
});
export type ChannelInfo = z.infer<typeof channel>;

/** The chat of a table that has one, as this viewer has it. What was said comes beside it, like the log. */
export const chat = z.object({
  channels: z.array(channel).readonly(),
  /** This game has channels that not everybody reads. The same for every viewer and at any moment. */
  whispers: z.literal(true).optional(),
});
export type Chat = z.infer<typeof chat>;

/** What somebody has said. One that comes again under its `id` takes the place of the first. */
export const said = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  channel: z.string(),
  /** The channel's name when it was said. */
  name: message,
  /** Absent: the game master. */
  seat: z.int().optional(),
  /** Who said it, as they were called then. */
  by: z.string(),
  /** Absent: the host has removed it. */
  text: z.string().optional(),
  private: z.literal(true).optional(),
});
export type Said = z.infer<typeof said>;
