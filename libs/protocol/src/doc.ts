import { z } from 'zod';
import { chat } from './chat.ts';
import { message, offer, outcome, table } from './core.ts';
import { mask } from './masks.ts';

/** A place at the table and who has it. Same for every viewer. */
export const place = z.object({
  seat: z.int(),
  /** Nobody there: all that follows is absent. */
  name: z.string().optional(),
  mask: mask.optional(),
  /** A bot of this level sits here. */
  bot: z.string().optional(),
  /** A bot of this level plays for the person who sits here. */
  standIn: z.string().optional(),
  /** The person's connection is gone. */
  away: z.literal(true).optional(),
  ready: z.literal(true).optional(),
  /** This person is the host. */
  host: z.literal(true).optional(),
  /** The host lets this person write no more. */
  muted: z.literal(true).optional(),
});
export type Place = z.infer<typeof place>;

/** The table as a place where people meet. The same for every viewer, unless the set is hidden. */
export const lobby = z.object({
  code: z.string(),
  game: z.string(),
  state: z.enum(['lobby', 'playing', 'over']),
  seats: z.array(place),
  /** Those that say what is in a hidden set come to the host and a game master alone. */
  options: z.record(z.string(), z.unknown()),
  settings: z.object({ botForAway: z.boolean(), chat: z.boolean() }),
  /** With these options somebody watches over the game who sees everything: who, once somebody does. */
  master: z.object({ name: z.string().optional(), away: z.literal(true).optional() }).optional(),
  /** Why the game cannot start yet. Empty: it can. */
  problems: z.array(message),
  /** Hash of the seed of the next deal, shown before it. */
  commitment: z.string(),
});
export type Lobby = z.infer<typeof lobby>;

/** What concerns the viewer alone. */
export const you = z.object({
  seat: z.int().nullable(),
  host: z.boolean(),
  /** Watches over the game and sees everything. */
  master: z.literal(true).optional(),
  name: z.string().optional(),
  mask: mask.optional(),
});
export type You = z.infer<typeof you>;

/** A move that can be taken back. */
export const move = z.object({
  /** Absent: a clock rang. */
  seat: z.int().optional(),
  /** The offer that was taken. Absent with a seat: it was given up. */
  type: z.string().optional(),
});
export type MoveInfo = z.infer<typeof move>;

/** The game as this viewer sees it. */
export const play = z.object({
  /** Which game of the table it is: another one after a rematch. */
  id: z.string(),
  game: z.string(),
  table,
  /** What the viewer may do now. Empty for those without a seat. */
  offers: z.array(offer).readonly(),
  /** Hash of the seed, known before the deal. */
  commitment: z.string(),
  /** The seed itself, once the game is over. */
  seed: z.string().optional(),
  outcome: outcome.nullable(),
  /** By how many milliseconds the table's time, in which `table.timer` counts, is behind the server's clock. */
  lag: z.number().optional(),
  /** The clocks stand still and nothing is offered. */
  paused: z.literal(true).optional(),
  /** Game master alone: the last moves, the last one first. */
  moves: z.array(move).optional(),
});
export type Play = z.infer<typeof play>;

/** All that a viewer sees of a table but the log and what was said, which come beside it. Kept up to date by `diff` messages. */
export const doc = z.object({
  lobby,
  /** `null` for spectators and screens: their documents are all the same. */
  you: you.nullable(),
  play: play.nullable(),
  /** Absent: this table has no chat. */
  chat: chat.optional(),
});
export type Doc = z.infer<typeof doc>;
