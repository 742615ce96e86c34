import type { Seat } from '@masque/core';
import type { Arrow } from '@masque/core/table';

/** Where a card lies: in front of a seat, or in a zone of the middle. */
export interface CardSpot {
  readonly of: Seat | string;
  readonly at: number;
  /** Its index before, for a card that was already there. */
  readonly was?: number;
}

/**
 * What has changed on a table: cards dealt, turned, revealed together, lost; a claim, a challenge, votes; nightfall and
 * dawn.
 */
export type Change =
  | {
      readonly kind: 'deal';
      readonly from: Seat | undefined;
      /** The cards of one seat arrive together. */ readonly rounds: readonly (readonly CardSpot[])[];
    }
  | {
      readonly kind: 'turn' | 'reveal';
      readonly places: readonly CardSpot[];
      /** Everybody sees it. */ readonly open: boolean;
    }
  | { readonly kind: 'lose'; readonly places: readonly CardSpot[] }
  | { readonly kind: 'told' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'light'; readonly from: Seat | undefined; readonly to: Seat }
  | { readonly kind: 'challenge'; readonly between: readonly Seat[] }
  | { readonly kind: 'vote'; readonly arrows: readonly Arrow[] }
  | { readonly kind: 'night' | 'dawn' };
