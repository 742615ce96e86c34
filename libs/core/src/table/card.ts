import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';

/** A number with a picture: 3 coins. */
export interface Counter<M extends Message = Message> {
  /** game-icons name. */
  readonly icon: IconName;
  readonly n: number;
  /** What is counted, for those who cannot see the icon. */
  readonly label: M;
}

/** The sign of a faction or a side. It is told by its shape and its picture, never by colour alone. */
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
  /** Which faction or side it is of, where that counts at the table: small cards show it with the value. */
  readonly emblem?: Emblem<M>;
  /** A printed value. */
  readonly value?: number;
}

/**
 * How a card lies: `down` face down; `up` face up, known to all; `shown` dashed, may deceive; `proven` solid double frame;
 * `lost` struck through.
 */
export type CardState = 'down' | 'up' | 'shown' | 'proven' | 'lost';

/** A card as one viewer sees it: how it lies, what is on it, and what lies with it. */
export interface CardLook<M extends Message = Message> {
  readonly state: CardState;
  /** Present only when this viewer may read the card. A `down` card with a face is read by peeking. */
  readonly face?: Face<M>;
  /** The value by which an offer's `card` parameter names this card. */
  readonly ref?: string | number;
  /** A public name of the place, such as the slot "B2". */
  readonly label?: M;
  readonly counters?: readonly Counter<M>[];
  /** What the table looks at now: outlined it stays as it is, dashed it is what goes. */
  readonly marked?: 'stays' | 'goes';
}
