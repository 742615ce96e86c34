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
import { isNew } from './said.ts';

/**
 * Finds the key moments of a game: claims with the cards under them, challenges, cards that were revealed or changed
 * hands, seats that went out, votes, and the end; and the chapters, such as rounds. Only the table vocabulary is used,
 * so this works for every game. Whether a claim was true is known if the game names the claimed card (`claim.face`);
 * whether it was challenged, if the table highlights only two players (`focus`).
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

  /** The game after a move. Call it for every move, starting with the deal. */
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

  /** The moments in order; the last one is the end. */
  moments(): readonly Moment[] {
    return [...judged(this.#moments), { n: this.#n, kind: 'end' }];
  }
}

function between(before: Table, after: Table, all: () => Table, n: number): Moment[] {
  const found: Moment[] = [];
  const { claim } = after;
  if (claim && isNew(before, after)) found.push(claimed(claim, all(), n));
  const doubt = challenged(before, after);
  if (doubt) found.push({ ...doubt, n });
  const approach = approached(before, after);
  if (approach) found.push({ ...approach, n });
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

/** Two players newly face each other: the one who has claimed nothing is the challenger. */
function challenged(before: Table, after: Table): Omit<Moment, 'n'> | undefined {
  const { focus } = after;
  // The result may appear at once, when the claim has already disappeared.
  const claim = after.claim ?? before.claim;
  if (!claim || focus?.length !== 2 || before.focus?.length || !focus.includes(claim.by)) return undefined;
  return { kind: 'challenge', seat: focus.find((it) => it !== claim.by)!, on: claim.by, text: claim.text };
}

/** One player addresses a single other player, as in a trade. */
function approached(before: Table, { arrows = [], ballot, claim }: Table): Omit<Moment, 'n'> | undefined {
  const [arrow] = arrows;
  if (!arrow?.strong || arrow.to === undefined || arrows.length > 1 || ballot || claim) return undefined;
  if (before.claim || before.arrows?.some((it) => it.from === arrow.from && it.to === arrow.to)) return undefined;
  return { kind: 'approach', seat: arrow.from, on: arrow.to, ...(arrow.label !== undefined && { text: arrow.label }) };
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

/** A lie was caught if it was challenged before anything else was claimed; otherwise it was believed. */
function judged(moments: readonly Moment[]): Moment[] {
  return moments.map((it, i) => {
    if (it.kind === 'challenge') {
      const doubted = moments.slice(0, i).findLast(({ kind, seat }) => kind === 'claim' && seat === it.on);
      return doubted?.truth === undefined ? it : { ...it, truth: doubted.truth };
    }
    if (it.kind !== 'claim' || it.truth !== false) return it;
    const next = moments.slice(i + 1).find(({ kind }) => kind === 'claim' || kind === 'challenge');
    return { ...it, caught: next?.kind === 'challenge' && next.on === it.seat };
  });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
