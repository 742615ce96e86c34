/**
 * The least that can be done: plain objects, and each voter's own JSON over `ws`. With an argument, what a room has to
 * say is gathered for so many milliseconds. Beside its rooms it has a lobby, which everybody who follows it is sent whole.
 */
import { WebSocketServer } from 'ws';
import { report } from './report.mjs';

const SEATS = 8;
const step = Number(process.argv[2] ?? 0);
const rooms = new Map();

const roomOf = (id) => {
  let room = rooms.get(id);
  if (!room) {
    const players = Array.from({ length: SEATS }, (_, seat) => ({ seat, role: 'wolf', vote: null, socket: null }));
    rooms.set(id, (room = { round: 0, votes: 0, players, timer: null }));
  }
  return room;
};

const viewOf = ({ round, players }, { role, vote }) =>
  JSON.stringify({
    round,
    me: { role, vote },
    seats: players.map((it) => ({ seat: it.seat, voted: it.vote !== null })),
  });

const tell = (room) => {
  room.timer = null;
  for (const player of room.players) player.socket?.send(viewOf(room, player));
};

function vote(room, player, choice) {
  player.vote = choice;
  if (++room.votes % SEATS === 0) {
    room.round++;
    for (const it of room.players) it.vote = null;
  }
  if (step === 0) tell(room);
  else room.timer ??= setTimeout(tell, step, room);
}

/** Who is here tonight, and the sockets that follow it. */
const people = new Map();
const followers = new Set();

function follow(socket, name) {
  if (name) people.set(name, { name, mask: 'owl', at: people.size, resting: false });
  followers.add(socket);
  const lobby = () => JSON.stringify({ name: 'Tonight', people: Object.fromEntries(people) });
  socket.send(lobby());
  socket.on('message', (data) => {
    people.get(name).resting = String(data) === 'rest';
    const told = lobby();
    for (const it of followers) it.send(told);
  });
  socket.on('close', () => followers.delete(socket));
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url }) => {
  const [, id, seat] = url.split('/');
  if (id === 'lobby') return follow(socket, seat);
  const room = roomOf(id);
  const player = room.players[Number(seat)];
  player.socket = socket;
  socket.send(viewOf(room, player));
  socket.on('message', (data) => vote(room, player, Number(data)));
});
server.on('listening', () => report(server.address().port));
