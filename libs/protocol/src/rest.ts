import type { GuideEntry, GuideStep } from '@masque/core';
import { z } from 'zod';
import { theme, message, some } from './core.ts';
import { admission } from './admission.ts';
import { mask } from './masks.ts';
import { personName } from './names.ts';

/**
 * A game in the list of games: `GET /api/games`. Playing time (`card.minutes`, shortest and longest) is in minutes.
 *
 * @example
 * gameInfo.shape.seats.parse({ min: 2, max: 6 }); // => { min: 2, max: 6 }
 */
export const gameInfo = z.object({
  id: z.string(),
  version: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  profile: z.object({ minutes: z.tuple([z.int(), z.int()]), complexity: z.int(), alone: z.literal(true).optional() }),
  theme,
  /** Bot levels, the default one first. */
  bots: z.array(z.string()),
  /** JSON Schema of the options, for the host's form. Labels are the messages `option.<name>`. */
  options: z.record(z.string(), z.unknown()),
  /** Options that are grouped in that form, under `options.<id>`. */
  groups: z.array(z.object({ id: z.string(), options: z.array(z.string()) })).optional(),
  /** Ways to play that the game suggests, the simplest first: `name` and `about` by language. */
  presets: z
    .array(
      z.object({
        id: z.string(),
        name: z.record(z.string(), z.string()),
        about: z.record(z.string(), z.string()),
        options: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
  /** If the host puts together a set of cards or roles: what it may contain, and the options that describe it. */
  sets: z
    .object({
      items: z.array(
        z.object({
          id: z.string(),
          name: message,
          about: message.optional(),
          group: message,
          icon: z.string(),
          max: z.int(),
        }),
      ),
      options: z.array(z.string()),
    })
    .optional(),
  /** It has a first game, alone with bots. */
  firstGame: z.literal(true).optional(),
  /** The module of the game's own elements, whose default says which of them draws which scene. */
  ui: z.string().optional(),
  /** A module for a thread of the browser: the rules, to check the moves of a finished game with. */
  rules: z.string().optional(),
  /** By language. */
  name: z.record(z.string(), z.string()),
  about: z.record(z.string(), z.string()),
});
/** A game in the list of games: see `gameInfo`. */
export type GameInfo = z.infer<typeof gameInfo>;

/**
 * How to play a game, in one language: `GET /api/games/{id}/guide/{lang}`.
 *
 * @example
 * guideView.shape.chapters.parse(['turn']); // => ['turn']
 */
export const guideView = z.object({
  steps: z.array(some<GuideStep>()),
  entries: z.array(some<GuideEntry>()),
  chapters: z.array(z.string()),
  messages: z.record(z.string(), z.string()),
});
/** How to play a game: see `guideView`. */
export type GuideView = z.infer<typeof guideView>;

/**
 * A set being put together: `GET /api/games/{id}/set`.
 *
 * @example
 * setInfo.shape.sides.parse([{ name: 'side.wolves', share: 0.4 }]).length; // => 1
 */
export const setInfo = z.object({
  /** How many of each; `null` if the code cannot be read. */
  set: z.record(z.string(), z.int()).nullable(),
  /** How many items it should contain. */
  size: z.int(),
  /** The set as a short text. */
  code: z.string(),
  /** The options that play it. */
  options: z.record(z.string(), z.unknown()),
  /** Why it cannot be dealt. */
  problems: z.array(message),
  /** What else is worth knowing. */
  notes: z.array(message),
  /** Roughly how wins are divided: from 0 to 1 for each side, and between what bounds for 19 of 20 sets. */
  sides: z.array(
    z.object({ name: message, share: z.number(), between: z.tuple([z.number(), z.number()]).readonly().optional() }),
  ),
  /** Only the host may know it. */
  hidden: z.boolean(),
  /** Sets for this number of players, the recommended one first. */
  presets: z.array(z.object({ name: message, options: z.record(z.string(), z.unknown()), chosen: z.boolean() })),
});
/** A set being put together: see `setInfo`. */
export type SetInfo = z.infer<typeof setInfo>;

/**
 * A table in the list: `GET /api/tables`.
 *
 * @example
 * tableInfo.shape.state.options; // => ['lobby', 'playing', 'over']
 */
export const tableInfo = z.object({
  code: z.string(),
  game: z.string(),
  state: z.enum(['lobby', 'playing', 'over']),
  /** Seats that people have, and those of bots. */
  people: z.int(),
  bots: z.int(),
  places: z.int(),
  /** Seats that can still be taken, added ones included. */
  free: z.int(),
  /** What a person needs to get one of them; absent for nothing. */
  entry: admission.optional(),
  names: z.array(z.object({ name: z.string(), mask, bot: z.boolean() })),
});
/** A table in the list: see `tableInfo`. */
export type TableInfo = z.infer<typeof tableInfo>;

/**
 * One table: `GET /api/tables/{code}`.
 *
 * @example
 * tablePage.shape.address.parse('192.168.1.7:8080'); // => '192.168.1.7:8080'
 */
export const tablePage = tableInfo.extend({
  /** Host and port at which the devices in the room can reach the server. */
  address: z.string(),
});
/** One table: see `tablePage`. */
export type TablePage = z.infer<typeof tablePage>;

/**
 * Who this device is: `GET /api/me`.
 *
 * @example
 * me.parse({ name: 'Mia', mask: 'fox' }); // => { name: 'Mia', mask: 'fox' }
 */
export const me = z.object({ name: z.string().optional(), mask: mask.optional() });
/** Who a device is: see `me`. */
export type Me = z.infer<typeof me>;
/**
 * People whom a device was before and can become again: `GET /api/me/others`. `id` identifies each.
 *
 * @example
 * others.parse([{ id: '0123456789abcdef', name: 'Mia' }]); // => [{ id: '0123456789abcdef', name: 'Mia' }]
 */
export const others = z.array(me.extend({ id: z.string() }));
/** People whom a device can become again: see `others`. */
export type Others = z.infer<typeof others>;

/**
 * Another name or mask: `POST /api/me`.
 *
 * @example
 * meChange.parse({ name: ' Mia ' }); // => { name: 'Mia' }
 */
export const meChange = z.strictObject({ name: personName.optional(), mask: mask.optional() });

/**
 * Whom a device becomes with a one-time code: `GET /api/takeover/{code}`. `now` is who it is at present and will no
 * longer be.
 *
 * @example
 * takeOverView.parse({ next: { name: 'Mia' }, now: { name: 'Ben' } }).next.name; // => 'Mia'
 */
export const takeOverView = z.object({
  next: me,
  now: me.optional(),
  /** It is this person already. */
  same: z.literal(true).optional(),
});
/** Whom a device becomes: see `takeOverView`. */
export type TakeOverView = z.infer<typeof takeOverView>;

/**
 * A one-time code with which another device becomes this person: `POST /api/me/link`. `qr` is SVG, `expiresAt` is in
 * milliseconds since 1970.
 *
 * @example
 * link.shape.code.parse('ABCDFGHJKL'); // => 'ABCDFGHJKL'
 */
export const link = z.object({ code: z.string(), url: z.string(), qr: z.string(), expiresAt: z.number() });
/** A one-time code: see `link`. */
export type Link = z.infer<typeof link>;

/**
 * The answer of every failed request: a code, the message, and the message in the language that the browser asks for.
 *
 * @example
 * const error = { code: 'no_table', message: 'refuse.no_table', text: 'There is no table with this code.' };
 * problem.parse({ error }).error.code; // => 'no_table'
 */
export const problem = z.object({ error: z.object({ code: z.string(), message, text: z.string() }) });
/** Why a request failed: see `problem`. */
export type Problem = z.infer<typeof problem>;
