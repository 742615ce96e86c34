import {
  known,
  type CardLook,
  type GameStatus,
  type Message,
  type Seat,
  type Timer,
  type View,
  type Viewer,
  type Zone,
  type Counter,
} from '@masque/core';
import { contractOf } from '../contract/contracts.ts';
import { insiders, type ContractState } from '../contract/state.ts';
import type { State } from '../state.ts';
import { emblemSide, roleSide } from './faces.ts';

/** The contract that a viewer has joined, with its inside. */
export interface Mine {
  readonly id: string;
  readonly stage: string;
  readonly inside: View<ContractState>;
}

export function mineOf(view: View<State>, me: Viewer): Mine | undefined {
  const contract = contractOf(view.contracts, me);
  const inside = contract && known(contract.inside);
  return contract && inside ? { id: contract.id, stage: inside.phase, inside: inside.state } : undefined;
}

/**
 * Whom the viewer's own contract waits for, as its members can see it: for the question for surprises that is
 * everybody.
 */
export function awaited(view: View<State>, { stage, inside }: Mine): readonly Seat[] {
  switch (stage) {
    case 'mark':
      return [];
    case 'probe':
      return inside.probes.map((it) => it.seat);
    case 'decide':
      return inside.decisions.filter((it) => it.owner && !it.locked).map((it) => it.seat);
    default:
      return insiders({ court: view.court, contract: inside });
  }
}

const people = (seats: readonly Seat[], me?: Viewer) => ({
  list: seats.map((seat) => (seat === me ? { msg: 'court.you' } : { seat })),
});

/** All current contracts: their members, and in the viewer's own what each shows. */
export const contractZones = (view: View<State>, me: Viewer): Zone[] => {
  const mine = mineOf(view, me);
  const mineFirst = view.contracts.toSorted((a, b) => Number(b.id === mine?.id) - Number(a.id === mine?.id));
  return mineFirst.map((it): Zone => {
    const members = [...it.joined, ...it.invited];
    const label: Message =
      mine?.id === it.id
        ? 'zone.mine'
        : { key: it.busy ? 'zone.busy' : 'zone.forming', args: { members: people(members, me) } };
    const counter: Counter = {
      icon: it.busy ? 'wax-seal' : 'conversation',
      n: it.joined.length,
      label: it.busy ? 'counter.busy' : 'counter.talking',
    };
    return {
      id: it.id,
      label,
      counter,
      around: it.joined,
      awaits: it.invited,
      ...(it.busy && { sealed: true }),
      ...(mine?.id === it.id && { cards: mine.inside.joined.map((seat) => memberCard(mine.inside, seat)) }),
    };
  });
};

/** What a member shows, or means to show. */
export function memberCard(inside: View<ContractState>, seat: Seat): CardLook {
  const who = { seat };
  const flipped = inside.forced.find((it) => it.seat === seat);
  const show = inside.shows.find((it) => it.seat === seat);
  if (flipped) return { state: 'proven', face: roleSide(flipped), label: { key: 'label.forced', args: { who } } };
  if (show?.side === 'role')
    return { state: 'proven', face: roleSide(show), label: { key: 'label.member', args: { who } } };
  if (show) return { state: 'shown', face: emblemSide(show.shown), label: { key: 'label.member', args: { who } } };
  const side = inside.sides[inside.joined.indexOf(seat)]!;
  const key = inside.agreed.includes(seat) ? `label.agreed.${side}` : `label.means.${side}`;
  return { state: 'down', label: { key, args: { who } } };
}

/** What the members have declared so far, as sentences for the members. */
export function declarations(inside: View<ContractState>): Message[] {
  return inside.decisions.flatMap(({ seat, choice, locked }): Message[] => {
    const who = { seat };
    const state = { msg: locked ? 'declared.locked' : 'declared.open' };
    if (!choice) return [{ key: 'declared.nothing', args: { who } }];
    if (choice.kind === 'kill') return [{ key: 'declared.kill', args: { who, whom: { seat: choice.seat }, state } }];
    if (choice.kind === 'execute')
      return [
        {
          key: choice.seats.length ? 'declared.execute' : 'declared.spare',
          args: { who, whom: people(choice.seats), state },
        },
      ];
    if (choice.kind === 'dieFor')
      return [
        choice.seat === 'all'
          ? { key: 'declared.dieForAll', args: { who, state } }
          : { key: 'declared.dieFor', args: { who, whom: { seat: choice.seat }, state } },
      ];
    return [{ key: 'declared.none', args: { who, state } }];
  });
}

/** The clock of the question in the viewer's own contract; talks have none. */
export function contractTimer(mine: Mine | undefined, status: GameStatus): Timer | undefined {
  if (!mine || !['probe', 'decide', 'surprise'].includes(mine.stage)) return undefined;
  return status.instances.find((it) => it.instance === mine.id && it.phase === mine.stage)?.timer;
}
