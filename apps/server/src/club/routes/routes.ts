import { createRoute, z } from '@hono/zod-openapi';
import { languages } from '@masque/core';
import { color, title } from '@masque/club';
import { mask, personName } from '@masque/protocol';
import type { Config } from '../../config.ts';
import { somebody } from '../../http/person.ts';
import { problemOf } from '../../http/problems.ts';
import { qrTo, shownUrl } from '../../http/public-url.ts';
import { body, failure, json, routes } from '../../http/routes.ts';
import { Turns } from '../../http/turns.ts';
import type { Services } from '../../services.ts';
import { atAGlance } from '../tables/briefs.ts';
import { claimRoutes } from './claim-routes.ts';
import type { Clubs } from '../clubs.ts';
import { dataRoutes } from './data-routes.ts';
import { passedOnRoutes } from './passed-on-routes.ts';
import { clubInfo, params } from './shapes.ts';
import { standingsRoutes } from './standings-routes.ts';

/** Everything about clubs: creating one, coming in, its results and its data. */
export const clubRoutes = (services: Services, config: Config, clubs: Clubs) => {
  const turns = new Turns(config);
  return routes()
    .route('/', makingRoutes(services, config, clubs))
    .route('/', claimRoutes(services, config, clubs))
    .route('/', standingsRoutes(services, clubs, turns))
    .route('/', passedOnRoutes(services, clubs))
    .route('/', dataRoutes(services, config, clubs, turns));
};

/** Creating a club, and its description. */
const makingRoutes = (services: Services, config: Config, clubs: Clubs) =>
  routes()
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs',
        summary: 'Creates a club with its first evening. The creating person becomes its host.',
        request: {
          body: body(
            z.strictObject({
              name: title,
              color,
              language: z.enum(languages),
              evening: title,
              host: z.strictObject({ name: personName, mask }),
            }),
          ),
        },
        responses: { 201: json(z.object({ code: z.string() }), 'The code by which everybody comes in.') },
      }),
      async (c) => {
        const { host, ...club } = c.req.valid('json');
        const who = await somebody(c, services.people, config);
        await services.people.keep(who.id, host);
        const code = await clubs.create({ ...club, host: { person: who.id, ...host } });
        return c.json({ code }, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}',
        summary: 'A club and its evening.',
        request: { params },
        responses: { 200: json(clubInfo, 'The club.'), 404: failure('There is no such club.') },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        const { club, code } = room;
        const { evening, next } = club;
        const who = c.get('person');
        const you = room.you(who);
        // It says who asks.
        c.header('cache-control', 'no-store');
        return c.json(
          {
            code,
            name: club.name,
            color: club.color,
            address: new URL(shownUrl(c, config)).host,
            evening: evening && {
              name: evening.name,
              at: evening.at,
              ...atAGlance(room.view),
            },
            next: next && {
              name: next.name,
              ...(next.on !== undefined && { on: next.on }),
              coming: next.coming.length,
            },
            you:
              you.member === null
                ? null
                : { member: you.member, name: you.name!, mask: you.mask!, host: you.host, here: you.here },
          },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/qr.svg',
        summary: 'The address of an evening as a QR code.',
        request: { params },
        responses: { 200: { content: { 'image/svg+xml': { schema: z.string() } }, description: 'The code.' } },
      }),
      (c) => {
        const svg = qrTo(c, config, `/c/${c.req.valid('param').code}`);
        return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
      },
    );
