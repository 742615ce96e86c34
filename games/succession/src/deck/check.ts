import type { Message } from '@masque/core';
import { keysOf } from '@masque/mechanics';
import type { Options } from '../options.ts';
import { isHeir, revealOf, roleNames, type Role } from '../roles/index.ts';
import { codeOf, decksOf } from './code.ts';
import { perFaction, tierDeck, type Deck } from './tiers.ts';

/** The deck of one faction for these options, or `null` if {@link checkDeck} finds a problem. */
export function deckFor(options: Options, n: number): Deck | null {
  if (options.deck.trim() === '') return tierDeck(options, n);
  const decks = decksOf(options.deck);
  return 'word' in decks ? null : (decks[0] ?? null);
}

/** The problems of a table's deck, in plain words. Empty: it can be dealt. */
export function checkDeck(options: Options, n: number): Message[] {
  if (n % 2 === 1 && options.oddN === 'refuse') return [{ key: 'check.odd', args: { n } }];
  if (options.deck.trim() !== '') return checkCode(options, n);
  if (options.tier === '2' && options.tier2At8 === 'require10' && n < 10) return [{ key: 'check.tier2', args: { n } }];
  if ((options.tier === '3' || options.tier === '4') && options.literalTier3 && n < 10)
    return [{ key: 'check.literal', args: { n } }];
  const deck = tierDeck(options, n);
  return deck ? checkRoles(options, deck) : [{ key: 'check.noRoom', args: { roles: options.roles.length } }];
}

function checkCode(options: Options, n: number): Message[] {
  const decks = decksOf(options.deck);
  if ('word' in decks) return [{ key: 'check.word', args: { word: decks.word } }];
  const [deck, mirror = deck] = decks;
  if (!deck || decks.length > 2) return ['check.halves'];
  if (codeOf(deck) !== codeOf(mirror!)) return ['check.mirror'];
  const sum = sizeOf(deck);
  if (sum !== perFaction(n)) return [{ key: 'check.size', args: { sum, need: perFaction(n) } }];
  return checkRoles(options, deck);
}

function checkRoles(options: Options, deck: Deck): Message[] {
  const heir = cardsOf(deck).filter(isHeir).length;
  const pack = Math.ceil(Number(options.brigandTotal) / 2);
  const strays = roleNames.filter((role) => revealOf(role).pack && (deck[role] ?? 0) > 0 && deck[role]! < pack);
  return [
    ...(heir === 1 ? [] : [{ key: 'check.heir', args: { heir } }]),
    ...strays.map((role) => ({ key: 'check.pack', args: { role: { msg: `role.${role}` }, pack } })),
  ];
}

/** How many cards one faction has. */
export const sizeOf = (deck: Deck): number => Object.values(deck).reduce((sum, count) => sum + count, 0);

/** The cards of a deck, one after the other. */
export const cardsOf = (deck: Deck): Role[] => keysOf(deck).flatMap((role) => Array<Role>(deck[role] ?? 0).fill(role));
