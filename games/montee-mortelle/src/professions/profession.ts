import type { Card } from '../card.ts';

/**
 * When a profession is used: in one's own turn (`turn`), before sides are taken (`priest`), right after (`hypnosis`), while
 * cards are played (`cards`), or once a duel is decided (`doctor`).
 */
export type Window = 'turn' | 'priest' | 'hypnosis' | 'cards' | 'doctor';

/** What a profession can do in one's own turn. Carried out in `rules/diplomat.ts` and `rules/clairvoyant.ts`. */
export type TurnEffect = 'demand' | 'foresee';

/** A profession: everything that the game knows about it. */
export interface ProfessionCard extends Card {
  readonly window: Window;
  /** Used again and again, also while face up. Otherwise only while it lies face down. */
  readonly reusable: boolean;
  /** What it does in one's own turn. */
  readonly turn?: TurnEffect;
}
