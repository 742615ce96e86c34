import { BESIDE, type Oval } from './geometry.ts';

/** How far the middle of a ring may reach to both sides between two heights, in rem from its centre. */
export type Clear = (top: number, bottom: number) => number;

/** Half a face on the big screen, and half a name above or below it; in rem. */
const FACE = { few: { x: 1.7, y: 2 }, many: { x: 1.35, y: 1.6 } };
const NAME = { few: 4.2, many: 4 };
/** A name with the note below it; in rem. */
const TAG = 6;
/** The free margin around faces and names, in rem. */
const AIR = 0.4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The free room within the ring of the big screen: everything except faces and names. Lengths in rem. */
export function clearOf(seats: number, { rx, ry }: Oval, width: number, height: number): Clear {
  const many = seats > BESIDE;
  const face = many ? FACE.many : FACE.few;
  const apart = 2 * rx * width * Math.sin(Math.PI / seats);
  const name = many ? Math.min(NAME.many, apart / 2) : NAME.few;
  const taken = Array.from({ length: seats }, (_, i): Box[] => {
    const angle = (i / seats) * 2 * Math.PI;
    const [x, y] = [-Math.sin(angle) * rx * width, Math.cos(angle) * ry * height];
    const cameo = { left: x - face.x, right: x + face.x, top: y - face.y, bottom: y + face.y };
    // On a full ring, names at the sides stand on the outer side.
    if (many && Math.abs(Math.sin(angle)) > 0.72) return [cameo];
    const [top, bottom] = Math.cos(angle) < -0.05 ? [cameo.top - TAG, cameo.top] : [cameo.bottom, cameo.bottom + TAG];
    return [cameo, { left: x - name, right: x + name, top, bottom }];
  }).flat();
  return (top, bottom) => {
    const beside = taken.filter((it) => it.top - AIR < bottom && it.bottom + AIR > top);
    const reach = beside.map(({ left, right }) => (left > 0 ? left : right < 0 ? -right : AIR) - AIR);
    return Math.min(rx * width, ...reach);
  };
}

/** A paper: the number of its lines, and the length of the longest, in letters. */
export interface Paper {
  readonly lines: number;
  readonly letters: number;
}

/** Papers side by side; the maximum width of each, in rem. */
export interface PaperRow {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
}

/** Between papers, around the text, and the letters themselves; in rem. */
const [GAP, EDGE, LINE, LETTER, ROOM] = [0.4, 0.4, 1.125, 0.52, 2.7];
const widest = 14;
/** The width below which a paper is useless, and how much worse that is than names that are cut off; in rem. */
const [NARROW, OUT_OF_SIGHT] = [3.2, 100];

const wideOf = ({ letters }: Paper): number => Math.min(widest, letters * LETTER + ROOM);

/** How many letters of the names are lost, and the rows. */
interface Set {
  readonly rows: readonly PaperRow[];
  readonly lost: number;
}

/** Divides papers into rows; the middle rows are longer if they have more room. */
function inRows(papers: readonly Paper[], counts: readonly number[], clear: Clear): Set {
  let at = 0;
  const rows = counts.map((n) => {
    const own = papers.slice(at, (at += n));
    return { own, height: Math.max(...own.map((it) => it.lines)) * LINE + EDGE };
  });
  const tall = rows.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let [from, top, lost] = [0, -tall / 2, 0];
  const set = rows.map(({ own, height }): PaperRow => {
    const width = Math.max(0, 2 * clear(top, top + height));
    const wanted = own.reduce((sum, it) => sum + wideOf(it) + GAP, -GAP);
    lost += Math.max(0, wanted - width) + (width < own.length * NARROW ? OUT_OF_SIGHT : 0);
    const row = { from, to: from + own.length, width, height };
    from = row.to;
    top += height + GAP;
    return row;
  });
  return { rows: set, lost };
}

/** Ways to divide papers among so many rows: evenly, or with more of them in the middle. */
function ways(n: number, rows: number): number[][] {
  const share = (weights: readonly number[]): number[] => {
    const all = weights.reduce((a, b) => a + b);
    let before = 0;
    let sum = 0;
    return weights.map((weight) => {
      sum += weight;
      const upTo = Math.round((n * sum) / all);
      const here = upTo - before;
      before = upTo;
      return here;
    });
  };
  const middle = (rows - 1) / 2;
  const round = Array.from({ length: rows }, (_, i) => 1 - (0.45 * Math.abs(i - middle)) / Math.max(1, middle));
  return [share(round.map(() => 1)), share(round)].filter((it) => it.every((own) => own > 0));
}

/** Rows of papers that cover no face and no name, with as few letters lost as possible. */
export function rowsOf(papers: readonly Paper[], clear: Clear): Set {
  let best: Set = { rows: [], lost: Infinity };
  for (let rows = 1; rows <= papers.length; rows++)
    for (const counts of ways(papers.length, rows)) {
      const set = inRows(papers, counts, clear);
      if (set.lost < best.lost - 0.01) best = set;
    }
  return best;
}
