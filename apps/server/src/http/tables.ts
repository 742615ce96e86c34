import { createRoute, z } from '@hono/zod-openapi';
import { tableCode, tableExport, tableInfo, tablePage } from '@masque/protocol';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { exportOf, inFileName } from '../play/export.ts';
import { NoDefaults } from '../table/options.ts';
import { TooManyTables, type Rooms } from '../table/rooms.ts';
import { keptJson } from './kept.ts';
import { somebody } from './person.ts';
import { problemOf } from './problems.ts';
import { qrTo, shownUrl } from './public-url.ts';
import { body, failure, json, routes } from './routes.ts';

const params = z.object({ code: tableCode });
/** Tables: opening, finding and joining one, and downloading a finished game. */
export const tableRoutes = (services: Services, config: Config, rooms: Rooms) => {
  const list = keptJson();
  return routes()
    .openapi(
      createRoute({
        method: 'post',
        path: '/tables',
        summary: 'Opens a table, with the person who asks as its host; or a first game, which is dealt at once.',
        request: { body: body(z.strictObject({ game: z.string().max(60), first: z.literal(true).optional() })) },
        responses: {
          201: json(z.object({ code: z.string() }), 'The code by which others join.'),
          400: failure('The rules of this game fail, so that no table can be opened for it now.'),
          404: failure('There is no such game, or it has no first game.'),
          429: failure('This person has several tables open at which nothing is played.'),
        },
      }),
      async (c) => {
        const { game, first } = c.req.valid('json');
        if (!services.games.get(game)) return c.json(problemOf(c, 'no_game'), 404);
        const person = await somebody(c, services.people, config);
        try {
          const code = await (first ? rooms.createFirst(person, game) : rooms.create(person, game));
          return code === null ? c.json(problemOf(c, 'no_game'), 404) : c.json({ code }, 201);
        } catch (error) {
          if (error instanceof TooManyTables) return c.json(problemOf(c, 'many_tables'), 429);
          if (error instanceof NoDefaults) return c.json(problemOf(c, 'bad_options'), 400);
          throw error;
        }
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables',
        summary: 'Tables to join or to watch.',
        responses: { 200: json(z.array(tableInfo), 'Those in the lobby first.') },
      }),
      async (c) => list(c, await rooms.list()),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}',
        summary: 'One table.',
        request: { params },
        responses: { 200: json(tablePage, 'The table.'), 404: failure('There is no such table.') },
      }),
      async (c) => {
        const info = await rooms.info(c.req.valid('param').code);
        if (!info) return c.json(problemOf(c, 'no_table'), 404);
        const address = new URL(shownUrl(c, config)).host;
        return c.json({ ...info, address }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}/qr.svg',
        summary: 'The address of a table as a QR code.',
        request: { params },
        responses: { 200: { content: { 'image/svg+xml': { schema: z.string() } }, description: 'The code.' } },
      }),
      (c) => {
        const svg = qrTo(c, config, `/t/${c.req.valid('param').code}`);
        return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tables/{code}/export',
        summary: 'The last finished game of a table as a file, to replay and check anywhere.',
        request: { params },
        responses: {
          200: json(tableExport, 'The game.'),
          404: failure('There is no such table, or no finished game.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const file = await exportOf(services, code);
        if (!file) return c.json(problemOf(c, 'no_table'), 404);
        c.header('content-disposition', `attachment; filename="masque-${inFileName(file.game)}-${code}.json"`);
        return c.json(file, 200);
      },
    );
};
