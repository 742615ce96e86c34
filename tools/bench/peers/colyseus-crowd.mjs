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
