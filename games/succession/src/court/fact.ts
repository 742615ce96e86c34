import type { Seat } from '@masque/core';
import type { Faction, Role } from '../roles/index.ts';

interface About {
  readonly of: Seat;
  /** In which of its lives: a seat that has died since may hold another card. */
  readonly life: number;
  readonly at: number;
}

/**
 * What a seat has been shown of another: an observation, nothing concluded. A faction side proves nothing while there may
 * be a Spy.
 */
export type Fact =
  | (About & { readonly kind: 'side'; readonly shown: Faction })
  | (About & { readonly kind: 'role'; readonly role: Role; readonly faction: Faction });

/** Does the fact still speak of the card that its seat holds? */
export const holds = (fact: Fact, players: readonly { readonly life: number }[]): boolean =>
  players[fact.of]!.life === fact.life;
