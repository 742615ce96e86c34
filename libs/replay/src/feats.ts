import type { Outcome, Seat, Table } from '@masque/core';
import type { Chapter, Feat, KeyMoment } from '@masque/protocol';
import { Scores } from './scores.ts';
import { titleAt } from './title.ts';

/** To be the first out says something only if others follow. */
const OTHERS = 2;

/** Finds what players did in any game, from its tables and its moments alone. */
export class Feats {
  readonly #scores = new Scores();
  /** Nights that are over, and how many of them each seat was in, before and after. */
  #nights = 0;
  readonly #lived = new Map<Seat, number>();
  #dark = false;

  see(n: number, table: Table): void {
    this.#scores.see(n, table);
    const dark = table.night === true;
    if (this.#dark && !dark) {
      this.#nights++;
      for (const { seat, state = 'in' } of table.seats)
        if (state === 'in') this.#lived.set(seat, (this.#lived.get(seat) ?? 0) + 1);
    }
    this.#dark = dark;
  }

  /** What a seat did, the most telling first. */
  of(seat: Seat, outcome: Outcome, moments: readonly KeyMoment[], chapters: readonly Chapter[]): Feat[] {
    const lived = this.#nights > 1 && this.#lived.get(seat) === this.#nights;
    const stayed = !moments.some((it) => it.kind === 'out' && it.seat === seat);
    return [
      ...this.#scores.feats(seat, outcome, chapters),
      ...votedOut(seat, moments),
      ...doubts(seat, moments),
      ...first(seat, moments, chapters),
      ...(lived && stayed ? [{ kind: 'nights', n: this.#nights } as const] : []),
    ];
  }
}

function votedOut(seat: Seat, moments: readonly KeyMoment[]): Feat[] {
  const vote = moments.find(({ kind, on, pro }) => kind === 'vote' && on === seat && pro !== undefined);
  return vote?.pro === undefined ? [] : [{ kind: 'voted', n: vote.pro, of: vote.contra ?? 0 }];
}

/** Claims that the seat challenged, if it is known whether they were true. */
function doubts(seat: Seat, moments: readonly KeyMoment[]): Feat[] {
  const all = moments.filter((it) => it.kind === 'challenge' && it.seat === seat && it.truth !== undefined);
  const right = all.filter(({ truth }) => truth === false);
  return all.length > 0 ? [{ kind: 'doubts', n: right.length, of: all.length }] : [];
}

function first(seat: Seat, moments: readonly KeyMoment[], chapters: readonly Chapter[]): Feat[] {
  const out = moments.filter(({ kind }) => kind === 'out');
  const [one, two] = out;
  if (one?.seat !== seat || out.length <= OTHERS || one.n === two!.n) return [];
  return [{ kind: 'first', title: titleAt(chapters, one.n - 1) }];
}
