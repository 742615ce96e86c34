import { createRoute, z } from '@hono/zod-openapi';
import { named } from '@masque/club';
import { personName } from '@masque/protocol';
import type { Config } from '../../config.ts';
import { addressOf, originOf } from '../../http/address.ts';
import { remember, somebody } from '../../http/person.ts';
import { problemOf } from '../../http/problems.ts';
import { body, failure, json, routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import type { Clubs } from '../clubs.ts';
import { member, params } from './shapes.ts';

/** Lets a member identify themselves on another phone. */
export const claimRoutes = (services: Services, config: Config, clubs: Clubs) =>
  routes()
    .openapi(
      createRoute({
        method: 'post',
        path: '/clubs/{code}/claims',
        summary:
          'This device wants to be a member again, by id or by name: at once with the PIN of the club, else when a host says yes.',
        request: {
          params,
          body: body(
            z.strictObject({
              member: member.optional(),
              name: personName.optional(),
              pin: z.string().max(12).optional(),
            }),
          ),
        },
        responses: {
          200: json(z.object({ claim: z.string().nullable() }), '`null`: this device is the member now.'),
          403: failure('That is not the PIN.'),
          404: failure('There is no such club or member.'),
        },
      }),
      async (c) => {
        const room = await clubs.get(c.req.valid('param').code);
        const { member: given, name, pin } = c.req.valid('json');
        const from = originOf(addressOf(c, config)).near;
        const it = given === undefined ? room && name && named(room.club, name) : room?.club.members[given];
        if (!room || !it || it.erased) return c.json(problemOf(c, 'no_seat'), 404);
        if (pin !== undefined) {
          const tried = room.claims.tryPin(pin, room.club.pin, from);
          if (tried !== 'right') return c.json(problemOf(c, `pin_${tried}`), 403);
          const token = await room.renew(it.id);
          if (token === null) return c.json(problemOf(c, 'no_club'), 404);
          remember(c, token, config);
          return c.json({ claim: null }, 200);
        }
        const who = await somebody(c, services.people, config);
        const claim = room.claims.ask(who.id, it.id, from);
        await room.extend(() => []);
        return c.json({ claim }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/clubs/{code}/claims/{claim}',
        summary: 'The result of a claim. Once a host has agreed, this makes the device the member.',
        request: { params: params.extend({ claim: z.string().max(40) }) },
        responses: {
          200: json(z.object({ state: z.enum(['waiting', 'yes', 'no']) }), 'How it stands.'),
          404: failure('There is no such claim of this device.'),
        },
      }),
      async (c) => {
        const { code, claim } = c.req.valid('param');
        const room = await clubs.get(code);
        const it = room?.claims.get(claim);
        if (!room || !it || it.by !== c.get('person')?.id) return c.json(problemOf(c, 'no_club'), 404);
        c.header('cache-control', 'no-store');
        if (it.refused) return c.json({ state: 'no' as const }, 200);
        if (it.token === undefined) return c.json({ state: 'waiting' as const }, 200);
        room.claims.tell(claim);
        remember(c, it.token, config);
        return c.json({ state: 'yes' as const }, 200);
      },
    );
