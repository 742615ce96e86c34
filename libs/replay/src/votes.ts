import type { BallotLook, Table } from '@masque/core';
import type { Chapter, KeyMoment } from '@masque/protocol';

/** A vote: its last state, and the move after which that was first seen. */
interface Held {
  readonly look: BallotLook;
  readonly n: number;
  /** The move that ended it. */
  readonly end: number;
}

/** Follows the votes of a game, and tells which of them decided something. */
export class Votes {
  readonly #held: Held[] = [];
  #open: Omit<Held, 'end'> | null = null;

  sees(n: number, { ballot }: Table): void {
    const open = this.#open;
    if (open && ballot && same(open.look.title, ballot.title)) {
      if (!same(open.look, ballot)) this.#open = { look: ballot, n };
      return;
    }
    if (open) this.#held.push({ ...open, end: n });
    this.#open = ballot ? { look: ballot, n } : null;
  }

  /**
   * The votes that decided. One with a number of votes to reach did if its hands show it, or if it took somebody out at
   * once; one without such a number, if it took out one player within its chapter, before the next vote.
   */
  decided(moments: readonly KeyMoment[], chapters: readonly Chapter[]): KeyMoment[] {
    const all = this.#open ? [...this.#held, { ...this.#open, end: this.#open.n }] : this.#held;
    return all.flatMap(({ look, n, end }, i): KeyMoment[] => {
      const { title: text, needed, votes } = look;
      const count = (of: 'for' | 'against'): number => votes.filter(({ tone }) => tone === of).length;
      const [pro, contra] = [count('for'), count('against')];
      const last = Math.min(chapters.find((it) => it.n > end)?.n ?? Infinity, all[i + 1]?.n ?? Infinity);
      const out = moments.filter(
        (it) => it.kind === 'out' && it.n >= n && it.n < (needed === undefined ? last : n + 1),
      );
      const on = out.length === 1 && out[0]?.seat !== undefined ? { on: out[0].seat } : undefined;
      if (needed !== undefined && pro + contra > 0)
        return pro >= needed ? [{ n, kind: 'vote', text, ...on, pro, contra }] : [];
      return on ? [{ n: Math.min(end, out[0]!.n), kind: 'vote', text, ...on }] : [];
    });
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
