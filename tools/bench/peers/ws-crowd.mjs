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

/**
 * An evening: tables at which one votes after the other, and a lobby that as many people are in. The last `free` of them,
 * a desk and a screen follow it.
 */
export async function evening(port, tables, people, free) {
  const played = [];
  for (let id = 0; id < tables; id++) played.push(await turns(port, id));
  const open = async (path) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/lobby/${path}`, { perMessageDeflate: false });
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    return socket;
  };
  for (let n = 0; n < people - free; n++) (await open(`P${n}`)).close();
  const here = [];
  for (let n = people - free; n < people; n++) here.push({ name: `P${n}`, socket: await open(`P${n}`) });
  const all = [...here.map((it) => it.socket), await open(''), await open('')];
  let at = 0;
  return {
    tables: played,
    lobby: {
      async change() {
        const { name, socket } = here[at % here.length];
        const rests = Math.floor(at++ / here.length) % 2 === 0;
        const seen = all.map(
          (it) =>
            new Promise((done) => {
              const hear = (data) => {
                if (JSON.parse(data).people[name].resting !== rests) return;
                it.off('message', hear);
                done(data.length);
              };
              it.on('message', hear);
            }),
        );
        socket.send(rests ? 'rest' : 'back');
        return (await Promise.all(seen))[0];
      },
    },
  };
}

/** A table at which one votes after the other. */
async function turns(port, id) {
  let seen = () => {};
  const counts = Array.from({ length: SEATS }, () => 0);
  const sockets = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${id}/${seat}`, { perMessageDeflate: false });
    socket.on('message', (data) => {
      const { round, seats } = JSON.parse(data);
      counts[seat] = round * SEATS + seats.filter((it) => it.voted).length;
      seen();
    });
    await new Promise((done, fail) => socket.once('open', done).once('error', fail));
    sockets.push(socket);
  }
  let voted = 0;
  return {
    turn() {
      const seat = voted++ % SEATS;
      const done = new Promise((all) => (seen = () => counts.every((n) => n >= voted) && all()));
      sockets[seat].send('1');
      return done;
    },
  };
}
