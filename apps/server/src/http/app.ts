import type { OpenAPIHono } from '@hono/zod-openapi';
import { PROTOCOL } from '@masque/protocol';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Clubs } from '../club/clubs.ts';
import { MAX_CLUB_FILE } from '../club/kept/import.ts';
import type { Config } from '../config.ts';
import type { Cluster } from '../nodes/cluster.ts';
import { evening, forwarding, LINKS } from '../nodes/forward.ts';
import { relayed } from '../nodes/openers.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Hub } from '../ws/hub.ts';
import { admission, ownOrigin, openers, sockets } from '../ws/upgrade.ts';
import { apiRoutes } from './api.ts';
import { MINUTE_MS, type RateCounts } from './counts.ts';
import { DOCS, docsRoutes } from './docs.ts';
import type { Env } from './env.ts';
import { healthRoutes } from './health.ts';
import { isSecure, whoAsks } from './person.ts';
import { keptJson } from './kept.ts';
import { proxyWarning } from './proxy.ts';
import { onError, onNotFound, problemOf } from './problems.ts';
import { WITH_GAMES } from './replay.ts';
import { routes } from './routes.ts';
import { throttle } from './throttle.ts';
import { inlineHashes, webRoutes } from './web.ts';

/**
 * Requests per minute from one address, files included. Three hundred phones that open the app for the first time behind
 * one router make about 19,000, and a file costs little.
 */
const MAX_REQUESTS = 40_000;
/** Sockets, and requests to the API, among them. The same phones make about 3,000. */
const MAX_CALLS = 6000;
/** API requests that write. */
const MAX_WRITES = 600;
/** Games that may be sent as a file, to look back at or to check. They are long, and are read before anything is known about them. */
const MAX_BROUGHT = 60;
/** Tables that may be opened. */
const MAX_TABLES = 60;

/** Clubs that may be founded from one address in an hour, and imported in two. They are kept. */
const FOUNDED = 10;
const IMPORTED = 3;
/** Whole clubs that may be exported from one address in an hour: each may be as long as one that is imported. */
const EXPORTED = 20;
/** Rulesets that may be passed on from one address in an hour: what is new among them is kept. */
const PASSED_ON = 60;
const HOUR_MS = 60 * MINUTE_MS;

/** Tells browsers that have used https to keep using it. Other hosts of the same domain are not affected. */
const HSTS = 'max-age=15552000';

/** The HTTP side of the server. */
export function httpApp(
  services: Services,
  config: Config,
  rooms: Rooms,
  clubs: Clubs,
  hub: Hub,
  web: string,
  cluster: Cluster | null,
  counts: RateCounts,
): OpenAPIHono<Env> {
  const app = routes();
  const here = openers(services, rooms, clubs);
  const open = cluster ? relayed(here, cluster, services) : here;
  app.onError(onError(services.log));
  app.notFound(onNotFound);
  app.use('*', proxyWarning(config, services.log));
  app.use('*', async (c, next) => {
    await next();
    if (!DOCUMENT.test(c.res.headers.get('content-type') ?? '')) for (const it of ofDocuments) c.res.headers.delete(it);
    // Over plain http, browsers ignore it and complain in their console.
    if (!isSecure(c, config)) c.res.headers.delete('cross-origin-opener-policy');
    // The headers of the page cover its files as well, and these contain nothing secret.
    if (c.req.path.startsWith('/assets/'))
      for (const it of ['cross-origin-resource-policy', 'strict-transport-security']) c.res.headers.delete(it);
  });
  app.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: { ...policy, scriptSrc: ["'self'", ...inlineHashes(web)] },
      referrerPolicy: 'same-origin',
      // Not for self-signed certificates: if https is turned off later, browsers that insist on it could not come back.
      strictTransportSecurity: config.https && config.cert === undefined ? false : HSTS,
    }),
  );
  app.use('*', ...throttle(counts, MAX_REQUESTS, config));
  app.route('/', healthRoutes(services, config));
  const calls = throttle(counts, MAX_CALLS, config);
  for (const path of ['/api/*', '/ws/*']) app.use(path, ...calls);
  app.use(
    '/api/*',
    ...throttle(counts, MAX_WRITES, config, { only: ({ req }) => req.method !== 'GET' && req.method !== 'HEAD' }),
  );
  app.use('/api/tables', ...throttle(counts, MAX_TABLES, config, { only: isPost }));
  const brought = throttle(counts, MAX_BROUGHT, config);
  for (const path of WITH_GAMES) app.use(path, ...brought);
  const short = bodyLimit({ maxSize: 16 * 1024, onError: (c) => c.json(problemOf(c, 'too_long'), 413) });
  // Routes that receive whole games have their own limit.
  const aClub = bodyLimit({ maxSize: MAX_CLUB_FILE, onError: (c) => c.json(problemOf(c, 'too_long'), 413) });
  app.use('/api/*', (c, next) => {
    if (c.req.path === '/api/clubs/import') return aClub(c, next);
    return WITH_GAMES.includes(c.req.path) ? next() : short(c, next);
  });
  const clubsIn = (windowMs: number) => ({ only: isPost, windowMs, refusal: 'many_clubs' }) as const;
  app.use('/api/clubs', ...throttle(counts, FOUNDED, config, clubsIn(HOUR_MS)));
  // A club comes with all its games.
  app.use('/api/clubs/import', ...throttle(counts, IMPORTED, config, clubsIn(2 * HOUR_MS)));
  app.use('/api/clubs/:code/file', ...throttle(counts, EXPORTED, config, { windowMs: HOUR_MS }));
  app.use('/api/clubs/:code/passed-on', ...throttle(counts, PASSED_ON, config, { windowMs: HOUR_MS }));
  app.use('/api/*', ownOrigin(config), whoAsks(services.people, hub, config));
  for (const path of ['/api/games', '/api/tables', '/openapi.json']) app.get(path, etag());
  for (const path of ['/api/clubs/:code/*', '/api/tables/:code/export', '/api/tables/:code/qr.svg'])
    app.get(path, compress());
  if (cluster) {
    const toEvening = forwarding(cluster, config, evening(services.store));
    app.use('/api/clubs/:code', toEvening).use('/api/clubs/:code/*', toEvening);
    const toLinks = forwarding(cluster, config, async () => LINKS);
    app.use('/api/me/link', toLinks).use('/api/takeover', toLinks);
  }
  app.route('/', apiRoutes(services, config, rooms, clubs));
  app.all('/api/*', onNotFound);
  for (const [path, opened] of [
    ['/ws', open.table],
    ['/ws/club', open.club],
  ] as const)
    app.get(
      path,
      admission(config, hub),
      ownOrigin(config),
      whoAsks(services.people, hub, config),
      sockets(config, hub, opened),
    );
  let described: object | undefined;
  const description = keptJson();
  app.get('/openapi.json', (c) => description(c, (described ??= app.getOpenAPI31Document(about))));
  app.route('/', services.elements.routes());
  app.route('/', docsRoutes(DOCS));
  app.route('/', webRoutes(web));
  return app;
}

const isPost = ({ req }: Context): boolean => req.method === 'POST';

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Masque',
    version: String(PROTOCOL),
    description: 'Tables for games of hidden identity. Play itself goes over /ws.',
  },
};

/** What a browser may open as a page. */
const DOCUMENT = /html|xml/;
/** Headers that only matter for pages. With each of the app's many small files, they would be as long as the file. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Content Security Policy: only this server and the page's own import map. The interface positions things with style
 * attributes.
 */
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
