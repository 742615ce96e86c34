import { languages, type Message } from '@masque/core';
import { mask, shownName } from '@masque/protocol';
import { z } from 'zod';

/** A short id assigned by a club: `m1` a member, `t1` a table, `e1` an evening, `s1` a season, `r1` a ruleset. */
const id = z.string().regex(/^[a-z]\d{1,6}$/);
/** Milliseconds since 1970. */
const at = z.number();

/**
 * Names of clubs, evenings, tables and rulesets.
 *
 * @example
 * title.parse('  Friday at \n the Lantern '); // => 'Friday at the Lantern'
 */
export const title = shownName(40);

/**
 * Names of the colours of clubs.
 *
 * @example
 * color.parse('brass'); // => 'brass'
 */
export const color = z.string().regex(/^[a-z]{2,12}$/);

/**
 * The points for a finished game: `places` for the first, second and so on if players are ranked, `side` for each
 * member of a winning side, `played` for everybody who played to the end.
 *
 * @example
 * scheme.parse({ places: [5, 3, 2], side: 3, played: 1 }).side; // => 3
 */
export const scheme = z.strictObject({
  places: z.array(z.int().min(0).max(100)).max(10),
  side: z.int().min(0).max(100),
  played: z.int().min(0).max(100),
});
/** The points for a finished game: see {@link scheme}. */
export type Scheme = z.infer<typeof scheme>;

/**
 * A named way to play a game at a table: its options and the level of its bots.
 *
 * @example
 * ruleset.parse({ id: 'r1', name: 'First evening', game: 'coup', options: {} }).game; // => 'coup'
 */
export const ruleset = z.strictObject({
  id,
  name: title,
  game: z.string().max(60),
  options: z.record(z.string(), z.unknown()),
  /** Level of the bots; absent: the default. */
  bots: z.string().max(40).optional(),
});
/** A named way to play a game: see {@link ruleset}. */
export type Ruleset = z.infer<typeof ruleset>;

/**
 * Something that can be a favourite: a ruleset of the club by its id, a game as published, or `game/preset`.
 *
 * @example
 * favourite.parse('coup/first'); // => 'coup/first'
 */
export const favourite = z.string().regex(/^[a-z][a-z0-9-]{0,59}(\/[a-z0-9-]{1,60})?$/);

/**
 * What big screens show: the evening, its standings, the tables in rotation, or one table by its id.
 *
 * @example
 * onScreen.parse('t3'); // => 't3'
 */
export const onScreen = z.union([z.enum(['evening', 'standings', 'rotation']), id]);

/**
 * One of the big screens, by the name that it gave itself when it was first opened.
 *
 * @example
 * screenId.safeParse('k3x9fa').success; // => true
 */
export const screenId = z.string().regex(/^[a-z0-9]{6}$/);

/**
 * Who may watch a game without a seat in it: `free`, everybody, as spectators; `over`, everybody once it is over;
 * `none`, nobody. Big screens and hosts always may, and see what spectators see.
 *
 * @example
 * watching.parse('over'); // => 'over'
 */
export const watching = z.enum(['free', 'over', 'none']);
/** Who may watch a game: see {@link watching}. */
export type Watching = z.infer<typeof watching>;

const player = z.strictObject({
  /** Absent: a bot, or somebody who is not a member. */
  member: id.optional(),
  name: z.string().max(60),
  bot: z.literal(true).optional(),
  /** The rank in a game where everybody plays for themselves: 1 is first, ties share a rank. Absent if sides play. */
  place: z.int().optional(),
  won: z.boolean(),
  /** This person did not play the game to its end: they resigned, or a bot played for them at the end. */
  left: z.literal(true).optional(),
  /** The share of the game that the seat survived, from 0 to 1, in games where players can go out. */
  lived: z.number().min(0).max(1).optional(),
  /** Their role, as a message of the game, if it was revealed. */
  role: z.string().max(60).optional(),
  /** How often they claimed what they were or had, and how many of those claims were lies. */
  claims: z.int().min(0).optional(),
  lies: z.int().min(0).optional(),
});
/** A player of a finished game, member or not, and how they did. */
export type Player = z.infer<typeof player>;

const result = z.strictObject({
  /** Id of the game in the store. */
  session: z.string().max(60),
  evening: id,
  table: id,
  game: z.string().max(60),
  /** When it began and ended. */
  from: at,
  at,
  /** The side that won, if sides play. */
  side: z.string().max(60).optional(),
  /** How many phones contributed a number to the deal, which anybody can verify. */
  numbers: z.int().min(1).max(60).optional(),
  reason: z.custom<Message>((it) => typeof it === 'string' || (typeof it === 'object' && it !== null)),
  players: z.array(player).max(60),
});
/** A finished game in the club's log. */
export type Result = z.infer<typeof result>;

/** A name as accepted when it was written: later checks do not apply to it. */
const written = z.string().max(60);

