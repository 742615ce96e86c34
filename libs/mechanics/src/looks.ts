import { isHidden, type CardLook, type CardState, type Face, type Hidden, type Message } from '@masque/core';

/**
 * A face-down card that the viewer may not read: always the same, whatever it is and whoever has it.
 *
 * @example
 * back; // => { state: 'down' }
 */
export const back: CardLook<never> = { state: 'down' };

/**
 * A card as a viewer may read it, based on its view: face up by default, or its back.
 *
 * @param ref how offers name the card
 *
 * @example
 * const faceOf = (card: string): Face => ({ id: card, name: `card.${card}` });
 * cardLook('duke', faceOf); // => { state: 'up', face: { id: 'duke', name: 'card.duke' } }
 * cardLook(HIDDEN as Hidden, faceOf); // => { state: 'down' }
 */
export const cardLook = <Card, M extends Message = Message>(
  card: Card | Hidden,
  faceOf: (card: Card) => Face<M>,
  { state = 'up', ref }: { readonly state?: CardState; readonly ref?: string | number } = {},
): CardLook<M> => ({
  ...(isHidden(card) ? back : { state, face: faceOf(card) }),
  ...(ref !== undefined && { ref }),
});

/**
 * A card of the viewer's own: face down, read by peeking, named by its place.
 *
 * @example
 * const faceOf = (card: string): Face => ({ id: card, name: `card.${card}` });
 * ownLook('duke', faceOf, 0); // => { state: 'down', face: { id: 'duke', name: 'card.duke' }, ref: 0 }
 */
export const ownLook = <Card, M extends Message = Message>(
  card: Card | Hidden,
  faceOf: (card: Card) => Face<M>,
  ref: string | number,
): CardLook<M> => cardLook(card, faceOf, { state: 'down', ref });

/**
 * The elements of a list that are not false: for things that are on the table only sometimes. Names of icons and
 * messages in it are checked, unlike inside `...(so ? [it] : [])`.
 *
 * @example
 * const [speaks, sleeps] = [true, false];
 * const badges: Badge[] = listed(
 *   speaks && { icon: 'podium', label: 'badge.speaker' },
 *   sleeps && { icon: 'sleepy', label: 'badge.away' },
 * );
 * badges.length; // => 1
 */
export const listed = <T>(...of: readonly (T | false | null | undefined)[]): T[] =>
  of.filter((it): it is T => it !== false && it !== null && it !== undefined);
