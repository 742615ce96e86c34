import type { Card } from '../card.ts';
import type { Society } from '../societies.ts';

/** What objects can do when they have been passed on. Carried out in `rules/passing.ts`. */
export type Ability = 'draw' | 'seeSociety' | 'seeHand' | 'swapProfessions' | 'chooseProfession' | 'chooseDirection';

/** An object of the hand luggage: everything that the game knows about it. */
export interface ObjectCard extends Card {
  readonly copies: number;
  /** It bears the seal: part of the first trip and of the opening hands. */
  readonly seal: boolean;
  /** At which numbers of players it is in the game. Default: at all. */
  readonly seats?: { readonly min?: number; readonly max?: number };
  /** It counts one for this society; a Secret Bag once the pile is empty. */
  readonly goal?: Society;
  /** One of the Secret Bags: dealt to the first hands, not to be exchanged for the other while the pile lasts. */
  readonly bag?: true;
  /** Whoever is offered it has to accept. */
  readonly mustAccept?: true;
  /** An exchange with it on either side is silent. */
  readonly mutes?: true;
  /** Its holder may not proclaim anything. */
  readonly gags?: true;
  /** Its holder may win alone. */
  readonly solo?: true;
  /** What it does when it has been passed on in an exchange: announced by the taker, carried out by the giver. */
  readonly passing?: Ability;
}
