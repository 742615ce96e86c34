import type { Clubs } from '../club/clubs.ts';
import { clubRoutes } from '../club/routes/routes.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../table/rooms.ts';
import { gameRoutes } from './games.ts';
import { meRoutes } from './me.ts';
import { otherRoutes } from './others.ts';
import { replayRoutes } from './replay.ts';
import { routes } from './routes.ts';
import { tableRoutes } from './tables.ts';

/**
 * Everything before and after play. The type is inferred, so that it contains every path, request and response.
 *
 * @example
 * (await fetch(new URL('/api/tables', url))).status; // => 200
 */
export const apiRoutes = (services: Services, config: Config, rooms: Rooms, clubs: Clubs) =>
  routes()
    .route('/api', gameRoutes(services))
    .route('/api', tableRoutes(services, config, rooms))
    .route('/api', meRoutes(services, config))
    .route('/api', otherRoutes(services, config))
    .route('/api', clubRoutes(services, config, clubs))
    .route('/api', replayRoutes(services, config));

/**
 * The type of all routes, for a typed client.
 *
 * @example
 * import type { Api } from '@masque/server/api';
 * import { hc, parseResponse } from 'hono/client';
 * const { api } = hc<Api>('/');
 * const tables = await parseResponse(api.tables.$get());
 */
export type Api = ReturnType<typeof apiRoutes>;
