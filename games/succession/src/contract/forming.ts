import type { Seat } from '@masque/core';
import { ask } from '@masque/mechanics';
import type { Side } from '../state.ts';
import type { Court } from '../court/court.ts';
import { isAlive, isGone } from '../court/standing.ts';
import { isIn, type Pact, type Room } from './pact.ts';

/** A new proposal: its proposer has joined, the others are invited. */
export const propose = (id: string, court: Court, proposer: Seat, side: Side, invited: readonly Seat[]): Pact => ({
  id,
  proposer,
  joined: [proposer],
  invited,
  lives: livesOf(court),
  sides: [side],
  agreed: [],
  busy: false,
  shows: [],
  forced: [],
  ghosts: [],
  probes: [],
  named: ask([]),
  accusations: [],
  decisions: [],
  ranks: [],
  stack: [],
  window: null,
  decided: 0,
});

/** Which of its lives each seat lives. */
export const livesOf = (court: Court): number[] => court.players.map((player) => player.life);

type Change<E = object> = (room: Room, event: E & { readonly seat: Seat }) => Room;

const change = (room: Room, pact: Partial<Pact>): Room => ({ ...room, pact: { ...room.pact, ...pact } });

/** Any change of members or sides undoes every agreement. */
const renew = (room: Room, pact: Partial<Pact>): Room => change(room, { ...pact, agreed: [] });

export const enter: Change<{ readonly side: Side }> = (room, { seat, side }) => {
  const { joined, sides, invited, lives } = room.pact;
  return renew(room, {
    joined: [...joined, seat],
    lives: lives.with(seat, room.court.players[seat]!.life),
    sides: [...sides, side],
    invited: invited.filter((it) => it !== seat),
  });
};

export const setSide: Change<{ readonly side: Side }> = (room, { seat, side }) =>
  renew(room, { sides: room.pact.joined.map((it, i) => (it === seat ? side : room.pact.sides[i]!)) });

/** A member goes. Where the proposer goes, the member who has been there longest takes over. */
export const leave: Change = (room, { seat }) => {
  const { joined, sides, proposer } = room.pact;
  const rest = joined.filter((it) => it !== seat);
  return renew(room, {
    joined: rest,
    sides: sides.filter((_, i) => joined[i] !== seat),
    proposer: proposer === seat ? (rest[0] ?? proposer) : proposer,
  });
};

/** An invited seat stays away: nothing changes between those who have joined. */
export const decline: Change = (room, { seat }) =>
  change(room, { invited: room.pact.invited.filter((it) => it !== seat) });

export const add = (room: Room, seat: Seat): Room => renew(room, { invited: [...room.pact.invited, seat] });

export const drop = (room: Room, seat: Seat): Room =>
  room.pact.invited.includes(seat) ? decline(room, { seat }) : leave(room, { seat });

export const agree: Change = (room, { seat }) => change(room, { agreed: [...room.pact.agreed, seat] });
export const unagree: Change = (room, { seat }) =>
  change(room, { agreed: room.pact.agreed.filter((it) => it !== seat) });
export const clearAgreed = (room: Room): Room => renew(room, {});

/** Those invited who have died or left are dropped. */
export const dropAbsent = (room: Room): Room =>
  change(room, {
    invited: room.pact.invited.filter((seat) => isAlive(room.court, seat) && !isGone(room.court, seat)),
  });

/** Nobody to show anything to, or a member has died. */
export const isVoid = (room: Room): boolean =>
  room.pact.joined.length === 0 ||
  room.pact.joined.length + room.pact.invited.length < 2 ||
  room.pact.joined.some((seat) => !isIn(room, seat));

/** Everybody who was asked has answered, and all agree on the same sides. */
export const allAgreed = ({ pact }: Room): boolean =>
  pact.joined.length >= 2 && pact.invited.length === 0 && pact.joined.every((seat) => pact.agreed.includes(seat));
