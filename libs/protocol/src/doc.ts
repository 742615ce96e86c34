import { z } from 'zod';
import { chat } from './chat.ts';
import { message, offer, outcome, table } from './core.ts';
import { admission } from './admission.ts';
import { mask } from './masks.ts';

/**
 * A place at the table, and who has it. The same for every viewer.
 *
 * @example
 * lobbySeat.parse({ seat: 0, name: 'Mia', mask: 'fox', ready: true }).name; // => 'Mia'
 */
export const lobbySeat = z.object({
  seat: z.int(),
  /** Nobody is there: everything below is absent. */
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
  /** The host has stopped this person from writing. */
  muted: z.literal(true).optional(),
  /** Hash of the number with which this person's device takes part in the next deal. */
  seal: z.string().optional(),
});
/** A place at the table: see `lobbySeat`. */
export type LobbySeat = z.infer<typeof lobbySeat>;

/**
 * The table as a place where people meet. The same for every viewer, unless the set is hidden.
 *
 * @example
 * lobby.shape.state.options; // => ['lobby', 'playing', 'over']
 */
export const lobby = z.object({
  code: z.string(),
  game: z.string(),
  state: z.enum(['lobby', 'playing', 'over']),
  /** Why the current game cannot go on at the moment: its rules are missing, or fail. Then `play` is `null`. */
  held: message.optional(),
  seats: z.array(lobbySeat),
  /** Only the host and a game master get options that reveal what is in a hidden set. */
  options: z.record(z.string(), z.unknown()),
  settings: z.object({
    botForAway: z.boolean(),
    chat: z.boolean(),
    /** Not listed: people need its code. */
    unlisted: z.literal(true).optional(),
    /** Who may take a free seat: people who know the password, or whom the host lets in. Absent: anybody. */
    entry: admission.optional(),
  }),
  /** These options need a game master: who it is, once somebody is. */
  master: z.object({ name: z.string().optional(), away: z.literal(true).optional() }).optional(),
  /** Why the game cannot start yet. Empty: it can. */
  problems: z.array(message),
  /** Hash of the server's seed for the next deal, shown before it. */
  commitment: z.string(),
  /** The cards are about to be dealt: devices that have given a seal reveal their number within two seconds. */
  dealing: z.literal(true).optional(),
  /** In the lobby: this game has been dealt at this table before. */
  dealt: z.literal(true).optional(),
  /** Since when the big screen has been explaining the game to the room. */
  telling: z.number().optional(),
  /** A first game: a person who has never played sits alone with bots, and gets hints. */
  first: z.literal(true).optional(),
  /** The evening that opened this table: its code, its name, and its names for the table and the ruleset. */
  club: z
    .object({
      code: z.string(),
      evening: z.string(),
      table: z.string(),
      ruleset: z.string().optional(),
      closed: z.literal(true).optional(),
    })
    .optional(),
  /** What a host has announced to the whole room, and when. */
  notice: z.object({ text: z.string(), at: z.number() }).optional(),
  /** A host has gone on: who it was, when, and the seat for which a bot answers this once, if not all were meant. */
  went: z.object({ by: z.string(), at: z.number(), seat: z.int().optional() }).optional(),
  /** While the game is paused: who has paused it. */
  pausedBy: z.string().optional(),
});
/** A table's lobby: see `lobby`. */
export type Lobby = z.infer<typeof lobby>;

/**
 * What concerns the viewer alone.
 *
 * @example
 * you.parse({ seat: 2, host: false }); // => { seat: 2, host: false }
 */
