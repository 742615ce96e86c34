import type { CardLook, Face } from '@masque/core';
import { z } from 'zod';
import { line, message, outcome } from './core.ts';
import type { Op } from './ops.ts';

const n = z.int().min(0);
const seat = z.int().min(0);
// Declared as lists of lists, which OpenAPI can describe; it has no tuples.
const ops = z.array(z.array(z.unknown())) as unknown as z.ZodType<Op[]>;
const face = z.looseObject({ id: z.string(), name: message }) as unknown as z.ZodType<Face>;
const cardLook = z.looseObject({ state: z.string() }) as unknown as z.ZodType<CardLook>;

/**
 * Where a new part of a game begins, such as a round: the step, and the title of the table from there on.
 *
 * @example
 * chapter.parse({ n: 0, title: 'Round 1' }); // => { n: 0, title: 'Round 1' }
 */
export const chapter = z.object({ n, title: message });
/** Where a new part of a game begins: see `chapter`. */
export type Chapter = z.infer<typeof chapter>;

/**
 * A key moment of a game, after step `n`. `claim`: somebody said something, with the cards they really had;
 * `challenge`: somebody doubted it; `trade`: two players have exchanged something; `turned`: cards were revealed; `out`:
 * a seat is out; `vote`: a vote decided something; `end`: the game ended.
 *
 * @example
 * keyMoment.parse({ n: 7, kind: 'vote', text: 'Who is it?' }).kind; // => 'vote'
 */
export const keyMoment = z.object({
  n,
  kind: z.enum(['claim', 'challenge', 'trade', 'turned', 'out', 'vote', 'end']),
  seat: seat.optional(),
  /** Whom a claim is aimed at, whose claim is doubted, with whom somebody traded, or whom a vote took out. */
  on: seat.optional(),
  /** What was said, or doubted; what was voted on. */
  text: message.optional(),
  /** The cards behind a claim, or those that were revealed. */
  faces: z.array(face).optional(),
  /** Whether the claim, or the claim that is doubted, was true. Only if the game names the claimed card. */
  truth: z.boolean().optional(),
  /** Whether a claim was found out to be a lie: challenged, or disproved by cards that were turned before the end. */
  caught: z.boolean().optional(),
  /** The result of a vote whose hands were shown: votes for it, and against. */
  pro: n.optional(),
  contra: n.optional(),
});
/** A key moment of a game: see `keyMoment`. */
export type KeyMoment = z.infer<typeof keyMoment>;

/**
 * A step of a replay: what it changed on the table, as ops on the table before (for the first, on nothing), and what it
 * added to the viewer's log. `seat`: who moved, if anybody did.
 *
 * @example
 * frame.parse({ n: 0, at: 0, lines: [], ops: [[['title'], 'Round 1']] }).ops.length; // => 1
 */
export const frame = z.object({
  n,
  /** Milliseconds since 1970. */
  at: z.number(),
  seat: z.int().min(-2).optional(),
  lines: z.array(line),
  ops,
});
/** A step of a replay: see `frame`. */
export type Frame = z.infer<typeof frame>;

/**
 * A finished game as one viewer saw it: `GET /api/tables/{code}/replay`, `POST /api/replay`.
 *
 * @example
 * replay.shape.as.parse(-1); // => -1
 */
export const replay = z.object({
  game: z.string(),
  gameVersion: z.int(),
  /** By seat. */
  names: z.array(z.string()),
  /** By seat; empty: none. */
  masks: z.array(z.string()).optional(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  outcome,
  /** A seat, -1 for what everybody saw, -2 for all cards. */
  as: z.int().min(-2),
  chapters: z.array(chapter),
  moments: z.array(keyMoment),
  frames: z.array(frame),
});
/** A finished game as one viewer saw it: see `replay`. */
export type Replay = z.infer<typeof replay>;

/**
 * Something that a player did, found in any game. `first`: the first to go out; `voted`: out by a vote of `n` to `of`;
 * `nights`: lived through all `n` nights; `doubts`: challenged `of` claims, of which `n` were lies; `led`: had the most
 * points from a chapter to the end; `behind`: had the fewest in a chapter, and won; `until`: had the most until then.
 *
 * @example
 * feat.parse({ kind: 'nights', n: 3 }).n; // => 3
 */
export const feat = z.object({
  kind: z.enum(['first', 'voted', 'nights', 'doubts', 'led', 'behind', 'until']),
  n: n.optional(),
  of: n.optional(),
  /** The chapter that it is about. */
  title: message.optional(),
});
/** Something that a player did: see `feat`. */
export type Feat = z.infer<typeof feat>;

/**
 * A player's result in a finished game, with their cards at the end, all of them open, and how often they claimed
 * something, if the game tells whether that was true.
 *
 * @example
 * part.parse({ seat: 0, won: true, place: 1, cards: [], claims: 3, lies: 1, caught: 0, told: [], feats: [] }).place; // => 1
 */
export const part = z.object({
  seat,
  won: z.boolean(),
  /** 1 is first. Absent if the game has sides, or nobody has won. */
  place: z.int().optional(),
  score: z.number().optional(),
  /** Title of the part of the game in which they went out. Absent: they stayed in until the end. */
  out: message.optional(),
  cards: z.array(cardLook),
  claims: n,
  lies: n,
  /** How many of the lies were found out. */
  caught: n,
  /** What they did, in sentences of the game, the most telling first. */
  told: z.array(message),
  /** What they did, found without the game's help, the most telling first. */
  feats: z.array(feat),
});
/** A player's result: see `part`. */
export type Part = z.infer<typeof part>;

/**
 * A lie that was believed: what was said after step `n`, the cards that were really there, and how often it was said.
 *
 * @example
 * lie.parse({ n: 7, seat: 0, text: 'I am the Duke.', faces: [], times: 1, title: 'Round 2' }).times; // => 1
 */
export const lie = z.object({ n, seat, text: message, faces: z.array(face), times: n, title: message });
/** A lie that was believed: see `lie`. */
export type Lie = z.infer<typeof lie>;

/**
 * A finished game in a few facts, the best results first: `GET /api/tables/{code}/story`.
 *
 * @example
 * story.shape.parts.parse([]); // => []
 */
export const story = z.object({
  game: z.string(),
  gameVersion: z.int(),
  /** By seat. */
  names: z.array(z.string()),
  outcome,
  parts: z.array(part),
  /** The best lie. */
  lie: lie.optional(),
});
/** A finished game in a few facts: see `story`. */
export type Story = z.infer<typeof story>;

/**
 * How likely a claim was, from what a player could know: the number of worlds that look the same to them, and of those
 * in which it is true. No worlds: this is unknown.
 *
 * @example
 * chance.parse({ worlds: 200, true: 84 }).true; // => 84
 */
export const chance = z.object({ worlds: n, true: n });
/** How likely a claim was: see `chance`. */
export type Chance = z.infer<typeof chance>;
