import { NOBODY, secret, type Setup } from '@masque/core';
import { dealRoles, notebooks, type Card } from '@masque/mechanics';
import type { Court, Player, Poison } from './court/court.ts';
import { cardsOf, deckFor } from './deck/check.ts';
import { FILLER, perFaction, tier1 } from './deck/tiers.ts';
import type { Options } from './options.ts';
import { factions, type CardFace } from './roles/index.ts';
import type { State } from './state.ts';

/** Badges of each faction: one for every twelve players, at least one. */
export const badgesEach = (n: number): number => Math.max(1, Math.floor(n / 12));

/**
 * Deals: both factions get the same cards; at an odd table one of them has an additional Noble, and nobody knows which.
 */
export function setup({ seats, options, random }: Setup<Options>): State {
  const deck = deckFor(options, seats) ?? tier1(perFaction(seats));
  const faces = factions.flatMap((faction) => cardsOf(deck).map((role): CardFace => ({ role, faction })));
  const odd = seats % 2 === 1;
  if (odd) faces.push({ role: FILLER, faction: random.pick(factions) });
  const court = courtOf(options, deck, odd, dealRoles(faces, random, { kind: FACE }));
  return { court: { ...court, salt: random.below(SALTS) }, contracts: [], proposed: 0 };
}

const SALTS = 0x10000000;

/** The kind of a card's secret. */
export const FACE = 'face';

/** The court with these cards at the seats, in seat order. */
export function courtOf(options: Options, deck: Court['deck'], odd: boolean, cards: readonly Card<CardFace>[]): Court {
  const badges = badgesEach(cards.length);
  return {
    options,
    deck,
    odd,
    players: cards.map(dealtTo),
    left: [],
    graveyard: [],
    supply: { phoenix: badges, dragon: badges },
    badgeOffers: [],
    offered: [],
    silenced: [],
    bell: false,
    tribunals: 0,
    pointing: null,
    lastPointing: null,
    crown: null,
    notebooks: notebooks(cards.length),
    known: [],
    closed: [],
    called: [],
    closedBefore: 0,
    salt: 0,
    account: [],
  };
}

const dealtTo = (face: Card<CardFace>, seat: number): Player => ({
  alive: true,
  life: 0,
  executed: null,
  face,
  card: secret(seat, NOBODY),
  dealt: secret(seat, NOBODY),
  spent: secret<boolean>(false, [seat]),
  poison: secret<Poison | null>(null, [seat]),
  badge: null,
});
