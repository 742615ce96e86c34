import { z } from '@hono/zod-openapi';
import { mask, tableCode } from '@masque/protocol';

/** A club by its code. */
export const params = z.object({ code: tableCode });
/** A ruleset without its name: a game, the options that are changed, and the level of its bots if it is not the default. */
export const bareRuleset = z.strictObject({
  game: z.string().min(1).max(60),
  options: z.record(z.string().max(60), z.unknown()),
  bots: z.string().min(1).max(40).optional(),
});
export const member = z.string().regex(/^m\d{1,6}$/);

/** A club, its evening, and who the requesting device is there. */
export const clubInfo = z.object({
  code: z.string(),
  name: z.string(),
  color: z.string(),
  /** Host and port at which devices in the room can reach this server. */
  address: z.string(),
  evening: z
    .object({
      name: z.string(),
      at: z.number(),
      people: z.int(),
      /** Of those who came in last, newest first. */
      masks: z.array(mask),
      /** The tables by number; `lacks`: how many more people a game needs to begin. */
      tables: z.array(
        z.object({
          game: z.string(),
          /** Absent: the table has only a number. */
          name: z.string().optional(),
          state: z.enum(['lobby', 'playing', 'over']),
          lacks: z.int(),
        }),
      ),
    })
    .nullable(),
  next: z.object({ name: z.string(), on: z.number().optional(), coming: z.int() }).nullable(),
  /** The member that this device is. */
  you: z.object({ member: z.string(), name: z.string(), mask, host: z.boolean(), here: z.boolean() }).nullable(),
});

const person = z.object({ name: z.string(), mask: z.string() });
/** Which standings are requested. */
export const scope = z.object({
  evening: z.string().max(10).optional(),
  season: z.string().max(10).optional(),
  game: z.string().max(60).optional(),
});

/** Standings, titles and the season's race. */
export const standingsPage = z.object({
  club: z.string(),
  /** The evenings and seasons to choose from. */
  evenings: z.array(
    z.object({ id: z.string(), name: z.string(), at: z.number(), season: z.string(), open: z.boolean() }),
  ),
  seasons: z.array(z.object({ id: z.string(), name: z.string() })),
  games: z.array(z.string()),
  people: z.record(z.string(), person),
  lines: z.array(
    z.object({
      member: z.string(),
      place: z.int(),
      points: z.int(),
      games: z.int(),
      wins: z.int(),
      rating: z.int(),
      from: z.array(
        z.object({
          session: z.string(),
          game: z.string(),
          points: z.int(),
          parts: z.array(z.int()),
          place: z.int().optional(),
          won: z.boolean(),
        }),
      ),
    }),
  ),
  titles: z.array(
    z.object({ kind: z.string(), member: z.string(), n: z.int(), of: z.int(), over: z.string().optional() }),
  ),
  /** Ranks in the season after each of its evenings, and total points. */
  race: z.object({
    evenings: z.array(z.string()),
    lines: z.record(z.string(), z.array(z.int().nullable())),
    points: z.record(z.string(), z.int()),
  }),
  /** If one evening is requested: points after each of its games, added up. */
  course: z.object({ games: z.array(z.string()), lines: z.record(z.string(), z.array(z.int())) }).optional(),
  /** Points awarded, by game; `*` is the default for all others. */
  schemes: z.record(z.string(), z.object({ places: z.array(z.int()), side: z.int(), played: z.int() })),
});

/** A finished game. */
export const played = z.object({
  session: z.string(),
  game: z.string(),
  evening: z.string(),
  at: z.number(),
  minutes: z.int(),
  reason: z.unknown(),
  /** How many phones contributed to the deal. */
  numbers: z.int().optional(),
  players: z.array(
    z.object({
      member: z.string().optional(),
      name: z.string(),
      mask: z.string().optional(),
      bot: z.literal(true).optional(),
      place: z.int().optional(),
      won: z.boolean(),
    }),
  ),
});

const tally = { games: z.int(), wins: z.int() };
/** The figures of one person, and the names of the people they have met. */
export const figuresPage = z.object({
  name: z.string(),
  mask: z.string(),
  ...tally,
  evenings: z.int(),
  byGame: z.array(z.object({ game: z.string(), ...tally })),
  /** `role` is a message key of the game. */
  roles: z.array(z.object({ game: z.string(), role: z.string(), ...tally })),
  duels: z.array(z.object({ member: z.string(), games: z.int(), ahead: z.int(), behind: z.int() })),
  claims: z.int(),
  lies: z.int(),
  lived: z.number().optional(),
  /** By evening, in order. */
  nights: z.array(z.object({ evening: z.string(), points: z.int(), rating: z.int() })),
  people: z.record(z.string(), person),
});
