/**
 * Colyseus: a room with a schema, a role that its own client alone sees, and patches every 16 ms. With the address of a Redis
 * it is one of several nodes that share it.
 */
import { Room, Server } from '@colyseus/core';
import { schema, StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createServer } from 'node:net';
import { report } from './report.mjs';

const SEATS = 8;
const Player = schema({ role: { type: 'string', view: true }, seat: 'int8', vote: 'int8' });
const Table = schema({ players: { map: Player }, round: 'int32' });

class Vote extends Room {
  maxClients = SEATS;
  patchRate = 16;
  state = new Table();
  votes = 0;
  messages = {
    vote: ({ sessionId }, choice) => {
      this.state.players.get(sessionId).vote = choice;
      if (++this.votes % SEATS === 0) this.state.round++;
    },
  };

  onCreate() {
    this.state.round = 0;
    this.autoDispose = false;
  }

  onJoin(client) {
    const player = new Player();
    Object.assign(player, { role: 'wolf', seat: this.clients.length, vote: -1 });
    this.state.players.set(client.sessionId, player);
    client.view = new StateView();
    client.view.add(player);
  }
}

const Person = schema({ name: 'string', mask: 'string', at: 'int32', resting: 'boolean' });
const Evening = schema({ name: 'string', people: { map: Person } });

/** The lobby of an evening, of which clients are sent what changes. */
class Lobby extends Room {
  maxClients = 1000;
  patchRate = 16;
  state = new Evening();
  messages = {
    come: (_, { name }) => {
      const person = new Person();
      Object.assign(person, { name, mask: 'owl', at: this.state.people.size, resting: false });
      this.state.people.set(name, person);
    },
    rest: (_, { name, on }) => {
      this.state.people.get(name).resting = on;
    },
  };

  onCreate() {
    this.state.name = 'Tonight';
    this.autoDispose = false;
  }
}

const port = await new Promise((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => done(port));
  });
});
const [redis] = process.argv.slice(2);
const shared = async () => {
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ]);
  return { driver: new RedisDriver(redis), presence: new RedisPresence(redis), publicAddress: `127.0.0.1:${port}` };
};
const server = new Server({
  transport: new WebSocketTransport({ perMessageDeflate: false }),
  greet: false,
  ...(redis && (await shared())),
});
server.define('vote', Vote);
server.define('lobby', Lobby);
await server.listen(port, '127.0.0.1');
report(port);
