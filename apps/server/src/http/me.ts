import { createRoute, z } from '@hono/zod-openapi';
import { link, me, meChange, takeOverView } from '@masque/protocol';
import { renderSVG } from 'uqr';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { becomeOther } from './others.ts';
import { renew, somebody } from './person.ts';
import { problemOf } from './problems.ts';
import { shownUrl } from './public-url.ts';
import { body, failure, json, routes } from './routes.ts';

const linkCode = z.string().regex(/^[A-Za-z]{10}$/);

/** Who this device is. Nobody needs an account: a cookie is enough. */
export const meRoutes = ({ people, links }: Services, config: Config) =>
  routes()
    .openapi(
      createRoute({
        method: 'get',
        path: '/me',
        summary: 'Who this device is; a new person on its first visit.',
        responses: { 200: json(me, 'Name and mask last chosen.') },
      }),
      async (c) => {
        const { name, mask } = await somebody(c, people, config);
        return c.json({ name, mask }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/me',
        summary: 'Chooses a name and a mask.',
        request: { body: body(meChange) },
        responses: { 200: json(me, 'Name and mask from now on.') },
      }),
      async (c) => {
        const person = await somebody(c, people, config);
        const change = c.req.valid('json');
        await people.remember(person.id, change);
        return c.json({ name: change.name ?? person.name, mask: change.mask ?? person.mask }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/me/link',
        summary: 'A one-time code with which another device becomes this person, valid for five minutes.',
        responses: {
          200: json(link, 'The code, where to enter it, and the same as a QR code (SVG).'),
          403: failure('This device is nobody yet.'),
        },
      }),
      (c) => {
        const token = c.get('token');
        if (token === null) return c.json(problemOf(c, 'no_person'), 403);
        const { code, expiresAt } = links.create(token);
        const url = `${shownUrl(c, config)}/take/${code}`;
        c.header('cache-control', 'no-store');
        return c.json({ code, url, qr: renderSVG(url, { border: 2 }), expiresAt }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/me/devices/end',
        summary:
          'Gives this device a new token. With its next request, all other devices of this person are signed out.',
        responses: { 200: json(me, 'Name and mask, as before.'), 403: failure('This device is nobody yet.') },
      }),
      async (c) => {
        const [person, token] = [c.get('person'), c.get('token')];
        if (!person || token === null) return c.json(problemOf(c, 'no_person'), 403);
        renew(c, token, await people.offer(person.id), config);
        return c.json({ name: person.name, mask: person.mask }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/takeover/{code}',
        summary: 'Whom this device would become with a code, and who it is now. The code stays valid.',
        request: { params: z.object({ code: linkCode }) },
        responses: {
          200: json(takeOverView, 'Both of them; `now` is absent where this device is nobody.'),
          404: failure('The code has been used, or is too old.'),
        },
      }),
      async (c) => {
        const token = links.look(c.req.valid('param').code);
        const [next, now] = [token === null ? null : await people.of(token), c.get('person')];
        if (!next) return c.json(problemOf(c, 'no_person'), 404);
        c.header('cache-control', 'no-store');
        const same = now?.id === next.id;
        return c.json(
          {
            next: { name: next.name, mask: next.mask },
            ...(now?.name !== undefined && !same && { now: { name: now.name, mask: now.mask } }),
            ...(same && { same: true as const }),
          },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/takeover',
        summary: 'Makes this device the person who asked for the code. The previous person is kept and can come back.',
        request: { body: body(z.strictObject({ code: linkCode })) },
        responses: { 200: json(me, 'Who this device is now.'), 404: failure('The code has been used, or is too old.') },
      }),
      async (c) => {
        const token = links.take(c.req.valid('json').code);
        const person = token === null ? null : await people.of(token);
        if (token === null || !person) return c.json(problemOf(c, 'no_person'), 404);
        await becomeOther(c, people, config, { token, person });
        return c.json({ name: person.name, mask: person.mask }, 200);
      },
    );
