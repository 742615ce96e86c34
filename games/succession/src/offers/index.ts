import { known, type OfferOf, type Seat } from '@masque/core';
import { instanceOffers, isAsked } from '@masque/mechanics';
import { contractOf, isBusy } from '../contract/contracts.ts';
import type { ContractActions, ContractRoom } from '../contract/state.ts';
import { isAlive, isGone, living } from '../court/visible.ts';
import { contractChart } from '../flow/contract.ts';
import { factions, isHeir, ruleOf, type CardFace, type Faction } from '../roles/index.ts';
import type { Phases, SuccessionActions, Seen } from '../state.ts';

type Offers<N extends keyof Phases> = OfferOf<Pick<SuccessionActions, Phases[N]>>[];

const free = { optional: true } as const;
/** How long the crown has to be held to be taken, in milliseconds. */
const CROWN_HOLD = 3000;
/** The maximum number of invitations shown to a player; the next appears when one of them is answered or expires. */
const MAX_INVITATIONS = 3;
const sides = {
  kind: 'option',
  of: ['faction', 'role'],
  names: ['side.faction', 'side.role'],
  ask: 'ask.side',
} as const;

/** What goes on as long as anybody is in a contract: the player's own contract, and a badge offered to them. */
export const courtOffers = (view: Seen, seat: Seat): Offers<'court'> =>
  isGone(view.court, seat) ? [] : [...contractOffers(view, seat), ...badgeReplies(view, seat)];

/** The offers of the contract that a seat has joined. */
function contractOffers(view: Seen, seat: Seat): OfferOf<ContractActions>[] {
  const contract = contractOf(view.contracts, seat);
  const inside = contract && known(contract.inside);
  if (!contract || !inside) return [];
  if (!contract.busy && view.court.bell) return [];
  const instance = { ...inside, state: { court: view.court, contract: inside.state } };
  return instanceOffers<ContractRoom, ContractActions>(contractChart, instance, seat);
}

const badgeReplies = (view: Seen, seat: Seat): Offers<'court'> => {
  if (view.court.bell || isBusy(view.contracts, seat) || !view.court.players[seat]!.alive) return [];
  const by = view.court.badgeOffers.filter((it) => it.to === seat).map((it) => it.by);
  if (by.length === 0) return [];
  const params = { by: { kind: 'seat', of: by, ask: 'ask.by' } } as const;
  return [
    { type: 'accept', window: 'badge', params, look: { icon: 'police-badge', note: 'note.accept', confirm: true } },
    { type: 'refuse', window: 'badge', params },
  ];
};

/** The offers while the song plays, public or private. */
export function freeOffers(view: Seen, seat: Seat): Offers<'free'> {
  const { court, contracts } = view;
  const player = court.players[seat]!;
  if (!player.alive || isGone(court, seat) || isBusy(contracts, seat)) return [];
  const face = known(player.face);
  return [
    ...invitations(view, seat),
    ...proposals(view, seat),
    ...(face && isHeir(face.role)
      ? [
          {
            type: 'claim',
            ...free,
            look: { icon: 'crown', note: 'note.claim', confirm: true, holdMs: CROWN_HOLD, private: true },
          } as const,
        ]
      : []),
    ...denunciations(view, seat),
    ...(face && !court.silenced.includes(face.faction) ? publicAbilities(view, seat, face) : []),
  ];
}

function proposals({ court, contracts }: Seen, seat: Seat): Offers<'free'> {
  if (contractOf(contracts, seat)) return [];
  const others = living(court).filter((it) => it !== seat && !isGone(court, it));
  if (others.length === 0) return [];
  const members = { kind: 'subset', what: 'seat', of: others, min: 1, max: others.length, ask: 'ask.members' } as const;
  return [
    {
      type: 'propose',
      ...free,
      params: { members, side: sides },
      look: { icon: 'scroll-unfurled', note: 'note.propose', people: true },
    },
  ];
}

/**
 * An invitation waits for nobody: it expires by itself. A player joins only one contract at a time. Both answers stand
 * side by side on one paper, and only as many papers are shown as a player can read: the earliest ones.
 */
function invitations({ contracts }: Seen, seat: Seat): Offers<'free'> {
  const invited = contracts.filter((it) => !it.busy && it.invited.includes(seat)).slice(0, MAX_INVITATIONS);
  const joins = contractOf(contracts, seat) === undefined;
  return invited.flatMap((it): Offers<'free'> => {
    const on = { ...free, window: `join ${it.id}` };
    const paper = paperOf(it, seat);
    return [
      ...(joins
        ? [
            {
              type: 'join',
              ...on,
              params: { contract: contractParam(it.id), side: sides },
              look: { icon: 'shaking-hands', ...paper },
            } as const,
          ]
        : []),
      { type: 'decline', ...on, params: { contract: contractParam(it.id) }, look: paper },
    ];
  });
}

