import type { IconName } from './icon.ts';
import type { Message } from '../message/message.ts';

/** A number with a picture: 3 coins. */
export interface Counter {
  /** game-icons name. */
  readonly icon: IconName;
  readonly n: number;
  /** What is counted, for those who cannot see the icon. */
  readonly label: Message;
}

/** The sign of a faction or a side. It is told by its shape and its picture, never by colour alone. */
export interface Emblem {
  /** game-icons name. */
  readonly icon: IconName;
  readonly name: Message;
  readonly shape: 'square' | 'ring' | 'pennon';
}

/** What is printed on a card, as far as the viewer may read it. */
export interface Face {
  /** Stable id of the kind of card (never of the single card): 'duke'. */
  readonly id: string;
  readonly name: Message;
  /** game-icons name. */
  readonly icon?: IconName;
  /** The rule of the card in a sentence or two. */
  readonly text?: Message;
  /** Short words below the icon: faction, class. */
  readonly tags?: readonly Message[];
  /** Which faction or side it is of, where that counts at the table: small cards show it with the value. */
  readonly emblem?: Emblem;
  /** A printed value. */
  readonly value?: number;
}

/**
 * How a card lies: `down` face down; `up` face up, known to all; `shown` dashed, may deceive; `proven` solid double frame;
 * `lost` struck through.
 */
export type CardState = 'down' | 'up' | 'shown' | 'proven' | 'lost';

export interface CardLook {
  readonly state: CardState;
  /** Present only when this viewer may read the card. A `down` card with a face is read by peeking. */
  readonly face?: Face;
  /** The value by which an offer's `card` parameter names this card. */
  readonly ref?: string | number;
  /** A public name of the place, such as the slot "B2". */
  readonly label?: Message;
  readonly counters?: readonly Counter[];
}
