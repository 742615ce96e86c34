import { createRoute, z } from '@hono/zod-openapi';
import type { Config } from '../../config.ts';
import { readInPieces } from '../../http/long-bodies.ts';
import { somebody } from '../../http/person.ts';
import { joined } from '../../http/pieces.ts';
import { problemOf } from '../../http/problems.ts';
import { body, failure, json, routes } from '../../http/routes.ts';
import type { Turns } from '../../http/turns.ts';
import type { Services } from '../../services.ts';
import type { Clubs } from '../clubs.ts';
import { clubFile, personFile } from '../kept/data.ts';
import { eraseMember } from '../kept/erase.ts';
import { importClub, PIECES } from '../kept/import.ts';
import { params } from './shapes.ts';

/** A club's data: export as a file, import from another server, and the data of one person. */
export const dataRoutes = (services: Services, config: Config, clubs: Clubs, turns: Turns) =>
  routes()
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs/import',
        summary: 'Imports a club of another server from its file. The importing person becomes its first host.',
        middleware: readInPieces(PIECES),
        request: { body: body(z.looseObject({ format: z.literal('masque-club') })) },
        responses: {
          201: json(z.object({ code: z.string() }), 'The code of the club here.'),
          400: failure('That is not the file of a club, or nobody in it is a host.'),
        },
      }),
      async (c) => {
        const who = await somebody(c, services.people, config);
        const code = await importClub(services, clubs, joined(c.req.valid('json'), c.get('lists') ?? []), who.id);
        if (code === null) return c.json(problemOf(c, 'bad_message'), 400);
        return c.json({ code }, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/file',
        summary: 'Exports everything of a club as one file, for its hosts.',
        request: { params },
        responses: {
          200: json(z.looseObject({ format: z.literal('masque-club') }), 'The club.'),
          403: failure('Only hosts may have it.'),
          404: failure('There is no such club.'),
          429: failure('Too many files are wanted from this address.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        if (!room.you(c.get('person')).host) return c.json(problemOf(c, 'not_host'), 403);
        const file = await turns.take(c, () => clubFile(services, room.log.name.id, room.club));
        if (!file) return c.json(problemOf(c, 'rate'), 429);
        c.header('content-disposition', `attachment; filename="masque-club-${code}.json"`);
        c.header('cache-control', 'no-store');
        return c.json(file as unknown as { format: 'masque-club' }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/me',
        summary: 'Everything that a club stores about the person who asks.',
        request: { params },
        responses: {
          200: json(z.looseObject({ name: z.string() }), 'All of it.'),
          404: failure('There is no such club or member.'),
          429: failure('Too many files are wanted from this address.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        const me = room?.you(c.get('person')).member;
        if (!room || !me) return c.json(problemOf(c, 'no_club'), 404);
        const file = await turns.take(c, () => personFile(services.store, room.log.name.id, room.club, me));
        if (!file) return c.json(problemOf(c, 'rate'), 429);
        c.header('content-disposition', `attachment; filename="masque-${code}-me.json"`);
        c.header('cache-control', 'no-store');
        return c.json({ name: '', ...file }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs/{code}/me/erase',
        summary: 'Erases the name of the person who asks from the club. Games stay; the last host cannot be erased.',
        request: { params },
        responses: {
          200: json(z.object({ erased: z.literal(true) }), 'Done.'),
          403: failure('The last host has to stay.'),
          404: failure('There is no such club or member.'),
        },
      }),
      async (c) => {
        const { code } = c.req.valid('param');
        const room = await clubs.get(code);
        const you = room?.you(c.get('person'));
        if (!room || !you?.member) return c.json(problemOf(c, 'no_club'), 404);
        const erased = await eraseMember(services, room, you.member);
        return erased ? c.json({ erased: true as const }, 200) : c.json(problemOf(c, 'not_host'), 403);
      },
    );
