import { languages } from '@masque/core';
import { z } from 'zod';
import { command } from './command.ts';

/**
 * An idempotency key chosen by the sender: 8 to 64 letters, digits, `_` or `-`. New for each action, and the same when
 * the action is sent again: an action that was done is acknowledged and not done twice.
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
 * Can this be the value of a parameter: a word, a number, or a list of them or of pairs? A value that is nested too
 * deeply cannot even be cloned.
 */
const isFlat = (value: unknown, depth = 2): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Array.isArray(value) && value.every((it) => isFlat(it, depth - 1)));

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
     * `seat`: a person, who may sit. `watch` and `screen` see what everybody may see, regardless of who holds the
     * device, and cannot act.
     */
    as: z.enum(['seat', 'watch', 'screen']),
    /** Where the last connection left off: `epoch` of its `welcome`, and the last counter received. */
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
      params: z.record(z.string().max(80), z.unknown()).refine((it) => Object.values(it).every((one) => isFlat(one))),
    }),
    /**
     * The id of the game for which it is meant, from `play.id`. If it is sent again after another game has begun, the
     * answer is its earlier result, and it is not done in the new game. If absent, it is meant for the current game,
     * whichever that is.
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
/** How a device connects: to sit, to watch, or as the screen of the room. */
export type As = Hello['as'];

/**
 * The longest frame a client may send, in bytes. A longer one closes the socket.
 *
 * @example
 * MAX_FRAME_BYTES; // => 16_384
 */
export const MAX_FRAME_BYTES = 16 * 1024;
