import type { Seat } from '@masque/core';
import { ask } from '@masque/mechanics';
import type { Court } from '../court/court.ts';
import { isAlive, isGone } from '../court/visible.ts';
import { isIn, withContract, type ContractState, type ContractRoom, type Side } from './state.ts';

/** A new proposal: its proposer has joined, the others are invited. */
export const propose = (
  id: string,
  court: Court,
  proposer: Seat,
  side: Side,
  invited: readonly Seat[],
): ContractState => ({
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

/** The current life of each seat. */
export const livesOf = (court: Court): number[] => court.players.map((player) => player.life);

type Change<E = object> = (room: ContractRoom, event: E & { readonly seat: Seat }) => ContractRoom;

/** Any change of members or sides undoes every agreement. */
const renew = (room: ContractRoom, contract: Partial<ContractState>): ContractRoom =>
  withContract(room, { ...contract, agreed: [] });

export const enter: Change<{ readonly side: Side }> = (room, { seat, side }) => {
  const { joined, sides, invited, lives } = room.contract;
  return renew(room, {
    joined: [...joined, seat],
    lives: lives.with(seat, room.court.players[seat]!.life),
    sides: [...sides, side],
    invited: invited.filter((it) => it !== seat),
  });
};

export const setSide: Change<{ readonly side: Side }> = (room, { seat, side }) =>
  renew(room, { sides: room.contract.joined.map((it, i) => (it === seat ? side : room.contract.sides[i]!)) });

/** A member leaves. If it was the proposer, the longest-standing member takes over. */
export const leave: Change = (room, { seat }) => {
  const { joined, sides, proposer } = room.contract;
  const rest = joined.filter((it) => it !== seat);
  return renew(room, {
    joined: rest,
    sides: sides.filter((_, i) => joined[i] !== seat),
    proposer: proposer === seat ? (rest[0] ?? proposer) : proposer,
  });
};

/** An invited seat declines: nothing changes for those who have joined. */
export const decline: Change = (room, { seat }) =>
  withContract(room, { invited: room.contract.invited.filter((it) => it !== seat) });

export const add = (room: ContractRoom, seat: Seat): ContractRoom =>
  renew(room, { invited: [...room.contract.invited, seat] });

export const drop = (room: ContractRoom, seat: Seat): ContractRoom =>
  room.contract.invited.includes(seat) ? decline(room, { seat }) : leave(room, { seat });

export const agree: Change = (room, { seat }) => withContract(room, { agreed: [...room.contract.agreed, seat] });
export const unagree: Change = (room, { seat }) =>
  withContract(room, { agreed: room.contract.agreed.filter((it) => it !== seat) });
export const clearAgreed = (room: ContractRoom): ContractRoom => renew(room, {});

/** Drops invited seats that have died or left. */
export const dropAbsent = (room: ContractRoom): ContractRoom =>
  withContract(room, {
    invited: room.contract.invited.filter((seat) => isAlive(room.court, seat) && !isGone(room.court, seat)),
  });

/** Whether there is nobody to show anything to, or a member has died. */
export const isVoid = (room: ContractRoom): boolean =>
  room.contract.joined.length === 0 ||
  room.contract.joined.length + room.contract.invited.length < 2 ||
  room.contract.joined.some((seat) => !isIn(room, seat));

/** Whether everybody invited has answered, and all agree on the same sides. */
export const allAgreed = ({ contract }: ContractRoom): boolean =>
  contract.joined.length >= 2 &&
  contract.invited.length === 0 &&
  contract.joined.every((seat) => contract.agreed.includes(seat));
