import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Clubs } from '../club/clubs.ts';
import type { Env } from '../http/env.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Hub } from '../ws/hub.ts';
import { openers } from '../ws/upgrade.ts';
import type { Host } from './cluster.ts';
import { answerHere } from './forward.ts';

/** Handles what other servers ask of this one. */
export function hostFor(
  services: Services,
  rooms: Rooms,
  clubs: Clubs,
  hub: Hub,
  app: Pick<OpenAPIHono<Env>, 'fetch'>,
): Host {
  const here = openers(services, rooms, clubs);
  return {
    open(to, socket, person, from) {
      const reader = here[to](socket, person, from);
      hub.add(socket, reader, { near: from, far: from });
      socket.on('pong', () => (reader.alive = true));
      socket.once('gone', () => hub.remove(socket));
      return reader;
    },
    answer: (request) => answerHere((it, env) => app.fetch(it, env as Env['Bindings']), request),
    dismiss: (person, why) => hub.closeHere(person, why),
    async drop() {
      // All is forgotten before anybody can come back: they must not meet what is still being dropped.
      const dropped = [clubs.drop(), rooms.drop()];
      hub.restart();
      await Promise.all(dropped);
    },
    adopt: (table) => rooms.adopt(table),
  };
}
