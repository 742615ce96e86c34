import { Client } from '@colyseus/sdk';
import { again } from '../src/again.ts';
import { rounds } from './report.mjs';

const SEATS = 8;

/** Opens rooms of eight clients each, who come by way of these nodes in turn. A room plays one round of votes at a time. */
export async function open(ports, n) {
  const urls = [ports].flat().map((port) => `http://127.0.0.1:${port}`);
  const rooms = [];
  for (let id = 0; id < n; id++)
    rooms.push(await room([...urls.slice(id % urls.length), ...urls.slice(0, id % urls.length)]));
  return rooms;
}

const clientOf = (url) => new Client(url, { fetchFn: again });

async function room(urls) {
  const over = rounds(SEATS);
  const first = await clientOf(urls[0]).create('vote');
  const others = await Promise.all(
    Array.from({ length: SEATS - 1 }, (_, i) => clientOf(urls[(i + 1) % urls.length]).joinById(first.roomId)),
  );
  const clients = [first, ...others];
  clients.forEach((client, seat) => client.onStateChange((state) => over.seen(seat, state.round)));
  return {
    async round() {
      const done = over.next();
      clients.forEach((client, seat) => client.send('vote', seat));
      await done;
    },
    close: () => clients.forEach((client) => client.leave()),
  };
}

/** An evening: see `ws-crowd.mjs`. */
export async function evening(port, tables, people, free) {
  const url = `http://127.0.0.1:${port}`;
  const played = [];
  for (let id = 0; id < tables; id++) played.push(await turns(url));
  const first = await clientOf(url).create('lobby');
  for (let n = 0; n < people; n++) first.send('come', { name: `P${n}` });
  const all = [first];
  for (let n = 0; n < free + 1; n++) all.push(await clientOf(url).joinById(first.roomId));
  const waits = all.map(() => () => {});
  all.forEach((it, i) => it.onStateChange((state) => waits[i](state)));
  while (all.some((it) => it.state?.people?.size !== people)) await new Promise((done) => setTimeout(done, 50));
  let at = 0;
  return {
    tables: played,
    lobby: {
      async change() {
        const name = `P${people - free + (at % free)}`;
        const on = Math.floor(at / free) % 2 === 0;
        const from = all[at++ % free];
        const seen = all.map(
          (_, i) =>
            new Promise((done) => {
              waits[i] = (state) => state.people.get(name)?.resting === on && done();
            }),
        );
        from.send('rest', { name, on });
        await Promise.all(seen);
        return null;
      },
    },
  };
}

/** A table at which one votes after the other. */
async function turns(url) {
  const first = await clientOf(url).create('vote');
  const clients = [first];
  for (let seat = 1; seat < SEATS; seat++) clients.push(await clientOf(url).joinById(first.roomId));
  let voted = 0;
  let seen = () => {};
  clients.forEach((it, seat) => it.onStateChange((state) => seen(seat, state)));
  return {
    async turn() {
      const seat = voted++ % SEATS;
      const choice = voted % 100;
      const left = new Set(clients.keys());
      const done = new Promise((all) => {
        seen = (at, { players }) => {
          if (players.get(clients[seat].sessionId)?.vote === choice) left.delete(at);
          if (left.size === 0) all();
        };
      });
      clients[seat].send('vote', choice);
      await done;
    },
  };
}
