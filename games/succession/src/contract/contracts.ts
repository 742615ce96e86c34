import { declassify, seatSet, secret, type ActionEvent, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { ring, send, spawn, them, type Instance } from '@masque/mechanics';
import { tell } from '../court/news.ts';
import type { Court } from '../court/court.ts';
import type { Contract, State } from '../state.ts';
import { contractChart } from '../flow/contract.ts';
import { propose } from './forming.ts';
import { insiders, type ContractEvents, type ContractState, type ContractRoom, type Side } from './state.ts';

type ContractEvent =
  ActionEvent<ContractEvents> | { readonly type: 'freeze' | 'thaw' | 'off' | 'stir'; readonly seat?: Seat };

/** Opens a contract: its proposer joins with a side, the others are invited. */
export function openContract(state: State, proposer: Seat, side: Side, invited: readonly Seat[], step: Step): State {
  const id = `c${state.proposed + 1}`;
  const members = seatSet([proposer, ...invited]);
  tell(step, ['opened', members], { args: { members: them(members) } });
  const court: Court = { ...state.court, called: [...state.court.called, members] };
  const room: ContractRoom = { court, contract: propose(id, court, proposer, side, seatSet(invited)) };
  return put({ ...state, proposed: state.proposed + 1 }, spawn(contractChart, id, room, step), step);
}

/** Sends an event to a contract. */
export const tellContract = (state: State, id: string, event: ContractEvent, step: Step): State =>
  withInstance(state, id, step, (instance) => send(contractChart, instance, event, step));

/** A clock of a contract has fired. */
export const ringContract = (
  state: State,
  clock: { readonly instance: string; readonly phase: string; readonly delay: string },
  step: Step,
): State => withInstance(state, clock.instance, step, (instance) => ring(contractChart, instance, clock, step));

/** The host goes on: time is up for the current question of every contract that must end before the tribunal. */
export function closeContracts(state: State, step: Step): State {
  for (const { id, busy, inside } of state.contracts) {
    if (!busy) continue;
    const { phase, state: contract } = declassify(inside);
    for (const clock of contractChart.delaysIn(phase, { court: state.court, contract }))
      step.arm({ instance: id, phase: clock.phase, delay: clock.delay }, 0);
  }
  return state;
}

/** Sends an event to all contracts. */
export const tellAll = (state: State, event: ContractEvent, step: Step): State =>
  state.contracts.reduce((after, { id }) => tellContract(after, id, event, step), state);

/** The contract that a seat has joined. */
export const contractOf = <C extends { readonly joined: readonly Seat[] }>(
  contracts: readonly C[],
  seat: Seat,
): C | undefined => contracts.find((it) => it.joined.includes(seat));

/** Whether the seat is in a contract past the point of no return, which is public. */
export const isBusy = (
  contracts: readonly { readonly joined: readonly Seat[]; readonly busy: boolean }[],
  seat: Seat,
): boolean => contracts.some((it) => it.busy && it.joined.includes(seat));

function withInstance(
  state: State,
  id: string,
  step: Step,
  change: (instance: Instance<ContractRoom>) => Instance<ContractRoom>,
): State {
  const contract = state.contracts.find((it) => it.id === id);
  if (!contract) return state;
  const inside = declassify(contract.inside);
  const before: Instance<ContractRoom> = { ...inside, state: { court: state.court, contract: inside.state } };
  const after = change(before);
  return after === before ? state : put(state, after, step);
}

/** Puts the instance back into the state; only a brief record of a finished one remains. */
function put(state: State, instance: Instance<ContractRoom>, step: Step): State {
  const { court, contract: inside } = instance.state;
  const at = state.contracts.findIndex((it) => it.id === inside.id);
  if (instance.done) {
    const how = inside.busy ? 'complete' : 'cancelled';
    const members = seatSet([...inside.joined, ...inside.invited]);
    // If only one member is left in the talks, there is nothing to tell.
    if (how === 'cancelled' && members.length > 1)
      tell(step, ['cancelled', members], { args: { members: them(members) } });
    const contracts = state.contracts.filter((it) => it.id !== inside.id);
    const next = {
      ...state,
      court: { ...court, closed: [...court.closed, { id: inside.id, members, how } as const] },
      contracts,
    };
    return buried(state.court, court) ? tellAll(next, { type: 'stir' }, step) : next;
  }
  const contract: Contract = {
    id: inside.id,
    joined: insiders(instance.state),
    invited: inside.invited,
    busy: inside.busy,
    inside: secret<Instance<ContractState>>(
      { ...instance, state: inside },
      insiders(instance.state),
      `contract ${inside.id}`,
    ),
  };
  return { ...state, court, contracts: at < 0 ? [...state.contracts, contract] : state.contracts.with(at, contract) };
}

const buried = (before: Court, after: Court): boolean =>
  before.players.some((player, seat) => player.life < after.players[seat]!.life);
