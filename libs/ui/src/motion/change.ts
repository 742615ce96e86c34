import type { Seat } from '@masque/core';
import type { Arrow } from '@masque/core/table';

/** Where a card lies: before a seat, or in a zone of the middle. */
export interface Place {
  readonly of: Seat | string;
  readonly at: number;
  /** Its place before, for a card that lay there already. */
  readonly was?: number;
}

/**
 * What has changed on a table, in the words of the look: dealt, turned, revealed together, lost, said, doubted, voted,
 * and the fall and end of night.
 */
export type Change =
  | {
      readonly kind: 'deal';
      readonly from: Seat | undefined;
      /** Those of one seat arrive together. */ readonly rounds: readonly (readonly Place[])[];
    }
  | {
      readonly kind: 'turn' | 'reveal';
      readonly places: readonly Place[];
      /** Everybody sees it. */ readonly open: boolean;
    }
  | { readonly kind: 'lose'; readonly places: readonly Place[] }
  | { readonly kind: 'told' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'light'; readonly from: Seat | undefined; readonly to: Seat }
  | { readonly kind: 'challenge'; readonly between: readonly Seat[] }
  | { readonly kind: 'vote'; readonly arrows: readonly Arrow[] }
  | { readonly kind: 'night' | 'dawn' };
