import type { OfferOf, Seat, View, OfferLook } from '@masque/core';
import { isAsked } from '@masque/mechanics';
import { isGone, living } from '../court/visible.ts';
import { doomed, MAX_CHANGES } from '../contract/decide.ts';
import {
  insiders,
  type Decision,
  type ContractEvents,
  type ContractPhases,
  type ContractRoom,
} from '../contract/state.ts';
import { isGhost, type ContractTable } from '../contract/shown.ts';

type RoomView = View<ContractRoom>;
type Offers<N extends keyof ContractPhases> = OfferOf<Pick<ContractEvents, ContractPhases[N]>>[];

/** A member's offers during the talks. A change of sides or members invalidates earlier agreements. */
export function formingOffers({ contract, court }: RoomView, seat: Seat): Offers<'forming'> {
  const i = contract.joined.indexOf(seat);
  if (i < 0) return [];
  const members = [...contract.joined, ...contract.invited];
  const outside = living(court).filter((it) => !members.includes(it) && !isGone(court, it));
  const agrees = contract.agreed.includes(seat);
  const other = contract.sides[i] === 'role' ? 'faction' : 'role';
  const common = { optional: true, window: 'forming' } as const;
  return [
    agrees
      ? { type: 'unagree', optional: true, look: { icon: 'cancel' } }
      : {
          type: 'agree',
          optional: true,
          look: { main: true, bothThumbs: true, icon: 'finger-print', note: 'note.agree' },
        },
    {
      type: 'side',
      ...common,
      params: { side: { kind: 'option', of: [other], names: [`side.${other}`] } },
      look: { label: `offer.side.${other}`, icon: 'card-exchange' },
    },
    ...(outside.length > 0
      ? [
          {
            type: 'add',
            ...common,
            params: { target: { kind: 'seat', of: outside, ask: 'ask.add' } },
            look: { icon: 'health-increase' },
          } as const,
        ]
      : []),
    ...(contract.proposer === seat
      ? [
          {
            type: 'drop',
            ...common,
            params: { target: { kind: 'seat', of: members.filter((it) => it !== seat), ask: 'ask.drop' } },
            look: { icon: 'health-decrease' },
          } as const,
        ]
      : []),
    { type: 'leaveContract', ...common, look: { icon: 'exit-door' } },
  ];
}

/** Players who are asked right after the reveal name a seat or pass. */
export function probeOffers({ contract }: RoomView, seat: Seat): Offers<'probe'> {
  const probe = contract.probes.find((it) => it.seat === seat);
  if (!probe || !isAsked(contract.named, seat)) return [];
  const params = { target: { kind: 'seat', of: probe.targets, ask: `ask.${probe.what}` } } as const;
  return [
    { type: probe.what, params, look: { note: `note.${probe.what}`, icon: 'eyeball', confirm: true } },
    { type: 'waive', look: { main: true, quiet: true } },
  ];
}

/** The decisions of a seat: they can be changed until everybody who decides has locked. */
export function decideOffers(view: RoomView, seat: Seat): Offers<'decide'> {
  const mine = view.contract.decisions.filter((it) => it.seat === seat && it.owner);
  if (mine.length === 0) return [];
  const locked = mine.every((it) => it.locked);
  const made = mine.every((it) => it.choice !== null || !it.must);
  const declared = mine.flatMap((it) =>
    it.changes < MAX_CHANGES || it.choice === null ? declarations(view, it, locked || it.choice !== null) : [],
  );
  return [...declared, ...(made && !locked ? [{ type: 'lock', look: { main: true, icon: 'padlock' } } as const] : [])];
}

function declarations(view: RoomView, { seat, what, targets, must }: Decision, optional: boolean): Offers<'decide'> {
  const common = { optional } as const;
  const none = { type: 'none', ...common } as const;
  switch (what) {
    case 'kill':
      return [
        {
          type: 'kill',
          ...common,
          params: { target: { kind: 'seat', of: targets, ask: 'ask.kill' } },
          look: { icon: 'bloody-sword', note: 'note.kill' },
        },
        ...(must ? [] : [none]),
      ];
    case 'raise': {
      const dead = view.contract.ghosts.filter((it) => isGhost(view, it));
      const ghost = {
        kind: 'seat',
        of: dead,
        ask: 'ask.ghost',
        ...(dead.length === 0 && { none: 'ask.noGhost' }),
      } as const;
      return [
        {
          type: 'raise',
          ...common,
          params: { target: { kind: 'seat', of: targets, ask: 'ask.kill' }, ghost },
          look: { icon: 'pointy-hat', note: 'note.raise' },
        },
        none,
      ];
    }
    case 'execute':
      return [
        {
          type: 'execute',
          ...common,
          params: {
            targets: { kind: 'subset', what: 'seat', of: targets, min: 0, max: targets.length, ask: 'ask.execute' },
          },
          look: { icon: 'scales', note: 'note.execute' },
        },
      ];
    case 'dieFor':
      return [...standIn(view, seat, common), none];
  }
}

function standIn(table: ContractTable, seat: Seat, common: { readonly optional: boolean }): Offers<'decide'> {
  const victims = doomed(table, seat);
  if (victims.length === 0) return [];
  const look: OfferLook = { icon: 'checked-shield', note: 'note.dieFor' };
  return table.court.options.guardDiesFor === 'all'
    ? [{ type: 'dieForAll', ...common, look }]
    : [{ type: 'dieFor', ...common, params: { target: { kind: 'seat', of: victims, ask: 'ask.dieFor' } }, look }];
}

/**
 * The common question: the same for every living member, byte for byte, whatever their cards. An answer that the
 * player's card does not support has no effect, and nobody learns of it.
 */
export function surpriseOffers(view: RoomView, seat: Seat): Offers<'surprise'> {
  const { contract } = view;
  const members = insiders(view).toSorted((a, b) => a - b);
  if (!members.includes(seat) || !contract.window || !isAsked(contract.window.passes, seat)) return [];
  return [
    {
      type: 'respond',
      params: { target: { kind: 'seat', of: members, none: 'ask.noTarget', ask: 'ask.respond' } },
      look: { icon: 'cloak-dagger', note: 'note.respond', confirm: true },
    },
    { type: 'pass', look: { main: true, quiet: true, note: 'note.pass' } },
  ];
}
