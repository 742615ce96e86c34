import {
  OMNISCIENT,
  SPECTATOR,
  tableFor,
  type CardLook,
  type Claim,
  type Face,
  type Seat,
  type Session,
  type Table,
} from '@masque/core';
import type { Chapter, KeyMoment } from '@masque/protocol';
import { ClaimFollower, stands } from './said.ts';
import { Trades } from './trades.ts';
import { Votes } from './votes.ts';

/** A moment, and whether it is a claim that stands until the cards are seen. */
export type MomentCandidate = KeyMoment & { readonly stands?: boolean };

/**
 * Finds the key moments of a game: claims with the cards under them, challenges, trades that were made, cards that were
 * revealed, seats that went out, votes that decided, and the end; and the chapters, such as rounds. Only the table
 * vocabulary is used, so this works for every game. Whether a claim was true is known if the game names the claimed card
 * (`claim.face`); whether it was challenged, if the table highlights only two players (`focus`).
 *
 * @example
 * const highlights = new Highlights();
 * for (const { n, session } of movesIn(recording)) highlights.see(n, session);
 * highlights.moments().at(-1).kind; // => 'end'
 */
export class Highlights {
  readonly #chapters: Chapter[] = [];
  readonly #moments: MomentCandidate[] = [];
  readonly #heard = new ClaimFollower();
  readonly #trades = new Trades();
  readonly #votes = new Votes();
  #last: Table | null = null;
  #n = 0;

  /** The game after a move. Call it for every move, starting with the deal. */
  see(n: number, session: Session): void {
    const table = tableFor(session, SPECTATOR);
    const last = this.#last;
    if (!last || !same(last.title, table.title)) this.#chapters.push({ n, title: table.title });
    const claim = this.#heard.hears(table);
    if (last) {
      if (claim) this.#moments.push(claimed(claim, tableFor(session, OMNISCIENT), n));
      // At the end all cards are turned.
      this.#moments.push(...between(last, table, n).filter(({ kind }) => kind !== 'turned' || !session.outcome));
    }
    this.#moments.push(...this.#trades.sees(n, session, table));
    this.#votes.sees(n, table);
    this.#last = table;
    this.#n = n;
  }

  /** The chapters in order: a new one begins when the title of the table changes. */
  chapters(): readonly Chapter[] {
    return this.#chapters;
  }

  /** The moments in order; the last one is the end. */
  moments(): readonly KeyMoment[] {
    const votes = this.#votes.decided(this.#moments, this.#chapters);
    // A vote comes before what follows from it.
    const all = [...votes, ...this.#moments].sort((a, b) => a.n - b.n);
    return [...judged(all, this.#n), { n: this.#n, kind: 'end' }];
  }
}

function between(before: Table, after: Table, n: number): MomentCandidate[] {
  const found: MomentCandidate[] = [];
  const doubt = challenged(before, after);
  if (doubt) found.push({ ...doubt, n });
  for (const now of after.seats) {
    const was = before.seats.find((it) => it.seat === now.seat);
    if (!was) continue;
    const faces = turned(was.cards ?? [], now.cards ?? []);
    const out = (was.state ?? 'in') === 'in' && (now.state ?? 'in') !== 'in';
    if (out || faces.length > 0) found.push({ n, kind: out ? 'out' : 'turned', seat: now.seat, faces });
  }
  return found;
}

function claimed(claim: Claim, all: Table, n: number): MomentCandidate {
  const faces = held(all, claim.by);
  return {
    n,
    kind: 'claim',
    seat: claim.by,
    text: claim.text,
    faces,
    stands: stands(claim),
    ...(claim.on !== undefined && { on: claim.on }),
    // Where no card of theirs is known, nothing is known to be a lie.
    ...(claim.face !== undefined && faces.length > 0 && { truth: faces.some((it) => it.id === claim.face) }),
  };
}

/** Two players newly face each other: the one who has claimed nothing is the challenger. */
function challenged(before: Table, after: Table): Omit<KeyMoment, 'n'> | undefined {
  const { focus } = after;
  // The result may appear at once, when the claim has already disappeared.
  const claim = after.claim ?? before.claim;
  if (!claim || focus?.length !== 2 || before.focus?.length || !focus.includes(claim.by)) return undefined;
  return { kind: 'challenge', seat: focus.find((it) => it !== claim.by)!, on: claim.by, text: claim.text };
}

/** The cards that a seat really had, except those it has lost. */
const held = (all: Table, seat: Seat): Face[] =>
  (all.seats.find((it) => it.seat === seat)?.cards ?? []).flatMap(({ state, face }) =>
    face && state !== 'lost' ? [face] : [],
  );

/** Faces that everybody can read now and could not before. */
function turned(before: readonly CardLook[], after: readonly CardLook[]): Face[] {
  const left = before.flatMap((it) => (it.face ? [it.face.id] : []));
  return after.flatMap(({ face }) => {
    if (!face) return [];
    const at = left.indexOf(face.id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [face];
  });
}

/** Whether each lie was caught, and whether what was challenged was true. */
function judged(moments: readonly MomentCandidate[], end: number): KeyMoment[] {
  return moments.map(({ stands: stood, ...it }, i) => {
    if (it.kind === 'challenge') {
      const doubted = moments.slice(0, i).findLast((said) => said.kind === 'claim' && doubts(it, said));
      return doubted?.truth === undefined ? it : { ...it, truth: doubted.truth };
    }
    if (it.kind !== 'claim' || it.truth !== false) return it;
    const later = moments.slice(i + 1);
    return { ...it, caught: doubtedAtOnce(it, later) || (stood === true && wasSeen(it, later, end)) };
  });
}

/** Somebody challenged the lie before anything else was claimed. */
function doubtedAtOnce(claim: KeyMoment, later: readonly MomentCandidate[]): boolean {
  const next = later.find(({ kind }) => kind === 'claim' || kind === 'challenge');
  return next?.kind === 'challenge' && doubts(next, claim);
}

/** A claim may come with its challenge at once; then what the same player claimed before is not what is doubted. */
const doubts = (challenge: KeyMoment, claim: KeyMoment): boolean =>
  challenge.on === claim.seat && same(challenge.text, claim.text);

/** All cards that the liar had were turned before the end, when everybody's are. */
function wasSeen({ seat, faces = [] }: KeyMoment, later: readonly MomentCandidate[], end: number): boolean {
  const shown = later.flatMap((it) => (it.seat === seat && it.kind !== 'claim' && it.n < end ? (it.faces ?? []) : []));
  return faces.every(({ id }) => shown.some((it) => it.id === id));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
