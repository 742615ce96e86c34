import { seatsOf, known, type Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { cardTold, isPack, lookOf, sideOfCard, type Role } from '../roles/index.ts';

/** How far a player's first claim is believed if nothing else is known. */
export const CREDULITY = 0.85;

/** What a player knows for certain about who is who. */
export interface Certainties {
  /** Cards known, by seat. */
  readonly role: ReadonlyMap<Seat, Role>;
  /** Seats that are not Werewolves, whatever else they are. */
  readonly clear: ReadonlySet<Seat>;
  /** Seats that have claimed the card of which this seat holds the only copy. */
  readonly liars: ReadonlySet<Seat>;
  /** How far the first word of a single self-declared finder of the pack is believed. */
  readonly credulity: number;
}

/** Public knowledge: the cards of the dead. */
export function publicly(view: Seen, credulity = CREDULITY): Certainties {
  const role = new Map<Seat, Role>();
  if (view.options.reveal)
    for (const seat of seatsOf(view.cards.length)) {
      const card = known(view.cards[seat]);
      if (!view.alive[seat] && card) role.set(seat, card);
    }
  return { role, clear: new Set(), liars: new Set(), credulity };
}

/** What a seat knows: its own card, and everything the rules have told it. */
export function knownTo(view: Seen, me: Seat, credulity = CREDULITY): Certainties {
  const role = new Map(publicly(view).role);
  const clear = new Set<Seat>();
  const card = known(view.cards[me]);
  if (card) role.set(me, card);
  for (const { kind, seats = [], yes } of known(view.books[me]) ?? []) {
    const is = cardTold(kind) ?? (yes ? lookOf(kind)?.finds : undefined);
    if (is) for (const seat of seats) role.set(seat, is);
    else if (yes === false && findsPack(kind)) for (const seat of seats) clear.add(seat);
  }
  const only = card !== undefined && !view.options.mystery && known(view.set)?.[card] === 1;
  const claims = only ? view.said.filter((it) => it.by !== me && it.kind === 'claim' && it.role === card) : [];
  return { role, clear, liars: new Set(claims.map((it) => it.by)), credulity };
}

/** Does this fact distinguish the pack from all others? */
export function findsPack(fact: string): boolean {
  const finds = lookOf(fact)?.finds;
  return finds !== undefined && isPack(finds);
}

export const isWolf = ({ role }: Certainties, seat: Seat): boolean => {
  const card = role.get(seat);
  return card !== undefined && isPack(card);
};

/** Is on the wolves' side, as far as is known. */
export const isEvil = ({ role }: Certainties, seat: Seat): boolean => {
  const card = role.get(seat);
  return card !== undefined && sideOfCard(card) === 'evil';
};
