import { z } from 'zod';
import { MAX_SEATS } from './command.ts';
import { outcome } from './core.ts';

const seat = z.int().min(0);
/** A seat, or -2 for the game master. */
const actor = z.int().min(-2);
const at = z.number();
/** The seat of a host who sits at the table. */
const by = seat.optional();

/**
 * What can happen to a session, as the core's `Input`. Times are milliseconds since 1970.
 *
 * @example
 * inputSchema.parse({ at: 1000, leave: 2 }); // => { at: 1000, leave: 2 }
 */
export const inputSchema = z.union([
  z.strictObject({
    at,
    seat: actor,
    action: z.strictObject({ type: z.string(), window: z.string(), params: z.record(z.string(), z.unknown()) }),
  }),
  z.strictObject({
    at,
    deadline: z.union([
      z.strictObject({ phase: z.string(), delay: z.string() }),
      z.strictObject({ instance: z.string(), phase: z.string(), delay: z.string() }),
      z.strictObject({ alarm: z.string() }),
    ]),
    n: z.int(),
  }),
  z.strictObject({ at, abort: z.literal('fault') }),
  z.strictObject({ at, leave: seat }),
  z.strictObject({ at, pace: z.enum(['pause', 'resume', 'skip']), by }),
  z.strictObject({ at, pace: z.literal('more'), ms: z.number().min(1), by }),
  z.strictObject({ at, close: z.literal(true), by }),
  z.strictObject({ at, back: z.int().min(1) }),
]);

/**
 * A finished game as a file: everything needed to replay it and to check that the deal was fair, without this server.
 * `commitment` is the SHA-256 of the 32 bytes of the server's seed, and was shown before the deal. If players' devices
 * took part, `seed` is made from the server's seed and their numbers (`dealtFrom`); otherwise it is the server's seed.
 *
 * @throws ZodError from `parse` if a file is not such a game
 * @example
 * tableExport.safeParse({ format: 'chess' }).success; // => false
 */
export const tableExport = z.object({
  format: z.literal('masque-table'),
  version: z.literal(1),
  game: z.string(),
  gameVersion: z.int(),
  seats: z.int().min(1),
  options: z.record(z.string(), z.unknown()),
  /** By seat; `ERASED` where a name was erased. */
  names: z.array(z.string()).max(MAX_SEATS),
  /** How the previous game ended, if its winner matters. */
  previous: outcome.optional(),
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  /** The server's seed and, by seat, the numbers of players' devices. Absent: nobody was asked. */
  entropy: z
    .object({
      house: z.string().regex(/^[0-9a-f]{64}$/),
      seats: z.array(z.object({ seal: z.string(), number: z.string().nullable() }).nullable()).max(MAX_SEATS),
    })
    .optional(),
  /** By seat: whether a person was there, not a bot. */
  people: z.array(z.boolean()).max(MAX_SEATS).optional(),
  /** By seat: the mask of the player; empty for none. Not part of the chain, because it decides nothing. */
  masks: z.array(z.string().max(40)).max(MAX_SEATS).optional(),
  /** The last link of the chain of hashes over the deal and all inputs. */
  chain: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Milliseconds since 1970. */
  startedAt: at,
  inputs: z.array(inputSchema),
  outcome,
});

/** A finished game as a file: see `tableExport`. */
export type TableExport = z.infer<typeof tableExport>;
