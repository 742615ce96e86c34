import type { Seat } from '@masque/core';
import type { Faction, Role } from '../roles/index.ts';

interface About {
  readonly of: Seat;
  /** The life it refers to: a seat that has died since may hold another card. */
  readonly life: number;
  readonly at: number;
}

/**
 * What a seat has been shown of another: an observation without any conclusion. A faction side proves nothing while
 * there may be a Spy.
 */
export type Fact =
  | (About & { readonly kind: 'side'; readonly shown: Faction })
  | (About & { readonly kind: 'role'; readonly role: Role; readonly faction: Faction });

/** Whether the fact still applies to the card that its seat holds. */
export const holds = (fact: Fact, players: readonly { readonly life: number }[]): boolean =>
  players[fact.of]!.life === fact.life;
