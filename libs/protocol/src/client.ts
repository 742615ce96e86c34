import { languages } from '@masque/core';
import { z } from 'zod';
import { command } from './command.ts';

/**
 * The sender's own name for what it asks, fresh for each action and the same when it is sent again: a repeat of what
 * has been taken is acknowledged and not done twice.
 */
export const key = z.string().regex(/^[\w-]{8,64}$/);

/** What names a table: four or more letters, read aloud across a room. */
export const tableCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{4,8}$/);

/** What a client sends. The first message is `hello`, and there is only one. */
export const clientMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    v: z.int(),
    table: tableCode,
    /**
     * `seat`: a person, who may sit. `watch` and `screen` see what everybody may see, whoever holds the device, and
     * cannot act.
     */
    as: z.enum(['seat', 'watch', 'screen']),
    /** Where the last connection broke off. */
    resume: z.strictObject({ epoch: z.string().max(40), counter: z.int().min(0) }).optional(),
    lang: z.enum(languages),
  }),
  /** Plays: an instance of one of the current offers. */
  z.strictObject({
    t: z.literal('act'),
    key,
    action: z.strictObject({
      type: z.string().min(1).max(80),
      window: z.string().min(1).max(200),
      params: z.record(z.string().max(80), z.unknown()),
    }),
  }),
  /** Anything else at the table. */
  z.strictObject({ t: z.literal('do'), key, command }),
  /** Is anybody there? Answered by `pong`. */
  z.strictObject({ t: z.literal('ping') }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type Hello = Extract<ClientMessage, { t: 'hello' }>;
export type As = Hello['as'];

/** Longest frame a client may send, in bytes. */
export const LONGEST_FRAME = 16 * 1024;
