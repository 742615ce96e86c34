import { z } from 'zod';
import { said } from './chat.ts';
import { line, message } from './core.ts';
import { doc } from './doc.ts';
import { op } from './ops.ts';
import { refusalCode } from './refusal.ts';

/**
 * What a server sends. After `welcome` come either `full` or, when a connection is resumed, the `diff`s missed. Each
 * viewer has a counter of its own, which goes up by one with each `diff` and with each `full` that reports a change:
 * one whose document did not change receives nothing.
 *
 * @example
 * serverMessage.parse({ t: 'pong', now: 1000 }); // => { t: 'pong', now: 1000 }
 */
export const serverMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('welcome'),
    v: z.int(),
    /** Seat, or -1 without one, or -2 for a game master. */
    viewer: z.int(),
    /** The server's clock, in milliseconds since 1970. Timers count in it. */
    now: z.number(),
    /** Counters of different epochs have nothing to do with each other. */
    epoch: z.string(),
  }),
  /** Everything, with the log and what was said as this viewer reads it. Replaces what the client had. */
  z.object({ t: z.literal('full'), counter: z.int(), doc, log: z.array(line), said: z.array(said).optional() }),
  /** What has changed since `counter - 1`: `doc = apply(doc, ops)`, `log` goes to the end of the log, `said` is merged. */
  z.object({
    t: z.literal('diff'),
    counter: z.int(),
    ops: z.array(op),
    log: z.array(line).optional(),
    said: z.array(said).optional(),
  }),
  /** Done and durable. What it changed follows. */
  z.object({ t: z.literal('ok'), key: z.string() }),
  z.object({
    t: z.literal('refused'),
    /** `null`: what came had no readable key. */
    key: z.string().nullable(),
    code: refusalCode,
    message,
    /** The message in the client's language. */
    text: z.string(),
  }),
  z.object({ t: z.literal('pong'), now: z.number() }),
  /** The client speaks another version: reload the page. The socket closes. */
  z.object({ t: z.literal('reload'), v: z.int() }),
  /** There is no such table, or none any more. The socket closes. */
  z.object({ t: z.literal('gone') }),
]);

/** A message from the server: see `serverMessage`. */
export type ServerMessage = z.infer<typeof serverMessage>;
/** The whole document. */
export type Full = Extract<ServerMessage, { t: 'full' }>;
/** What has changed since the last message of the document. */
export type Diff = Extract<ServerMessage, { t: 'diff' }>;
/** Why something was not done. */
export type Refused = Extract<ServerMessage, { t: 'refused' }>;
