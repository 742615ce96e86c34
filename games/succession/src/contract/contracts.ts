import {
  seatSet,
  open,
  secret,
  seen,
  type ActionEvent,
  type OfferOf,
  type Seat,
  type Step,
  type View,
} from '@masque/core';
import { instanceOffers, ring, send, spawn, type Instance, them } from '@masque/mechanics';
import { tell } from '../court/news.ts';
import type { Court } from '../court/court.ts';
import type { Contract, PactActions, Side, State } from '../state.ts';
import { contractChart } from '../flow/contract.ts';
import { propose } from './forming.ts';
import { insiders, type Pact, type PactEvents, type Room } from './pact.ts';

type PactEvent = ActionEvent<PactEvents> | { readonly type: 'freeze' | 'thaw' | 'off' | 'stir'; readonly seat?: Seat };

/** Opens a contract: its proposer joins with a side, the others are invited. */
export function openContract(state: State, proposer: Seat, side: Side, invited: readonly Seat[], step: Step): State {
  const id = `c${state.proposed + 1}`;
  const members = seatSet([proposer, ...invited]);
  tell(step, ['opened', members], { args: { members: them(members) } });
  const room: Room = { court: state.court, pact: propose(id, state.court, proposer, side, seatSet(invited)) };
  return put({ ...state, proposed: state.proposed + 1 }, spawn(contractChart, id, room, step), step);
}

/** Gives a contract an event. */
export const tellContract = (state: State, id: string, event: PactEvent, step: Step): State =>
  withInstance(state, id, step, (instance) => send(contractChart, instance, event, step));

/** A clock of a contract rings. */
export const ringContract = (
  state: State,
  clock: { readonly instance: string; readonly phase: string; readonly delay: string },
  step: Step,
): State => withInstance(state, clock.instance, step, (instance) => ring(contractChart, instance, clock, step));

/** Gives all contracts an event. */
export const tellAll = (state: State, event: PactEvent, step: Step): State =>
  state.contracts.reduce((after, { id }) => tellContract(after, id, event, step), state);

/** The contract that a seat has joined. */
export const contractOf = <C extends { readonly joined: readonly Seat[] }>(
  contracts: readonly C[],
  seat: Seat,
): C | undefined => contracts.find((it) => it.joined.includes(seat));

/** Is the seat in a contract past the point of no return? Everybody sees it. */
export const isBusy = (
  contracts: readonly { readonly joined: readonly Seat[]; readonly busy: boolean }[],
  seat: Seat,
): boolean => contracts.some((it) => it.busy && it.joined.includes(seat));

function withInstance(
  state: State,
  id: string,
  step: Step,
  change: (instance: Instance<Room>) => Instance<Room>,
): State {
  const contract = state.contracts.find((it) => it.id === id);
  if (!contract) return state;
  const inside = open(contract.inside);
  const before: Instance<Room> = { ...inside, state: { court: state.court, pact: inside.state } };
  const after = change(before);
  return after === before ? state : put(state, after, step);
}

/** Lays the instance back into the state; one that is done leaves no more than its name. */
function put(state: State, instance: Instance<Room>, step: Step): State {
  const { court, pact } = instance.state;
  const at = state.contracts.findIndex((it) => it.id === pact.id);
  if (instance.done) {
    const how = pact.busy ? 'complete' : 'cancelled';
    const members = seatSet([...pact.joined, ...pact.invited]);
    if (how === 'cancelled') tell(step, ['cancelled', members], { args: { members: them(members) } });
    const contracts = state.contracts.filter((it) => it.id !== pact.id);
    const next = {
      ...state,
      court: { ...court, closed: [...court.closed, { id: pact.id, members, how } as const] },
      contracts,
    };
    return buried(state.court, court) ? tellAll(next, { type: 'stir' }, step) : next;
  }
  const contract: Contract = {
    id: pact.id,
    joined: insiders({ court, pact }),
    invited: pact.invited,
    busy: pact.busy,
    inside: secret<Instance<Pact>>({ ...instance, state: pact }, insiders({ court, pact }), `contract ${pact.id}`),
  };
  return { ...state, court, contracts: at < 0 ? [...state.contracts, contract] : state.contracts.with(at, contract) };
}

const buried = (before: Court, after: Court): boolean =>
  before.players.some((player, seat) => player.life < after.players[seat]!.life);

/** What the contract that a seat has joined offers it. */
export function contractOffers(view: View<State>, seat: Seat): OfferOf<PactActions>[] {
  const contract = contractOf(view.contracts, seat);
  const inside = contract && seen(contract.inside);
  if (!contract || !inside) return [];
  if (!contract.busy && view.court.bell) return [];
  const instance = { ...inside, state: { court: view.court, pact: inside.state } };
  return instanceOffers<Room, PactActions>(contractChart, instance as Instance<View<Room>>, seat);
}
