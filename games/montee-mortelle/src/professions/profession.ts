import type { CardWords, DuelEffect } from '../card.ts';

/**
 * When a profession is used: in one's own turn (`turn`), before sides are taken (`priest`), right after (`hypnosis`), while
 * cards are played (`cards`), or once a duel is decided (`doctor`).
 */
export type Window = 'turn' | 'priest' | 'hypnosis' | 'cards' | 'doctor';

/** A profession: everything that the game knows about it. */
export interface ProfessionCard {
  /** game-icons name. */
  readonly icon: string;
  readonly words: CardWords;
  readonly window: Window;
  /** Used again and again, also while face up. Otherwise only while it lies face down. */
  readonly reusable: boolean;
  readonly duel?: DuelEffect;
}
