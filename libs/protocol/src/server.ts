import { z } from 'zod';
import { chatMessage } from './chat.ts';
import { line, message } from './core.ts';
import { doc } from './doc.ts';
import { op, path } from './ops.ts';
import { refusalCode } from './refusal.ts';

/**
 * Lines of the log as one viewer reads it, the oldest first. Lines are counted separately for each viewer, so that
 * nobody learns how many others read.
 *
 * @example
 * logPage.parse({ from: 0, lines: [] }).from; // => 0
 */
export const logPage = z.object({
  /** How many lines this viewer has before the first of these. */
  from: z.int(),
  lines: z.array(line),
});
/** Lines of the log: see `logPage`. */
export type LogPage = z.infer<typeof logPage>;

/**
 * How many lines of the log come with a whole document, and how many when earlier ones are asked for.
 *
 * @example
 * LOG_LINES; // => { last: 60, page: 500 }
 */
export const LOG_LINES = { last: 60, page: 500 } as const;

/** Keys of requests that are done and durable. Their changes come with them, if this viewer sees any. */
const ok = z.array(z.string());

/**
 * What a server sends. After `welcome` comes `full`, unless a connection is resumed and has missed nothing. Each viewer
 * has a counter of its own, which goes up by one with each `diff` and with each `full` that reports a change: one who
 * can see no change receives nothing.
 *
 * A document comes in two parts: `all` is what everybody sees, as the same bytes for all; `own` contains what is
 * different in this viewer's document. `receive` puts them together.
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
    /** Counters of different epochs are unrelated. */
    epoch: z.string(),
  }),
  /**
   * Everything, with the last lines of the log and the chat messages that this viewer reads. Replaces what the client
   * had.
   */
  z.object({
    t: z.literal('full'),
    counter: z.int(),
    ok: ok.optional(),
    /** What a spectator sees. */
    all: doc,
    /** The viewer's document is `apply(all, own)`. */
    own: z.array(op).optional(),
    log: logPage,
    said: z.array(chatMessage).optional(),
  }),
  /** What has changed since `counter - 1`. */
  z.object({
    t: z.literal('diff'),
    counter: z.int(),
    ok: ok.optional(),
    /** What has changed for everybody, and the lines added to everybody's log. */
    all: z.object({ ops: z.array(op).optional(), log: z.array(line).optional() }).optional(),
    /** Ops that are added to the viewer's own, or replace those with the same path. */
    own: z.array(op).optional(),
    /** Paths at which the viewer's document no longer differs from everybody's. */
    back: z.array(path).optional(),
    /** The lines added to the viewer's log, if they differ from everybody's. */
    log: z.array(line).optional(),
    /** Merged into the earlier messages: see `merge`. */
    said: z.array(chatMessage).optional(),
  }),
  /** Done and durable, and this viewer sees no change. */
  z.object({ t: z.literal('ok'), ok }),
  z.object({
    t: z.literal('refused'),
    /** `null` if the request had no readable key. */
    key: z.string().nullable(),
    code: refusalCode,
    message,
    /** The message in the client's language. */
    text: z.string(),
  }),
  /** Earlier lines of the log, as asked for. */
  logPage.extend({ t: z.literal('log') }),
  z.object({ t: z.literal('pong'), now: z.number() }),
  /** The client uses another version: reload the page. The socket closes. */
  z.object({ t: z.literal('reload'), v: z.int() }),
  /**
   * There is no such table, or it no longer exists. The socket closes. `club`: the table is there, but its club does not
   * let people watch this game; this is the code of the club's evening.
   */
  z.object({ t: z.literal('gone'), club: z.string().optional() }),
]);

/** A message from the server: see `serverMessage`. */
export type ServerMessage = z.infer<typeof serverMessage>;
/** The whole document. */
export type Full = Extract<ServerMessage, { t: 'full' }>;
/** What has changed since the last message of the document. */
export type Diff = Extract<ServerMessage, { t: 'diff' }>;
/** Why something was not done. */
export type Refused = Extract<ServerMessage, { t: 'refused' }>;
