import { upgradeWebSocket, type HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { ClubConnection } from '../club/connection.ts';
import type { Clubs } from '../club/clubs.ts';
import type { Config } from '../config.ts';
import type { Open, Openers } from '../nodes/openers.ts';
import type { Services } from '../services.ts';
import { addressOf, originOf } from '../http/address.ts';
import type { Env } from '../http/env.ts';
import type { Rooms } from '../table/rooms.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { TextSocket } from './text-socket.ts';

/** Only pages of this server may connect: other sites must not use their visitors' cookies. */
export const ownOrigin =
  ({ origins, trustProxy }: Config): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const forwarded = trustProxy ? c.req.header('x-forwarded-host') : undefined;
    const host = forwarded ?? c.req.header('host');
    const own =
      origin === undefined || origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
    return own ? next() : c.body(null, 403);
  };

/** Refuses excess sockets before they are upgraded. */
export const admission =
  (config: Config, hub: Hub): MiddlewareHandler<Env> =>
  async (c, next) =>
    hub.admits(originOf(addressOf(c, config))) ? next() : c.body(null, 429);

/** Opens a connection to a table or an evening at this server. */
export const openers = (services: Services, rooms: Rooms, clubs: Clubs): Openers => ({
  table: (socket, person, from) => new Connection(socket, person, services, rooms, from),
  club: (socket, person, from) => new ClubConnection(socket, person, services, clubs, from),
});

/** `/ws` and `/ws/club`, which speak `@masque/protocol` and `@masque/club`. */
export function sockets(config: Config, hub: Hub, open: Open): MiddlewareHandler<Env> {
  const gone = (socket: TextSocket): void => hub.remove(socket);
  return upgradeWebSocket((c) => {
    const origin = originOf(addressOf(c, config));
    const line = (c.env as unknown as HttpBindings).incoming.socket;
    const device = (c as unknown as { get(name: 'person'): Env['Variables']['person'] }).get('person');
    return {
      onOpen(_, ws) {
        const socket = ws.raw as unknown as TextSocket;
        socket.attach(line);
        // Others may have connected while this one was being admitted.
        if (!hub.admits(origin)) return socket.terminate();
        const connection = open(socket, device, origin.near);
        hub.add(socket, connection, origin);
        // The library then has its own listeners, which would keep the whole request in memory as long as the socket is
        // open: more than anything else that a phone costs. These are removed.
        queueMicrotask(() => socket.read(connection, gone));
      },
    };
  });
}
