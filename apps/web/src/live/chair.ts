import type { You } from '@masque/protocol';

/** What somebody is told of the host's chair. */
export type ChairWord = 'web.chair.yours' | 'web.chair.back';

/** Follows the host's chair: whoever stands in for a host who is gone is told so, and told when the host is back. */
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