/**
 * One input of a club's log: who, when and what. A club is the fold of its inputs.
 *
 * @example
 * clubInput.parse({ t: 'here', at: 0, member: 'm1' }).t; // => 'here'
 */
export const clubInput = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('begin'), at, name: written, color: z.string().max(20), language: z.enum(languages) }),
  /** Another name, colour or language; a language that is absent stays as it is. */
  z.strictObject({
    t: z.literal('rename'),
    at,
    name: written,
    color: z.string().max(20),
    language: z.enum(languages).optional(),
  }),
  z.strictObject({ t: z.literal('watching'), at, who: watching }),
  z.strictObject({ t: z.literal('pin'), at, pin: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ t: z.literal('scheme'), at, game: z.string().max(60), scheme }),
  /** Somebody becomes a member, or changes their name or mask. `person` is the id by which the server knows them. */
  z.strictObject({ t: z.literal('member'), at, member: id, person: z.string().max(60), name: written, mask }),
  /** Becomes a host, or stops being one. */
  z.strictObject({ t: z.literal('host'), at, member: id, on: z.boolean() }),
  /** The person who brings this secret becomes a host, once; `null`: nobody can. */
  z.strictObject({ t: z.literal('invite'), at, invite: z.string().max(40).nullable() }),
  /** May not come in, or may again. */
  z.strictObject({ t: z.literal('bar'), at, member: id, on: z.boolean() }),
  /** Removes the name; the games remain. */
  z.strictObject({ t: z.literal('erase'), at, member: id }),
  z.strictObject({ t: z.literal('ruleset'), at, ruleset }),
  z.strictObject({ t: z.literal('drop'), at, ruleset: id }),
  /** A ruleset, a game or one of its presets becomes a favourite, or stops being one. */
  z.strictObject({ t: z.literal('favour'), at, what: favourite, on: z.boolean() }),
  z.strictObject({ t: z.literal('season'), at, season: id, name: written }),
  /** The next evening: its name, and its start if that is known. */
  z.strictObject({ t: z.literal('plan'), at, name: written, on: at.optional() }),
  /** Says that they will come, or will not. */
  z.strictObject({ t: z.literal('coming'), at, member: id, on: z.boolean() }),
  z.strictObject({ t: z.literal('open'), at, evening: id, name: written }),
  /** The evening that is on has another name. */
  z.strictObject({ t: z.literal('evening'), at, name: written }),
  z.strictObject({ t: z.literal('close'), at }),
  /** Planned end of the evening; absent: not planned. */
  z.strictObject({ t: z.literal('until'), at, on: at.optional() }),
  z.strictObject({ t: z.literal('lock'), at, on: z.boolean() }),
  z.strictObject({ t: z.literal('here'), at, member: id }),
  z.strictObject({ t: z.literal('gone'), at, member: id }),
  z.strictObject({ t: z.literal('rest'), at, member: id, on: z.boolean() }),
  /** Waits for the next game at a table, or at any (`table` absent). */
  z.strictObject({ t: z.literal('line'), at, member: id, on: z.boolean(), table: id.optional() }),
  /** A seat at a table is kept for somebody until then. */
  z.strictObject({ t: z.literal('call'), at, member: id, table: id, until: at }),
  /** The seat is released: they gave it up, did not come in time, or the game began without them. */
  z.strictObject({ t: z.literal('pass'), at, member: id, why: z.enum(['let', 'late', 'begun']) }),
  /** Two people want to sit together, or prefer not to. */
  z.strictObject({ t: z.literal('pair'), at, a: id, b: id, wish: z.enum(['together', 'apart', 'none']) }),
  z.strictObject({ t: z.literal('table'), at, table: id, code: z.string().max(8), name: written }),
  z.strictObject({ t: z.literal('retitle'), at, table: id, name: written }),
  /** Planned start of a table; absent: when it is full. */
  z.strictObject({ t: z.literal('begins'), at, table: id, on: at.optional() }),
  /** `idle`: nobody had been there for a long time. */
  z.strictObject({
    t: z.literal('untable'),
    at,
    table: id,
    why: written.optional(),
    idle: z.literal(true).optional(),
  }),
  /** What the big screens show, or one of them; that one without `show`: the same as the others again. */
  z.strictObject({ t: z.literal('screen'), at, show: onScreen.optional(), screen: screenId.optional() }),
  z.strictObject({ t: z.literal('say'), at, by: id, text: z.string().max(200) }),
  result.extend({ t: z.literal('result') }),
  /**
   * The command with this key is in the log, so that it is not repeated when it is sent again; `n`: how many of the
   * inputs just before this one are its result.
   */
  z.strictObject({ t: z.literal('done'), at, key: z.string().max(60), n: z.int().min(0) }),
]);
/** One input of a club's log: see `clubInput`. */
export type ClubInput = z.infer<typeof clubInput>;
