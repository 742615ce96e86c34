import type { Claim, Table } from '@masque/core';

/**
 * Hears the claims of a game, table by table, and tells which are new. A claim that is shown again while it is
 * challenged, or afterwards, is not. Nor is a claim from which nothing follows: it stands for a chapter, in which it may
 * be shown again whenever it matters.
 */
export class ClaimFollower {
  #before: Claim | undefined;
  /** The claim challenged last in this chapter, with what follows from it. */
  #challenged = '';
  #title = '';
  readonly #standing = new Set<string>();

  /** The claim that has just been made, if any. */
  hears({ claim, focus, title }: Table): Claim | undefined {
    const before = this.#before;
    this.#before = claim;
    if (this.#title !== JSON.stringify(title)) {
      this.#standing.clear();
      this.#challenged = '';
    }
    this.#title = JSON.stringify(title);
    // A challenge is over when the table turns to something else.
    if (!claim && !focus?.length) this.#challenged = '';
    if (!claim) return undefined;
    // After a challenge that failed, what was claimed goes on: it is shown again.
    const again = (before && sign(before) === sign(claim)) || this.#challenged === whole(claim);
    const doubted = focus?.includes(claim.by);
    this.#challenged = doubted ? whole(claim) : '';
    if (again || doubted) return undefined;
    if (stands(claim)) {
      if (this.#standing.has(sign(claim))) return undefined;
      this.#standing.add(sign(claim));
    }
    return claim;
  }
}

/** Nothing follows from it: it is true or false until the cards are seen. Other claims are settled at once. */
export const stands = ({ note }: Claim): boolean => note === undefined;

const whole = ({ by, text, on, note }: Claim): string => JSON.stringify([by, text, on, note]);
const sign = ({ by, text }: Claim): string => JSON.stringify([by, text]);
