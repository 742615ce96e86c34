import type { CardLook } from '@masque/core/table';
import type { Translator } from '../i18n/translator.ts';

/** Whether the card lies in a place with a name of its own, such as the slot "B2". */
export const inPlace = (card: CardLook): boolean => card.label !== undefined;

/** Cards that can be opened at full size: they lie face up, or in places with names. */
export const toRead = (card: CardLook): boolean => inPlace(card) || (card.face !== undefined && card.state !== 'down');

/**
 * The name of a card for screen readers. All face-down cards have the same name.
 *
 * @example
 * cardName(t, { state: 'down' }) === t.msg('ui.card.down'); // => true
 */
export const cardName = (t: Translator, card: CardLook, open = false): string => {
  const name = card.face && t.msg(card.face.name);
  if (card.state === 'lost')
    return name ? t.msg({ key: 'ui.card.lost', args: { name } }) : t.msg('ui.card.lost.hidden');
  if (!name || (card.state === 'down' && !open)) return t.msg('ui.card.down');
  if (card.state === 'shown' || card.state === 'proven') return t.msg({ key: `ui.card.${card.state}`, args: { name } });
  return name;
};
