import type { You } from '@masque/protocol';

/** The notice about the role of host. */
export type ChairWord = 'web.chair.yours' | 'web.chair.back';

/**
 * Follows the role of host: a player who stands in for a host who is gone gets a notice, and another when the host is
 * back.
 */
export class Chair {
  word: ChairWord | null = null;
  #stoodIn = false;

  follow(you: You | null | undefined): void {
    if (!you) return;
    const standsIn = you.standsIn === true;
    if (standsIn) this.word = 'web.chair.yours';
    else if (this.#stoodIn) this.word = you.host ? null : 'web.chair.back';
    this.#stoodIn = standsIn;
  }
}
