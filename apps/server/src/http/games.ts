import { createRoute, z } from '@hono/zod-openapi';
import { languages, type AnyGame } from '@masque/core';
import { viewSet } from '@masque/mechanics';
import { gameInfo, guideView, MAX_SEATS, setInfo, type GameInfo, type GuideView, type SetInfo } from '@masque/protocol';
import { compress } from 'hono/compress';
import { levelsOf } from '../bots/levels.ts';
import type { Services } from '../services.ts';
import { readOptions } from '../table/options.ts';
import { compressedOnce } from './compressed.ts';
import { iconsNamed, iconNames, iconsOf } from './icons.ts';
import { keptJson } from './kept.ts';
import { problemOf } from './problems.ts';
import { failure, json, routes } from './routes.ts';

const ONE_DAY = 'public, max-age=86400';
const id = z.string().max(60);
/** An older version of a game, for tables that began with it. */
const version = z.object({ version: z.coerce.number<string>().int().optional() });

/** A query parameter that contains JSON. */
const jsonText = <T extends z.ZodType>(of: T) =>
  z
    .string()
    .max(4000)
    .transform((text, c) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        c.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(of);

/** A set being put together, or one given by its code, or else the one that the options describe. */
const setQuestion = z.object({
  seats: z.coerce.number<string>().int().min(1).max(MAX_SEATS),
  options: jsonText(z.record(z.string(), z.unknown())).openapi({ type: 'string' }),
  set: jsonText(z.record(z.string(), z.int().min(0).max(MAX_SEATS)))
    .openapi({ type: 'string' })
    .optional(),
  code: z.string().max(400).optional(),
});

/**
 * The games of this server: what a picker, a host's form and an interface need to know about them.
 *
 * @example
 * const games = new Registry([{ game: coup }]);
 * const app = gameRoutes({ games, elements: new ElementFolders(games) });
 * (await app.request('/games/coup')).status; // => 200
 */
export const gameRoutes = ({ games, elements }: Pick<Services, 'games' | 'elements'>) => {
  // Constant while the server runs, and expensive to make.
  let described: GameInfo[] | undefined;
  const list = keptJson();
  const once = compressedOnce();
  const api = routes();
  // Sentences and pictures are public and the same for everybody, so they may be cached.
  for (const path of [
    '/games',
    '/games/:id',
    '/games/:id/messages/:lang',
    '/games/:id/guide/:lang',
    '/games/:id/icons.json',
  ])
    // Icons that somebody names are compressed quickly instead: there are endlessly many selections.
    api.use(path, compress(), (c, next) => (c.req.query('names') === undefined ? once(c, next) : next()));
  return api
    .openapi(
      createRoute({
        method: 'get',
        path: '/games',
        summary: 'The games that can be played on this server.',
        responses: {
          200: json(z.array(gameInfo), 'Games in the order of the list.'),
        },
      }),
      (c) => list(c, (described ??= games.all().flatMap((it) => describedOrNot(it, elements.filesOf(it))))),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/games/{id}',
        summary: 'One game, in its newest version or in an older one that tables still use.',
        request: { params: z.object({ id }), query: version },
        responses: {
          200: json(gameInfo, 'The game.'),
          404: failure('There is no such game, or not in this version.'),
        },
      }),
      (c) => {
        const game = games.get(c.req.valid('param').id, c.req.valid('query').version);
        return game ? c.json(describe(game, elements.filesOf(game)), 200) : c.json(problemOf(c, 'no_game'), 404);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/games/{id}/messages/{lang}',
        summary: 'All sentences of a game in one language, in ICU MessageFormat.',
        request: { params: z.object({ id, lang: z.enum(languages) }), query: version },
        responses: {
          200: json(z.record(z.string(), z.string()), 'By key.'),
          404: failure('There is no such game.'),
        },
      }),
      (c) => {
        const { id, lang } = c.req.valid('param');
        const game = games.get(id, c.req.valid('query').version);
        if (!game) return c.json(problemOf(c, 'no_game'), 404);
        c.header('cache-control', 'no-cache');
        return c.json({ ...game.messages[lang] }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/games/{id}/guide/{lang}',
        summary: 'How to play a game: its first page, its cards and its rules, in one language.',
        request: { params: z.object({ id, lang: z.enum(languages) }), query: version },
        responses: {
          200: json(guideView, 'The guide.'),
          404: failure('There is no such game.'),
        },
      }),
      (c) => {
        const { id, lang } = c.req.valid('param');
        const game = games.get(id, c.req.valid('query').version);
        if (!game) return c.json(problemOf(c, 'no_game'), 404);
        const { steps, entries, chapters, messages } = game.guide;
        const first = game.firstGame?.messages[lang];
        c.header('cache-control', 'no-cache');
        return c.json({ steps, entries, chapters, messages: { ...messages[lang], ...first } } as GuideView, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/games/{id}/set',
        summary: 'What is wrong with a set of cards or roles, what to expect from it, and how to share it.',
        request: { params: z.object({ id }), query: setQuestion },
        responses: {
          200: json(setInfo, 'All about this set.'),
          400: failure('These are not options of this game.'),
          404: failure('There is no such game, or it has no sets.'),
        },
      }),
      (c) => {
        const game = games.get(c.req.valid('param').id);
        const { options, ...question } = c.req.valid('query');
        if (!game?.sets) return c.json(problemOf(c, 'no_game'), 404);
        const read = readOptions(game, options);
        if (!read.ok) return c.json(problemOf(c, 'bad_options'), 400);
        return c.json(viewSet(game, { ...question, options: read.options }) as SetInfo, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/games/{id}/icons.json',
        summary: 'SVG bodies (512 by 512) of the icons a game uses, or of those named.',
        request: { params: z.object({ id }), query: z.object({ names: iconNames.optional() }) },
        responses: {
          200: json(z.record(z.string(), z.string()), 'By name. Icons: game-icons.net, CC BY 3.0.'),
          404: failure('There is no such game.'),
        },
      }),
      async (c) => {
        const game = games.get(c.req.valid('param').id);
        if (!game) return c.json(problemOf(c, 'no_game'), 404);
        const { names } = c.req.valid('query');
        const icons = names === undefined ? await iconsOf(game) : await iconsNamed(names);
        c.header('cache-control', ONE_DAY);
        return c.json(icons, 200);
      },
    );
};

