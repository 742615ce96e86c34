import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';

/** A number with a picture: 3 coins. */
export interface Counter<M extends Message = Message> {
  /** game-icons name. */
  readonly icon: IconName;
  readonly n: number;
  /** What is counted, for people who cannot see the icon. */
  readonly label: M;
}

/** The sign of a faction or a side. People recognise it by its shape and its picture, never by colour alone. */
export interface Emblem<M extends Message = Message> {
  /** game-icons name. */
  readonly icon: IconName;
  readonly name: M;
  readonly shape: 'square' | 'ring' | 'pennon';
}

/** What is printed on a card, as far as the viewer may read it. */
export interface Face<M extends Message = Message> {
  /** Stable id of the kind of card (never of the single card): 'duke'. */
  readonly id: string;
  readonly name: M;
  /** game-icons name. */
  readonly icon?: IconName;
  /** The rule of the card in a sentence or two. */
  readonly text?: M;
  /** Short words below the icon: faction, class. */
  readonly tags?: readonly M[];
  /** Its faction or side, if that matters at the table: small cards show it with the value. */
  readonly emblem?: Emblem<M>;
  /** A printed value. */
  readonly value?: number;
}

/**
 * How a card is drawn: `down` face down; `up` face up, known to everybody; `shown` dashed, may deceive; `proven` solid
 * double frame; `lost` struck through.
 */
export type CardState = 'down' | 'up' | 'shown' | 'proven' | 'lost';

/** A card as one viewer sees it: how it is drawn, what is on it, and what is placed with it. */
export interface CardLook<M extends Message = Message> {
  readonly state: CardState;
  /** Present only if this viewer may read the card. A `down` card with a face is read by peeking. */
  readonly face?: Face<M>;
  /** The value by which an offer's `card` parameter names this card. */
  readonly ref?: string | number;
  /** A public name of the place, such as the slot "B2". */
  readonly label?: M;
  readonly counters?: readonly Counter<M>[];
  /** Draws attention to the card: outlined if it stays as it is, dashed if it goes. */
  readonly marked?: 'stays' | 'goes';
}