const contractParam = (id: string) => ({ kind: 'option', of: [id], names: ['offer.thisContract'] }) as const;

/** The text of an invitation: who has joined already, and who else is invited. */
function paperOf(
  { joined, invited }: { readonly joined: readonly Seat[]; readonly invited: readonly Seat[] },
  seat: Seat,
) {
  const people = (seats: readonly Seat[]) => ({ list: seats.map((it) => ({ seat: it })) });
  const others = invited.filter((it) => it !== seat);
  return {
    group: { key: 'group.invitation', args: { joined: people(joined) } },
    ...(others.length > 0 && { aside: { key: 'group.invitation.others', args: { others: people(others) } } }),
  };
}

/** While a badge is worn, anybody may publicly accuse anybody else of being a Criminal before its wearer. */
function denunciations({ court, contracts }: Seen, seat: Seat): Offers<'free'> {
  const present = living(court).filter((it) => it !== seat && !isBusy(contracts, it));
  return present
    .filter((wearer) => court.players[wearer]!.badge !== null && present.length > 1)
    .map((wearer) => ({
      type: 'denounce',
      ...free,
      window: `denounce ${wearer}`,
      params: {
        wearer: { kind: 'seat', of: [wearer], ask: 'ask.wearer' },
        accused: { kind: 'seat', of: present.filter((it) => it !== wearer), ask: 'ask.accused' },
      },
      look: { icon: 'police-badge', note: 'note.denounce', confirm: true },
    }));
}

/** The public ability of a role: with a badge to offer, a faction to name, or nothing to choose. */
function publicAbilities({ court, contracts }: Seen, seat: Seat, { role, faction }: CardFace): Offers<'free'> {
  const { public: open, icon } = ruleOf(role);
  if (!open || (open.once && known(court.players[seat]!.spent) !== false)) return [];
  const look = { label: `use.${role}`, icon, note: `use.${role}.note`, confirm: true, private: true };
  if (open.offersBadge) {
    const of = badgeTargets({ court, contracts }, seat, faction);
    const params = { target: { kind: 'seat', of, ask: 'ask.offer' } } as const;
    return of.length === 0 ? [] : [{ type: 'offer', ...free, params, look }];
  }
  if (!open.silences) return [{ type: 'proclaim', ...free, look }];
  const names = factions.map((it) => `faction.${it}`);
  const params = { faction: { kind: 'option', of: factions, names, ask: 'ask.silence' } } as const;
  return [{ type: 'silence', ...free, params, look }];
}

/** The players to whom a badge may be offered: none if all are worn or offered already. */
function badgeTargets({ court, contracts }: Pick<Seen, 'court' | 'contracts'>, seat: Seat, faction: Faction): Seat[] {
  const held = court.badgeOffers.filter((it) => it.badge === faction).length;
  if (court.supply[faction] - held < 1) return [];
  return living(court).filter(
    (it) =>
      it !== seat &&
      court.players[it]!.badge === null &&
      !isGone(court, it) &&
      !isBusy(contracts, it) &&
      !court.badgeOffers.some(({ to }) => to === it) &&
      !court.offered.some(([by, to]) => by === seat && to === it),
  );
}

/** All living players point at somebody else, or at nobody. */
export function pointOffers({ court }: Seen, seat: Seat): Offers<'tribunal'> {
  if (!court.pointing || !isAsked(court.pointing, seat) || !isAlive(court, seat) || isGone(court, seat)) return [];
  const others = living(court).filter((it) => it !== seat);
  if (others.length === 0) return [];
  return [
    {
      type: 'point',
      params: { target: { kind: 'seat', of: others, none: 'ask.nobody', ask: 'ask.point' } },
      look: { main: true, icon: 'pointing', note: 'note.point' },
    },
  ];
}

/** The crowned Heir names the usurper: anybody else, dead or alive. */
export function crownOffers({ court }: Seen, seat: Seat): Offers<'crown'> {
  if (court.crown?.heir !== seat || isGone(court, seat)) return [];
  const others = court.players.map((_, it) => it).filter((it) => it !== seat);
  return [
    {
      type: 'accuseHeir',
      params: { target: { kind: 'seat', of: others, ask: 'ask.accuseHeir' } },
      look: { main: true, confirm: true, icon: 'crown', note: 'note.accuseHeir' },
    },
  ];
}