export const you = z.object({
  seat: z.int().nullable(),
  host: z.boolean(),
  /** Is host only until the host is back. */
  standsIn: z.literal(true).optional(),
  /** Is game master, who sees everything. */
  master: z.literal(true).optional(),
  name: z.string().optional(),
  mask: mask.optional(),
  /** If not everybody may take a free seat: this person may. */
  in: z.literal(true).optional(),
  /** Has knocked, and waits. */
  knocks: z.literal(true).optional(),
  /** Has left the current game for good, or was removed from it. */
  gone: z.literal(true).optional(),
  /** Is out of the current game, and may bet on who wins it. */
  out: z.literal(true).optional(),
  /** On whom this person has bet. */
  bet: z.int().optional(),
  /** For hosts: who has knocked. */
  knocking: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** Has said that they are the person in that seat, and waits for the host. */
  was: z.int().optional(),
  /** For hosts: devices that say that they belong to the person in a seat. */
  returning: z.array(z.object({ id: z.string(), seat: z.int() })).optional(),
});
/** The viewer: see `you`. */
export type You = z.infer<typeof you>;

/**
 * A move that a game master can take back.
 *
 * @example
 * move.parse({ seat: 2, type: 'income' }); // => { seat: 2, type: 'income' }
 */
export const move = z.object({
  /** Absent: a clock fired. */
  seat: z.int().optional(),
  /** The offer that was taken. If absent and there is a seat, the seat was given up. */
  type: z.string().optional(),
});
/** A move that can be taken back: see `move`. */
export type MoveInfo = z.infer<typeof move>;

/**
 * What a newcomer is told in a first game.
 *
 * @example
 * hint.parse({ text: 'first.tax', at: 0, of: 7 }); // => { text: 'first.tax', at: 0, of: 7 }
 */
export const hint = z.object({
  /** In words of the guide. */
  text: message,
  /** The action that is recommended. Absent: something is explained. */
  take: z.object({ type: z.string(), window: z.string(), params: z.record(z.string(), z.unknown()) }).optional(),
  /** Which of the steps of the first game it is, and how many there are. */
  at: z.int(),
  of: z.int(),
});
/** What a newcomer is told: see `hint`. */
export type HintView = z.infer<typeof hint>;

/**
 * The game as this viewer sees it.
 *
 * @example
 * play.shape.offers.safeParse([]).success; // => true
 */
export const play = z.object({
  /** Which game of the table it is; a rematch is a new one. */
  id: z.string(),
  game: z.string(),
  /** The version of its rules. New tables may play a newer one. */
  version: z.int(),
  /** Which question is asked now: a number that grows. */
  question: z.int(),
  table,
  /** What the viewer may do now. Empty for those without a seat. */
  offers: z.array(offer).readonly(),
  /** Hash of the server's seed, known before the deal. */
  commitment: z.string(),
  /**
   * By seat: the numbers that players' devices gave for the deal. `null` for a bot, or a device that did not take part.
   */
  entropy: z.array(z.object({ seal: z.string(), number: z.string().nullable() }).nullable()).optional(),
  /**
   * The server's seed, once the game is over: together with the numbers in `entropy`, it makes the seed of the deal.
   */
  seed: z.string().optional(),
  /** The last link of the chain over all inputs, at the moment when everybody last saw a change. */
  chain: z.string().optional(),
  outcome: outcome.nullable(),
  /** Once the game is over: on whom players who were out have bet. */
  bets: z.array(z.object({ seat: z.int(), on: z.int() })).optional(),
  /** How far the table's time, in which `table.timer` counts, is behind the server's clock, in milliseconds. */
  lag: z.number().optional(),
  /** Paused: the clocks are stopped and nothing is offered. */
  paused: z.literal(true).optional(),
  /** Only for the newcomer of a first game. */
  hint: hint.optional(),
  /** Only for the game master: the last moves, the latest first. */
  moves: z.array(move).optional(),
});
/** A game as one viewer sees it: see `play`. */
export type Play = z.infer<typeof play>;

/**
 * Everything that a viewer sees of a table, except the log and the chat messages, which come beside it. `diff` messages
 * keep it up to date.
 *
 * @example
 * doc.shape.play.parse(null); // => null
 */
export const doc = z.object({
  lobby,
  /** `null` for spectators and screens, whose documents are all the same. */
  you: you.nullable(),
  play: play.nullable(),
  /** Absent: this table has no chat. */
  chat: chat.optional(),
});
/** A viewer's document: see `doc`. */
export type Doc = z.infer<typeof doc>;
