import { languages } from '@masque/core';
import { z } from 'zod';
import { command } from './command.ts';

/**
 * An idempotency key of the sender's own making: 8 to 64 letters, digits, `_` or `-`. Fresh for each action and the same
 * when it is sent again: what has been done is acknowledged and not done twice.
 *
 * @example
 * key.safeParse('0b7c9f12-sit').success; // => true
 * key.safeParse('short').success; // => false
 */
export const key = z.string().regex(/^[\w-]{8,64}$/);

/**
 * The code of a table: four to eight letters, easily read aloud across a room.
 *
 * @example
 * tableCode.parse(' vela '); // => 'VELA'
 */
export const tableCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{4,8}$/);

/**
 * What a client sends. The first message is `hello`, and there is only one.
 *
 * @example
 * clientMessage.parse({ t: 'ping' }); // => { t: 'ping' }
 * clientMessage.safeParse({ t: 'ping', extra: 1 }).success; // => false
 */
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
    /** Where the last connection broke off: `epoch` of its `welcome`, and the last counter received. */
    resume: z.strictObject({ epoch: z.string().max(40), counter: z.int().min(0) }).optional(),
    lang: z.enum(languages),
  }),
  /** Plays: one of the current offers, with a value for each of its params. */
  z.strictObject({
    t: z.literal('act'),
    key,
    action: z.strictObject({
      type: z.string().min(1).max(80),
      window: z.string().min(1).max(200),
      params: z.record(z.string().max(80), z.unknown()),
    }),
    /**
     * The id of the game that it is meant for, as `play.id` has it. Sent again after another game has begun, it is
     * answered by what came of it, and not done in that one. Absent: it is meant for whichever game is on.
     */
    game: z.string().min(1).max(60).optional(),
  }),
  /** Anything else at the table. */
  z.strictObject({ t: z.literal('do'), key, command }),
  /** Asks for lines of the log before the one with this number. Answered by `log`. */
  z.strictObject({ t: z.literal('log'), before: z.int().min(0) }),
  /** Answered by `pong`. */
  z.strictObject({ t: z.literal('ping') }),
]);

/** A message from a client: see `clientMessage`. */
export type ClientMessage = z.infer<typeof clientMessage>;
/** The first message of a connection. */
export type Hello = Extract<ClientMessage, { t: 'hello' }>;
/** As whom a device connects: to sit, to watch, or as the screen of the room. */
export type As = Hello['as'];

/**
 * The longest frame a client may send, in bytes. A longer one closes the socket.
 *
 * @example
 * MAX_FRAME_BYTES; // => 16_384
 */
export const MAX_FRAME_BYTES = 16 * 1024;
