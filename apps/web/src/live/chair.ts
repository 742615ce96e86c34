import type { You } from '@masque/protocol';

/** The notice about the role of host. */
export type ChairWord = 'web.chair.yours' | 'web.chair.given' | 'web.chair.back';

/**
 * Follows the role of host: a player who stands in for a host who is gone gets a notice, and another when the host is
 * back. Somebody who is made host is told so.
 */
export class Chair {
  word: ChairWord | null = null;
  #before: You | null = null;

  follow(you: You | null | undefined): void {
    if (!you) return;
    const before = this.#before;
    if (you.standsIn) this.word = 'web.chair.yours';
    else if (before?.standsIn) this.word = you.host ? null : 'web.chair.back';
    else if (before && you.host !== before.host) this.word = you.host ? 'web.chair.given' : null;
    this.#before = you;
  }
}
