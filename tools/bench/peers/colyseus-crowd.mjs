import { Client } from '@colyseus/sdk';
import { rounds } from './report.mjs';

const SEATS = 8;

/** Opens rooms of eight clients each. A room plays one round of votes at a time. */
export async function open(port, n) {
  const rooms = [];
  for (let id = 0; id < n; id++) rooms.push(await room(`http://127.0.0.1:${port}`));
  return rooms;
}

async function room(url) {
  const over = rounds(SEATS);
  const first = await new Client(url).create('vote');
  const others = await Promise.all(Array.from({ length: SEATS - 1 }, () => new Client(url).joinById(first.roomId)));
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
