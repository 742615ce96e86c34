import WebSocket from 'ws';
import { rounds } from './report.mjs';

const SEATS = 8;

/** Opens rooms of eight sockets each, numbered from `first` on. A room plays one round of votes at a time. */
export const open = (port, n, first) => Promise.all(Array.from({ length: n }, (_, i) => room(port, first + i)));

async function room(port, id) {
  const over = rounds(SEATS);
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${id}/${seat}`, { perMessageDeflate: false });
      socket.on('message', (data) => over.seen(seat, JSON.parse(data).round));
      await new Promise((done, fail) => socket.once('open', done).once('error', fail));
      return socket;
    }),
  );
  return {
    async round() {
      const done = over.next();
      sockets.forEach((socket, seat) => socket.send(String(seat)));
      await done;
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}