/** If a game's own texts or options fail, only that game is left out. */
function describedOrNot(game: AnyGame, files: Pick<GameInfo, 'ui' | 'rules'>): GameInfo[] {
  try {
    return [describe(game, files)];
  } catch {
    return [];
  }
}

function describe(game: AnyGame, files: Pick<GameInfo, 'ui' | 'rules'>): GameInfo {
  const { minutes, complexity, alone } = game.profile;
  const said = (key: string): Record<string, string> =>
    Object.fromEntries(languages.map((language) => [language, game.messages[language][key] ?? game.id]));
  return {
    id: game.id,
    version: game.version,
    seats: { min: game.seats.min, max: game.seats.max },
    profile: { minutes: [minutes[0], minutes[1]], complexity, ...(alone && { alone }) },
    theme: game.theme,
    bots: levelsOf(game),
    options: game.options.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
    ...(game.groups && { groups: game.groups.map(({ id, options }) => ({ id, options: [...options] })) }),
    ...(game.presets && {
      presets: game.presets.map(({ id, options }) => ({
        id,
        name: said(`preset.${id}`),
        about: said(`preset.${id}.about`),
        options: { ...options },
      })),
    }),
    ...(game.sets && { sets: { items: [...game.sets.items], options: [...game.sets.options] } }),
    ...(game.firstGame && { firstGame: true as const }),
    ...files,
    name: said('game.name'),
    about: said('game.about'),
  };
}
