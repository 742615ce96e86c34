import { isHidden, type CardLook, type Face, type Hidden } from '@masque/core';
import { cards, type Character } from '../cards/index.ts';

/** What is printed on a character. */
export const faceOf = (character: Character): Face => ({
  id: character,
  name: `character.${character}`,
  icon: cards[character].icon,
  text: `rule.${character}`,
});

/** A face-down card: the same for everybody, whoever's it is. */
export const back: CardLook = { state: 'down' };

/** A card as a viewer may read it. */
export const up = (card: Character | Hidden): CardLook => (isHidden(card) ? back : { state: 'up', face: faceOf(card) });

/** A card of one's own: face down, to be read by peeking, named by its place. */
export const own = (card: Character | Hidden, ref: number): CardLook =>
  isHidden(card) ? { ...back, ref } : { state: 'down', face: faceOf(card), ref };
