import { again } from '../src/again.ts';
import { rounds } from './report.mjs';
import { require, SEATS, vote } from './boardgame-vote.mjs';

const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

/** Opens matches of eight clients each. A match plays one round of votes at a time. */
export async function open(port, n) {
  const rooms = [];
  for (let id = 0; id < n; id++) rooms.push(await room(`http://127.0.0.1:${port}`));
  return rooms;
}

async function room(url) {
  const over = rounds(SEATS);
  const clients = await match(url, (seat, { round }) => over.seen(seat, round));
  return {
    async round() {
      const done = over.next();
      clients.forEach((client, seat) => client.moves.vote(seat));
      await done;
    },
    close: () => clients.forEach((client) => client.stop()),
  };
}

/** An evening: see `ws-crowd.mjs`. What happens in its lobby is not told to anybody: clients ask for the list of matches. */
export async function evening(port, tables) {
  const played = [];
  for (let id = 0; id < tables; id++) played.push(await turns(`http://127.0.0.1:${port}`));
  return { tables: played, lobby: null };
}

/** A table at which one votes after the other. */
async function turns(url) {
  const counts = Array.from({ length: SEATS }, () => 0);
  let seen = () => {};
  const clients = await match(url, (seat, { votes }) => {
    counts[seat] = votes;
    seen();
  });
  let voted = 0;
  return {
    turn() {
      const seat = voted++ % SEATS;
      const done = new Promise((all) => (seen = () => counts.every((n) => n >= voted) && all()));
      clients[seat].moves.vote(1);
      return done;
    },
  };
}

/** Eight clients of a match, of whose states `seen` is told. */
async function match(url, seen) {
  const { matchID } = await post(`${url}/games/vote/create`, { numPlayers: SEATS });
  const clients = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`${url}/games/vote/${matchID}/join`, { playerID, playerName: 'p' });
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
    const game = { ...vote };
    const client = Client({ game, numPlayers: SEATS, playerID, matchID, credentials: playerCredentials, debug: false, multiplayer }); // prettier-ignore
    const synced = new Promise((done) =>
      client.subscribe((state) => {
        if (!state) return;
        done();
        seen(seat, state.G);
      }),
    );
    client.start();
    await synced;
    clients.push(client);
  }
  return clients;
}

const post = async (url, body) =>
  (await again(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json(); // prettier-ignore
