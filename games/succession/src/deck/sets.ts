import type { Sets } from '@masque/core';
import type { Options } from '../options.ts';
import { isDeadly, isHeir, roleNames, ruleOf, type Role } from '../roles/index.ts';
import { cardsOf, checkDeck, deckFor } from './check.ts';
import { codeOf, decksOf } from './code.ts';
import { perFaction } from './tiers.ts';

/** The maximum number of cards of one role: as many as one faction has at the largest table. */
const MAX_COPIES = 20;

/** The host's deck editor: the cards of one faction; the other gets the same. */
export const sets: Sets<Options, Role> = {
  items: roleNames.map((role) => ({
    id: role,
    name: `role.${role}`,
    about: `rule.${role}`,
    group: `option.tier.${ruleOf(role).tier}`,
    icon: ruleOf(role).icon,
    max: isHeir(role) ? 1 : MAX_COPIES,
  })),
  options: ['deck', 'roles', 'tier'],
  size: (seats) => perFaction(seats),
  of: (options, seats) => deckFor(options, seats),
  to: (deck) => ({ deck: codeOf(deck), roles: [] }),
  presets: (seats, options) =>
    (['1', '2', '3'] as const)
      .map((tier) => ({ name: `option.tier.${tier}`, options: { tier, deck: '', roles: [] } }))
      .filter((it) => checkDeck({ ...options, ...it.options }, seats).length === 0),
  hint: (deck) => ({
    sides: [],
    notes: ['deck.both', ...(cardsOf(deck).some(isDeadly) ? [] : ['deck.harmless'])],
  }),
  encode: codeOf,
  decode(code) {
    const decks = decksOf(code);
    if ('word' in decks || decks.length > 2) return null;
    const [deck, mirror = deck] = decks;
    if (!deck || !mirror || Object.keys(deck).length === 0) return null;
    return codeOf(deck) === codeOf(mirror) ? deck : null;
  },
};
