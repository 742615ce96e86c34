import { createRoute, z } from '@hono/zod-openapi';
import { problemOf } from '../../http/problems.ts';
import { body, failure, json, routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import type { Clubs } from '../clubs.ts';
import { passedOn, passOn } from '../kept/passed-on.ts';
import { bareRuleset, params } from './shapes.ts';

/** Rulesets that clubs pass on to each other, by codes short enough to be read aloud. */
export const passedOnRoutes = (services: Services, clubs: Clubs) =>
  routes()
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs/{code}/passed-on',
        summary: 'Makes a code by which any club of this server can use a ruleset. For hosts of the club.',
        request: { params, body: body(bareRuleset) },
        responses: {
          201: json(z.object({ code: z.string() }), 'The code of the ruleset: always the same one.'),
          400: failure('There is no such game here, or it refuses these options.'),
          403: failure('Only hosts may do that.'),
          404: failure('There is no such club.'),
        },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        if (!room) return c.json(problemOf(c, 'no_club'), 404);
        if (!room.you(c.get('person')).host) return c.json(problemOf(c, 'not_host'), 403);
        const done = await passOn(services, c.req.valid('json'));
        if (!done.ok) return c.json(problemOf(c, 'bad_message'), 400);
        return c.json({ code: done.code }, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/rulesets/{code}',
        summary: 'A ruleset that a club has passed on.',
        request: { params },
        responses: {
          200: json(bareRuleset, 'The ruleset.'),
          404: failure('There is no such ruleset.'),
        },
      }),
      async (c) => {
        const found = await passedOn(services, c.req.valid('param').code);
        return found ? c.json(found, 200) : c.json(problemOf(c, 'no_ruleset'), 404);
      },
    );
