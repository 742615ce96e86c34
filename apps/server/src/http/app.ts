import type { OpenAPIHono } from '@hono/zod-openapi';
import { PROTOCOL } from '@masque/protocol';
import { rateLimiter } from 'hono-rate-limiter';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Hub } from '../ws/hub.ts';
import { ownOrigin, sockets } from '../ws/upgrade.ts';
import { addressOf } from './address.ts';
import { apiRoutes } from './api.ts';
import type { Env } from './env.ts';
import { healthRoutes } from './health.ts';
import { whoAsks } from './person.ts';
import { onError, onNotFound, problemOf } from './problems.ts';
import { routes } from './routes.ts';
import { webRoutes } from './web.ts';

/** Requests a minute from one address, behind which a whole club may sit. */
const MAX_REQUESTS = 1200;
/** Of these, those that write or try a code. */
const MAX_WRITES = 120;
const WINDOW_MS = 60_000;

/** The HTTP side of the server. */
export function httpApp(services: Services, config: Config, rooms: Rooms, hub: Hub, web: string): OpenAPIHono<Env> {
  const keyGenerator = (c: Parameters<typeof addressOf>[0]): string => addressOf(c, config);
  const limit = (max: number, skip: (method: string) => boolean) =>
    rateLimiter<Env>({
      windowMs: WINDOW_MS,
      limit: max,
      keyGenerator,
      skip: (c) => skip(c.req.method),
      handler: (c) => c.json(problemOf(c, 'rate'), 429),
    });
  const app = routes();
  app.onError(onError(services.log));
  app.notFound(onNotFound);
  app.use('*', secureHeaders({ contentSecurityPolicy: policy, referrerPolicy: 'same-origin' }));
  app.route('/', healthRoutes(services, config));
  app.use(
    '/api/*',
    limit(MAX_REQUESTS * config.limits, () => false),
  );
  app.use(
    '/api/*',
    limit(MAX_WRITES * config.limits, (method) => method === 'GET' || method === 'HEAD'),
  );
  app.use('/api/*', bodyLimit({ maxSize: 16 * 1024, onError: (c) => c.json(problemOf(c, 'bad_message'), 413) }));
  app.use('/api/*', ownOrigin(config), whoAsks(services.people));
  app.route('/', apiRoutes(services, config, rooms));
  app.all('/api/*', onNotFound);
  app.get('/ws', ownOrigin(config), whoAsks(services.people), sockets(config, services, rooms, hub));
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Masque',
      version: String(PROTOCOL),
      description: 'Tables for games of hidden identity. Play itself goes over /ws.',
    },
  });
  app.route('/', webRoutes(web));
  return app;
}

/** Content Security Policy: nothing but this server. The interface positions things by style attributes. */
const policy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};
