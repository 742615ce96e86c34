import type { CardLook, Face, Hidden } from '@masque/core';
import { cardLook, ownLook } from '@masque/mechanics';
import { cards, type Character } from '../cards/index.ts';

/** The face of a character. */
export const faceOf = (character: Character): Face => ({
  id: character,
  name: `character.${character}`,
  icon: cards[character].icon,
  text: `rule.${character}`,
});

/** A card as the viewer sees it. */
export const up = (card: Character | Hidden): CardLook => cardLook(card, faceOf);

/** A card of the viewer's own: face down, to be peeked at, named by its place. */
export const own = (card: Character | Hidden, ref: number): CardLook => ownLook(card, faceOf, ref);
