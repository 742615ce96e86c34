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
import type { Chapter, Moment } from '@masque/protocol';

/**
 * Finds the moments of a game that people talk about afterwards: claims with the cards that lay under them, cards that
 * came to light, seats that went out, votes, and the end; and the chapters, such as rounds. Found in the table
 * vocabulary alone, so that every game has them. Whether a claim was true is said where the game names the claimed card
 * (`claim.face`).
 *
 * @example
 * const highlights = new Highlights();
 * for (const { n, session } of movesIn(recording)) highlights.see(n, session);
 * const lies = highlights.moments().filter((it) => it.kind === 'claim' && it.truth === false);
 */
export class Highlights {
  readonly #chapters: Chapter[] = [];
  readonly #moments: Moment[] = [];
  #last: Table | null = null;
  #n = 0;

  /** The game after a move. Call it for every move, the deal first. */
  see(n: number, session: Session): void {
    const table = tableFor(session, SPECTATOR);
    const last = this.#last;
    if (!last || !same(last.title, table.title)) this.#chapters.push({ n, title: table.title });
    if (last) this.#moments.push(...between(last, table, () => tableFor(session, OMNISCIENT), n));
    this.#last = table;
    this.#n = n;
  }

  chapters(): readonly Chapter[] {
    return this.#chapters;
  }

  /** The moments in their order; the last one is the end. */
  moments(): readonly Moment[] {
    return [...judged(this.#moments), { n: this.#n, kind: 'end' }];
  }
}

function between(before: Table, after: Table, all: () => Table, n: number): Moment[] {
  const found: Moment[] = [];
  const { claim } = after;
  if (claim && !sameClaim(before.claim, claim)) found.push(claimed(claim, all(), n));
  for (const now of after.seats) {
    const was = before.seats.find((it) => it.seat === now.seat);
    if (!was) continue;
    const faces = turned(was.cards ?? [], now.cards ?? []);
    const out = (was.state ?? 'in') === 'in' && (now.state ?? 'in') !== 'in';
    if (out || faces.length > 0) found.push({ n, kind: out ? 'out' : 'turned', seat: now.seat, faces });
  }
  if (before.ballot && (!after.ballot || !same(before.ballot.title, after.ballot.title)))
    found.push({ n, kind: 'vote', text: before.ballot.title });
  return found;
}

function claimed(claim: Claim, all: Table, n: number): Moment {
  const faces = held(all, claim.by);
  return {
    n,
    kind: 'claim',
    seat: claim.by,
    text: claim.text,
    faces,
    ...(claim.on !== undefined && { on: claim.on }),
    ...(claim.face !== undefined && { truth: faces.some((it) => it.id === claim.face) }),
  };
}

/** The cards that a seat really had, those it has lost left out. */
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

/** A lie was caught when its teller had to turn or lose a card before the next claim; otherwise it was believed. */
function judged(moments: readonly Moment[]): Moment[] {
  return moments.map((it, i) => {
    if (it.kind !== 'claim' || it.truth !== false) return it;
    const rest = moments.slice(i + 1);
    const next = rest.findIndex((other) => other.kind === 'claim' && other.seat === it.seat);
    const until = next < 0 ? rest : rest.slice(0, next);
    const first = until.find((other) => other.kind !== 'vote');
    return { ...it, caught: first !== undefined && first.kind !== 'claim' && first.seat === it.seat };
  });
}

const sameClaim = (a: Claim | undefined, b: Claim): boolean => a !== undefined && a.by === b.by && same(a.text, b.text);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
