import { isHidden, type CardLook, type CardState, type Face, type Hidden, type Message } from '@masque/core';

/**
 * A face-down card that the viewer may not read: the same whatever it is, and whoever's.
 *
 * @example
 * back; // => { state: 'down' }
 */
export const back: CardLook<never> = { state: 'down' };

/**
 * A card as a viewer may read it, out of its view: face up unless said otherwise, or its back.
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
 * A card of one's own: face down, read by peeking, named by its place.
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
 * What holds of a list of things that lie on the table only sometimes. Names of icons and messages in it are checked, which
 * they are not inside of `...(so ? [it] : [])`.
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
